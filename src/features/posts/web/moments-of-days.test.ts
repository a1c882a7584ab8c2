import { expect, test } from 'vitest'
import { dayOf } from '../../../platform/shared/day.ts'
import { momentsOfDays } from './moments-of-days.ts'

test('sends noon UTC of the chosen days, which the server reads as those very days', () => {
  const { from, to } = momentsOfDays('2026-02-28_2026-03-01')
  expect([from, to]).toEqual(['2026-02-28T12:00:00.000Z', '2026-03-01T12:00:00.000Z'])
  expect([dayOf(new Date(from)), dayOf(new Date(to))]).toEqual(['2026-02-28', '2026-03-01'])
})
