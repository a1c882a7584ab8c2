import { expect, test } from 'vitest'
import type { Locale } from '../../../../platform/shared/text.ts'
import { attachment, fileName, sheetName } from './file-name.ts'

const now = new Date('2026-11-21T17:30:00Z')
const list = {
  title: 'users_list_title',
  columns: { termStatus: { title: 'common_status', names: 'term_status', cell: () => null } },
} as const
const name = (filters: Record<string, string>, locale: Locale = 'vi') =>
  fileName(list, { locale, filters, format: 'XLSX' }, now)

test.each<[Record<string, string>, string]>([
  [{}, 'Người dùng 2026-11-22.xlsx'],
  [{ termStatus: 'BLOCKED' }, 'Người dùng (Bị chặn) 2026-11-22.xlsx'],
  [{ termStatus: 'BLOCKED.HIDDEN' }, 'Người dùng (Bị chặn, Bị ẩn) 2026-11-22.xlsx'],
  [{ query: 'Đặng Thị Ánh', termStatus: 'BLOCKED' }, 'Người dùng (Đặng Thị Ánh, Bị chặn) 2026-11-22.xlsx'],
  [{ createdAt: '2026-02-10_2026-02-12' }, 'Người dùng (2026-02-10_2026-02-12) 2026-11-22.xlsx'],
  [{ badgeId: '01998128-aa38-752e-91f8-759073984191' }, 'Người dùng (984191) 2026-11-22.xlsx'],
  [{ query: '../../etc/"passwd"\r\nx: y' }, 'Người dùng (etc passwd x y) 2026-11-22.xlsx'],
  [{ query: '\u202e*?' }, 'Người dùng 2026-11-22.xlsx'],
])('filters %j give %s', (filters, expected) => expect(name(filters)).toBe(expected))

test('a name is in the language of who asked', () => {
  expect(name({ termStatus: 'BLOCKED' }, 'en')).toBe('Users (Blocked) 2026-11-22.xlsx')
  expect([sheetName(list, 'vi'), sheetName(list, 'en')]).toEqual(['Người dùng', 'Users'])
})

test('a name is never long', () => {
  const long = name({ query: 'ạ'.repeat(200), a: 'B'.repeat(90), b: 'C'.repeat(90), c: 'D'.repeat(90) })
  expect(long.length).toBeLessThan(100)
  expect(long).toMatch(/^Người dùng \(ạ+….*…\) 2026-11-22\.xlsx$/)
})

test('the header of a download names it for every program', () => {
  expect(attachment('Đã chặn (100 % "ổn") 😀.csv')).toBe(
    'attachment; filename="Da chan (100 _ _on_) __.csv"; filename*=UTF-8\'\'%C4%90%C3%A3%20ch%E1%BA%B7n%20%28100%20%25%20%22%E1%BB%95n%22%29%20%F0%9F%98%80.csv',
  )
})
