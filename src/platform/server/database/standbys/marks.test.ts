import { expect, test } from 'vitest'
import { Marks, mostBehind } from './marks.ts'

const at = (lsn: number, timeline = 1) => ({ timeline, lsn })

test('a standby must have what the primary had five seconds ago', () => {
  const marks = new Marks()
  for (let second = 0; second <= 20; second++) marks.note(at(second * 10), second * 1000)
  expect(marks.least(20_000)).toEqual(at(150))
  expect(marks.least(20_000 + mostBehind)).toEqual(at(200))
  expect(marks.least(20_001 + mostBehind)).toBeNull()
})

test('while nothing is written, a standby that has all of it is not behind', () => {
  const marks = new Marks()
  for (let second = 0; second <= 20; second++) marks.note(at(10), second * 1000)
  expect(marks.behind(at(10), 20_400)).toBe(400)
  expect(marks.least(20_400)).toEqual(at(10))
  expect(marks.behind(at(9), 20_400)).toBeNull()
})

test('what was reached on another timeline says nothing', () => {
  const marks = new Marks()
  marks.note(at(100), 0)
  marks.note(at(50, 2), 1000)
  expect(marks.least(1_500)).toEqual(at(50, 2))
  expect(marks.behind(at(1_000_000), 1_500)).toBeNull()
  expect(marks.behind(at(50, 2), 1_500)).toBe(500)
  // Restored from a backup: the log is shorter.
  marks.note(at(10, 2), 2000)
  expect(marks.least(2_500)).toEqual(at(10, 2))
})
