import { beforeEach, expect, test, vi } from 'vitest'

let kept: Map<string, string>
const tab = async () => {
  vi.resetModules()
  return import('./read-after.ts')
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('the greatest token is sent, whatever the order in which answers come', async () => {
  const { heardReadAfter, readAfter } = await tab()
  expect(readAfter()).toBeUndefined()
  heardReadAfter('b')
  heardReadAfter('a')
  heardReadAfter(null)
  expect(readAfter()).toBe('b')
})

test('other tabs send it too, also after the page was loaded again', async () => {
  const first = await tab()
  const second = await tab()
  first.heardReadAfter('b')
  expect(second.readAfter()).toBe('b')
  second.heardReadAfter('c')
  expect(first.readAfter()).toBe('c')
  expect((await tab()).readAfter()).toBe('c')
})

test('after a minute it says nothing, and a smaller one may follow: the database was restored', async () => {
  const { heardReadAfter, readAfter } = await tab()
  heardReadAfter('b')
  vi.advanceTimersByTime(60_000)
  expect(readAfter()).toBeUndefined()
  heardReadAfter('a')
  expect(readAfter()).toBe('a')
})

test('what is kept and cannot be read is as none', async () => {
  const { readAfter } = await tab()
  for (const broken of ['', 'null', '{', '[]', '{"token":1,"at":2}']) {
    kept.set('readAfter', broken)
    expect(readAfter()).toBeUndefined()
  }
})
