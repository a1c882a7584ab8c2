import { expect, test } from 'vitest'
import { type Condition, eligibleTiers, type Facts } from './eligible.ts'

const facts: Facts = {
  missions: [
    { mission: 'REVIEW', total: 5, today: 1 },
    { mission: 'SHARE', total: 2, today: 2 },
  ],
  points: 12_50,
}
const condition = (type: Condition['type'], mission: Condition['mission'], minimum: number): Condition => ({
  prizeTier: 'GOLD',
  type,
  mission,
  minimum,
})

test.each([
  [condition('TOTAL', 'REVIEW', 5), true],
  [condition('TOTAL', 'REVIEW', 6), false],
  [condition('DAILY', 'REVIEW', 1), true],
  [condition('DAILY', 'REVIEW', 2), false],
  [condition('TOTAL', null, 7), true],
  [condition('DAILY', null, 4), false],
  [condition('TOTAL', 'CHECK_IN', 0), true],
  [condition('DAILY', 'CHECK_IN', 1), false],
  [condition('POINTS', null, 12.5), true],
  [condition('POINTS', null, 12.51), false],
])('%o holds: %s', (given, holds) => {
  expect(eligibleTiers([given], facts)).toEqual(holds ? ['GOLD'] : [])
})

test('the tiers keep the order of their conditions', () => {
  const given = [
    condition('TOTAL', null, 0),
    { ...condition('DAILY', 'SIGN_IN', 1), prizeTier: 'SILVER' as const },
    { ...condition('POINTS', null, 1), prizeTier: 'BRONZE' as const },
  ]
  expect(eligibleTiers(given, facts)).toEqual(['GOLD', 'BRONZE'])
})
