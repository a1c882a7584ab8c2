import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

const now = new Date('2026-11-21T17:30:00Z')
const name = (filters: Record<string, string>, list = 'User') => fileName({ list, filters, format: 'XLSX' }, now)

test.each<[Record<string, string>, string]>([
  [{}, 'users-2026-11-22.xlsx'],
  [{ termStatus: 'BLOCKED' }, 'users-BLOCKED-2026-11-22.xlsx'],
  [{ query: 'Đặng Thị Ánh', group: 'STAFF' }, 'users-dang-thi-anh-STAFF-2026-11-22.xlsx'],
  [{ createdAt: '2026-02-10_2026-02-12' }, 'users-2026-02-10_2026-02-12-2026-11-22.xlsx'],
  [{ badgeId: '01998128-aa38-752e-91f8-759073984191' }, 'users-984191-2026-11-22.xlsx'],
  [{ query: '../../etc/"passwd"\r\nx: y' }, 'users-etc-passwd-x-y-2026-11-22.xlsx'],
  [{ query: '검색 🌊' }, 'users-2026-11-22.xlsx'],
])('filters %j give %s', (filters, expected) => expect(name(filters)).toBe(expected))

test('a name is never long, and never ends in a sign', () => {
  const long = name({ query: 'ạ'.repeat(200), a: 'B'.repeat(90), b: 'C'.repeat(90), c: 'D'.repeat(90) })
  expect(long.length).toBeLessThan(150)
  expect(long).toMatch(/[a-zA-Z]-2026-11-22\.xlsx$/)
})
