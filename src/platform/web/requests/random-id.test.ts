import { afterEach, expect, test, vi } from 'vitest'
import { isId } from '../../shared/list.ts'
import { randomId } from './random-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('an id is a UUID of version 4, also without crypto.randomUUID (plain http)', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: <T extends Uint8Array<ArrayBuffer>>(bytes: T) => crypto.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 100 }, randomId)
  expect(ids.filter((id) => isId(id) && /^.{14}4.{4}[89ab]/.test(id))).toEqual(ids)
  expect(new Set(ids).size).toBe(100)
})
