import { expect, test } from 'vitest'
import { award, type AwardingRule, type Facts } from './award.ts'

const rule = (given: Partial<AwardingRule>): AwardingRule => ({
  id: 'r',
  version: 1,
  type: 'ACTION',
  actionType: 'CREATE_POST',
  points: 200,
  numbers: {},
  ...given,
})
const facts = (given: Partial<Facts>): Facts => ({ kind: 'CREATE_POST', earned: 0, postsToday: 0, ...given })
const limit = rule({
  id: 'limit',
  type: 'LIMITATION',
  actionType: 'POSTS_PER_DAY',
  points: 0,
  numbers: {
    unlimitedPostsPerDayWhenTrustedPointGreaterThan: 2000,
    maxTenPostsPerDayWhenTrustedPointLessThan: 2000,
    maxFivePostsPerDayWhenTrustedPointLessThan: 500,
  },
})
const review = (given: Partial<AwardingRule['numbers']> = {}) =>
  rule({
    type: 'PROOF_OF_RATING',
    actionType: 'REVIEW_PLACE',
    points: 500,
    numbers: {
      postContentLength: 100,
      totalPlaceReviewsFrom: 0,
      totalPlaceReviewsTo: 9,
      newPlaceCoefficient: 2,
      adjustPointPercent: 100,
      ...given,
    },
  })
const reviewed = (given: Partial<Facts> = {}) =>
  facts({ kind: 'REVIEW_PLACE', length: 100, hasPicture: true, reviewsBefore: 3, ...given })

test('all rules about the kind of an action apply, and no others', () => {
  const rules = [rule({}), rule({ points: 50 }), rule({ actionType: 'LIKE_POST' })]
  expect(award(rules, facts({})).amount).toBe(250)
})

test.each([
  ['the fifth post of somebody below 500 points', 49_999, 4, 200],
  ['the sixth', 49_999, 5, 0],
  ['the sixth of somebody with 500', 50_000, 5, 200],
  ['the tenth', 50_000, 9, 200],
  ['the eleventh', 50_000, 10, 0],
  ['the eleventh of somebody with 2 000', 200_000, 10, 0],
  ['the eleventh of somebody with more than 2 000', 200_001, 10, 200],
])('%s gives what it should', (_, earned, postsToday, amount) => {
  expect(award([rule({}), limit], facts({ earned, postsToday })).amount).toBe(amount)
})

test('the limit of a day is for posts alone', () => {
  const like = rule({ actionType: 'LIKE_POST', points: 10 })
  expect(award([like, limit], facts({ kind: 'LIKE_POST', postsToday: 50 })).amount).toBe(10)
})

test.each([
  [{}, 500, 'applies'],
  [{ reviewsBefore: 0 }, 1000, 'applies'],
  [{ reviewsBefore: 9 }, 500, 'applies'],
  [{ reviewsBefore: 10 }, 0, 'outside_reviews'],
  [{ length: 99 }, 0, 'too_short'],
  [{ hasPicture: false }, 0, 'no_picture'],
] as const)('a review with %j gives %d: %s', (given, amount, because) => {
  expect(award([review()], reviewed(given)).judged).toMatchObject([{ amount, because }])
})

test('percentages round half up to hundredths, once', () => {
  expect(award([review({ adjustPointPercent: 33 })], reviewed()).amount).toBe(165)
  const odd = { ...review({ adjustPointPercent: 50 }), points: 1001 }
  expect(award([odd], reviewed()).amount).toBe(501)
})

test('no act costs points, whatever a rule says', () => {
  const taking = rule({ id: 'taking', points: -500 })
  const { amount, judged } = award([rule({ points: 200 }), taking], facts({}))
  expect([amount, judged.map(({ because }) => because)]).toEqual([200, ['applies', 'gives_nothing']])
})

test.each([
  [0, 100],
  [49_900, 100],
  [50_000, 110],
  [199_900, 110],
  [200_000, 125],
])('of rules with ranges the one that contains %d hundredths applies', (earned, percent) => {
  const ranges = [
    [0, 499, 100],
    [500, 1999, 110],
    [2000, null, 125],
  ] as const
  const rules = ranges.map(([trustedPointsFrom, trustedPointsTo, engagementAdjustPercent]) =>
    rule({
      type: 'ENGAGEMENT_MULTIPLICATION',
      actionType: 'POPULAR_POST',
      points: 300,
      numbers: { trustedPointsFrom, trustedPointsTo, engagementAdjustPercent },
    }),
  )
  expect(award(rules, facts({ kind: 'POPULAR_POST', earned })).amount).toBe(3 * percent)
})

test('a review of which only its being written is known gives what needs no more', () => {
  const { amount, judged } = award(
    [review(), rule({ id: 'plain', actionType: 'REVIEW_PLACE', points: 30 })],
    facts({ kind: 'REVIEW_PLACE' }),
  )
  expect(amount).toBe(30)
  expect(judged.map(({ because }) => because)).toEqual(['facts_unknown', 'applies'])
})
