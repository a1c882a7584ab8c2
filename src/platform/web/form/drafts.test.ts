import { beforeEach, expect, test } from 'vitest'
import { draftLifetime, keepDrafts, withoutSecrets } from './drafts.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size
  },
}
let clock = 0
const drafts = keepDrafts({ storage, now: () => clock })

beforeEach(() => {
  stored.clear()
  clock = 1_000
})

test('a draft is taken once, by its person, for its form', () => {
  drafts.keep('an', '/posts/create', { title: 'Phở' })
  expect(drafts.take('binh', '/posts/create')).toBeUndefined()
  expect(drafts.take('an', '/users/create')).toBeUndefined()
  expect(drafts.take('an', '/posts/create')).toEqual({ values: { title: 'Phở' }, at: 1_000 })
  expect(drafts.take('an', '/posts/create')).toBeUndefined()
})

test('a draft expires after half a day', () => {
  drafts.keep('an', 'form', { a: 1 })
  clock += draftLifetime
  expect(drafts.waiting('an')).toEqual([])
  expect(drafts.take('an', 'form')).toBeUndefined()
})

test('drafts of other people are deleted when somebody signs in', () => {
  stored.set('theme', 'dark')
  drafts.keep('an', 'form', { a: 1 })
  drafts.keep('binh', 'form', { b: 2 })
  drafts.dropOthers('binh')
  expect([...stored.keys()]).toEqual(['theme', 'draft binh form'])
  drafts.dropAll()
  expect([...stored.keys()]).toEqual(['theme'])
})

test('lists the titles of dialogs with drafts', () => {
  drafts.keep('an', '/users/create', { a: 1 })
  drafts.keep('an', 'dialog 7', { a: 1 }, 'Edit Config')
  expect(drafts.waiting('an')).toEqual(['Edit Config'])
})

test('passwords, codes and anything but plain data are never stored', () => {
  const values = {
    fullName: 'An',
    countryCode: 'VN',
    tags: ['a', 1],
    password: 'x',
    passwordConfirm: 'x',
    currentPassword: 'x',
    code: '123456',
    recoveryCode: 'x',
    file: new Date(0),
    nothing: undefined,
    nested: { secret: 'x' },
  }
  expect(withoutSecrets(values)).toEqual({ fullName: 'An', countryCode: 'VN', tags: ['a', 1] })
  drafts.keep('an', 'form', { password: 'x' })
  expect(stored.size).toBe(0)
})

test('full storage and malformed drafts cause no error', () => {
  const full = keepDrafts({ storage: { ...storage, length: 0, setItem: thrown }, now: () => 0 })
  expect(() => full.keep('an', 'form', { a: 1 })).not.toThrow()
  stored.set('draft an form', '{')
  expect(drafts.take('an', 'form')).toBeUndefined()
})

function thrown(): never {
  throw new Error('QuotaExceededError')
}
