import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRange, changeRange, mostInvited, problemsOf, type ReferralRange, removeRange } from './referral.ranges.ts'

const length = fc.integer({ min: 1, max: 1_000 })

/** Valid ranges, with and without gaps between them. */
const ranges = fc
  .array(fc.record({ gap: fc.nat(5), length, points: fc.nat(10_000) }), { minLength: 1, maxLength: 20 })
  .map((parts) => {
    let last = 0
    return parts.map(({ gap, length, points }): ReferralRange => {
      const invitedFrom = last + 1 + gap
      last = invitedFrom + length
      return { invitedFrom, invitedTo: last, points, description: '' }
    })
  })
const placeIn = (given: readonly ReferralRange[]) => fc.nat(given.length - 1)
const rangesAndPlace = ranges.chain((given) => fc.tuple(fc.constant(given), placeIn(given)))

const range = (invitedFrom: number, invitedTo: number, points = 0): ReferralRange => ({
  invitedFrom,
  invitedTo,
  points,
  description: '',
})
const reasonsOf = (given: readonly ReferralRange[]) =>
  problemsOf(given).map(({ index, part, reason }) => `${index} ${part} ${reason.replace('trusted_points_text_', '')}`)

test('ranges that follow one another can be saved, whatever their lengths and gaps', () => {
  fc.assert(
    fc.property(ranges, (given) => {
      expect(problemsOf(given)).toEqual([])
    }),
  )
})

test('an end moves the start of the next range, a start the end of the one before, and nothing else moves', () => {
  fc.assert(
    fc.property(rangesAndPlace, fc.integer({ min: 2, max: 100_000 }), ([given, at], value) => {
      const ended = changeRange(given, at, { invitedTo: value })
      expect(ended[at]).toEqual({ ...given[at], invitedTo: value })
      if (at + 1 < given.length) expect(ended[at + 1]).toEqual({ ...given[at + 1], invitedFrom: value + 1 })
      expect(ended.toSpliced(at, 2)).toEqual(given.toSpliced(at, 2))

      const started = changeRange(given, at, { invitedFrom: value })
      expect(started[at]).toEqual({ ...given[at], invitedFrom: value })
      if (at > 0) expect(started[at - 1]).toEqual({ ...given[at - 1], invitedTo: value - 1 })
      const first = Math.max(at - 1, 0)
      expect(started.toSpliced(first, at - first + 1)).toEqual(given.toSpliced(first, at - first + 1))
    }),
  )
})

test('a boundary that leaves its own range and the neighbour some room leaves ranges that can be saved', () => {
  fc.assert(
    fc.property(rangesAndPlace, fc.nat(2_000), ([given, at], beyond) => {
      const { invitedFrom } = given[at]!
      const next = given[at + 1]
      const most = next ? next.invitedTo - 2 : mostInvited
      const end = Math.min(invitedFrom + 1 + beyond, most)
      fc.pre(end > invitedFrom)
      expect(problemsOf(changeRange(given, at, { invitedTo: end }))).toEqual([])
    }),
  )
})

test('adding and removing keep ranges that can be saved', () => {
  fc.assert(
    fc.property(rangesAndPlace, ([given, at]) => {
      expect(problemsOf(addRange(given))).toEqual([])
      expect(problemsOf(removeRange(given, at))).toEqual([])
      expect(removeRange(given, at)).toHaveLength(given.length - 1)
    }),
  )
})

test('points change no boundary', () => {
  expect(changeRange([range(1, 10), range(11, 20)], 0, { points: 5 })).toEqual([range(1, 10, 5), range(11, 20)])
})

test('the first range starts at 1, and of a removed one the next takes the start', () => {
  expect(addRange([])).toEqual([range(1, 2)])
  expect(removeRange([range(1, 10), range(11, 20), range(21, 30)], 1)).toEqual([range(1, 10), range(11, 30)])
  expect(removeRange([range(1, 10), range(11, 20)], 1)).toEqual([range(1, 10)])
})

test.each<[string, ReferralRange[], string[]]>([
  ['a start below 1', [range(0, 5)], ['0 invitedFrom start_positive']],
  ['a start that is not whole', [range(1.5, 5)], ['0 invitedFrom start_positive']],
  ['an end that is not whole', [range(1, 5.5)], ['0 invitedTo end_positive']],
  ['an end that is no number', [range(1, Number.NaN)], ['0 invitedTo end_positive']],
  ['an end at its start', [range(5, 5)], ['0 invitedTo end_after_start']],
  ['a start at the previous end', [range(1, 5), range(5, 9)], ['1 invitedFrom start_after_previous']],
  ['points below 0', [range(1, 5, -0.01)], ['0 points points_not_negative']],
  ['points that are no number', [range(1, 5, Number.NaN)], ['0 points points_not_negative']],
  ['an end beyond what can be stored', [range(1, 99_999_999_999)], ['0 invitedTo too_large']],
  [
    'a start beyond what can be stored',
    [range(mostInvited + 1, mostInvited)],
    ['0 invitedFrom too_large', '0 invitedTo end_after_start'],
  ],
])('%s is refused where it is', (_, given, problems) => expect(reasonsOf(given)).toEqual(problems))
