import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addRange,
  closeRanges,
  faultyPart,
  parseRanges,
  problemsOf,
  type Range,
  removeRange,
  setEnd,
  setStart,
  setValue,
  writeRanges,
} from './config.ranges.ts'

const whole = fc.integer({ min: 1, max: 1_000_000 })

/** Ranges without gap or overlap: a start, then lengths. */
const ranges = fc
  .tuple(fc.nat(1_000), fc.array(fc.record({ length: whole, value: fc.integer() }), { minLength: 1, maxLength: 20 }))
  .map(([first, parts]) => {
    let start = first
    return parts.map(({ length, value }): Range => {
      const range = { start, end: start + length, value }
      start = range.end
      return range
    })
  })

test('written ranges parse to the same ranges', () => {
  fc.assert(
    fc.property(ranges, (given) => {
      expect(parseRanges(writeRanges(given))).toEqual({ ok: true, ranges: given })
    }),
  )
})

test('parsing never throws, and parsed ranges survive writing and parsing again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9:;-]{0,30}$/)), (text) => {
      const parsed = parseRanges(text)
      if (parsed.ok) expect(parseRanges(writeRanges(parsed.ranges))).toEqual(parsed)
    }),
  )
})

type Edit = (given: Range[]) => Range[]
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant<Edit>(addRange),
  fc.nat(20).map(
    (i): Edit =>
      (given) =>
        removeRange(given, i),
  ),
  fc.tuple(fc.nat(20), fc.integer()).map(
    ([i, value]): Edit =>
      (given) =>
        setValue(given, i, value),
  ),
  fc.tuple(fc.nat(20), fc.nat(2_000_000)).map(
    ([i, end]): Edit =>
      (given) =>
        setEnd(given, i, end),
  ),
  fc.tuple(fc.nat(20), fc.nat(2_000_000)).map(
    ([i, start]): Edit =>
      (given) =>
        setStart(given, i, start),
  ),
)

test('no edit leaves a gap or an overlap', () => {
  fc.assert(
    fc.property(ranges, fc.array(edit, { maxLength: 30 }), (given, edits) => {
      const edited = edits.reduce((now, change) => change(now), given)
      expect(problemsOf(edited).filter(({ kind }) => kind !== 'empty')).toEqual([])
    }),
  )
})

test('a new range starts at the previous end, and editing an end moves the next start', () => {
  const two = addRange(addRange([]))
  expect(two).toEqual([
    { start: 0, end: 1, value: 0 },
    { start: 1, end: 2, value: 0 },
  ])
  expect(setEnd(two, 0, 10)[1]).toEqual({ start: 10, end: 2, value: 0 })
})

test('closeRanges turns any ranges into a valid value', () => {
  const loose = fc.array(fc.record({ start: fc.nat(10_000), end: fc.nat(10_000), value: fc.integer() }), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(loose, (given) => {
      expect(problemsOf(closeRanges(given))).toEqual([])
    }),
  )
})

test.each([
  ['0-10:1;12-20:2', 'gap'],
  ['0-10:1;8-20:2', 'overlap'],
  ['10-10:1', 'empty'],
  ['0-10:1;', 'unreadable'],
  ['0-10:1.5', 'unreadable'],
  ['', 'unreadable'],
])('refuses %s because of its %s', (text, kind) => {
  const parsed = parseRanges(text)
  expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.kind)).toContain(kind)
})

test.each<[Range, string[]]>([
  [{ start: 0, end: 10, value: 1.5 }, ['value']],
  [{ start: 0.5, end: 10, value: 1 }, ['start']],
  [{ start: 0, end: 1e20, value: 1 }, ['end']],
  [{ start: -1, end: 10, value: -1 }, ['start']],
  [{ start: 0, end: Number.NaN, value: Number.NaN }, ['end', 'value']],
  [{ start: 10, end: 10, value: 1 }, ['end']],
  [{ start: 12, end: 10.5, value: 1.5 }, ['end', 'value', 'end']],
])('of %j only the faulty fields are marked', (range, parts) => {
  const problems = problemsOf([range, { start: range.end, end: range.end + 10, value: 0 }])
  expect(problems.filter(({ index }) => index === 0).map(faultyPart)).toEqual(parts)
})

test('a value that is not whole is written as it was typed, so that the server refuses it', () => {
  expect(writeRanges([{ start: 0, end: 10, value: 1.5 }])).toBe('0-10:1.5')
})
