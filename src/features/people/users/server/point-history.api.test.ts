import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { addUpPoints } from '../../../../../database/demo/add-up-points.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aPost, aPointRule, points } = factories(server.db)
const client = server.as(await anAdmin())

const history = `query ($userId: ID!, $limit: Int, $page: Int, $after: ID, $groupByEarnedAt: Boolean, $filterDate: Day, $filterRange: DayRange) {
  getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, after: $after, groupByEarnedAt: $groupByEarnedAt, filterDate: $filterDate, filterRange: $filterRange) {
    counter items { _id earnedPoints earnedAt changedCount cause postId trustedPointConfigs { description points trustedPointsFrom } additionalData { walletExchangeHistory { hash } } user { _id point earnedPoints } } } }`
const person = await aUser()
const ask = async (variables: object = {}) =>
  (await client.data(history, { userId: person.id, ...variables })).getEarnedPointHistories as {
    counter: number
    items: { _id: string; earnedPoints: number; earnedAt: string; changedCount: number | null; postId: string | null }[]
  }

const rule = await aPointRule('Viết đánh giá', 550)
const post = await aPost()
// Around the local midnights of 9, 10 and 11 March; the third day has an entry that is not earned.
const entries = [
  await points(person.id, 1_050, {
    created_at: new Date('2026-03-09T16:59:59.999Z'),
    config_id: rule.id,
    post_id: post.id,
  }),
  await points(person.id, 25, { created_at: new Date('2026-03-09T17:00:00.000Z') }),
  await points(person.id, 10, { created_at: new Date('2026-03-10T16:59:59.999Z'), exchange_hash: '0xfeed' }),
  await points(person.id, 20, { created_at: new Date('2026-03-10T16:59:59.999Z') }),
  await points(person.id, 3_000, { created_at: new Date('2026-03-10T17:00:00.000Z') }),
  await points(person.id, -500, {
    created_at: new Date('2026-03-11T03:00:00.000Z'),
    earned: false,
    cause: 'VOUCHER',
    other_account: 'VOUCHERS',
  }),
]
await points((await aUser()).id, 99_900, { created_at: new Date('2026-03-10T03:00:00Z') })
const earned = entries
  .filter((entry) => entry.earned)
  .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))

describe('point history by entry', () => {
  test('lists the earned entries, newest first, with rule, post and exchange', async () => {
    const { counter, items } = await ask()
    expect(counter).toBe(earned.length)
    expect(items.map((item) => item._id)).toEqual(earned.map((entry) => entry.id))
    expect(items.at(-1)).toEqual({
      _id: entries[0]!.id,
      earnedPoints: 10.5,
      earnedAt: '2026-03-09T16:59:59.999Z',
      changedCount: null,
      cause: 'RULE',
      postId: post.id,
      trustedPointConfigs: [{ description: 'Viết đánh giá', points: 5.5, trustedPointsFrom: null }],
      additionalData: null,
      user: { _id: person.id, point: 36.05, earnedPoints: 41.05 },
    })
    expect(items.find((item) => item._id === entries[2]!.id)).toMatchObject({
      additionalData: { walletExchangeHistory: { hash: '0xfeed' } },
      trustedPointConfigs: [],
    })
  })

  test('continues by page or after an entry, even between two with the same time', async () => {
    for (let page = 1; page <= 3; page++) {
      expect((await ask({ limit: 2, page })).items.map((item) => item._id)).toEqual(
        earned.slice(page * 2 - 2, page * 2).map((entry) => entry.id),
      )
    }
    for (let i = 0; i < earned.length; i++) {
      expect((await ask({ limit: 2, after: earned[i]!.id })).items.map((item) => item._id)).toEqual(
        earned.slice(i + 1, i + 3).map((entry) => entry.id),
      )
    }
  })

  test('has ten entries per page by default, at most a hundred', async () => {
    const many = await aUser()
    for (let i = 0; i < 12; i++) await points(many.id, 100)
    expect((await ask({ userId: many.id })).items).toHaveLength(10)
    expect((await client.refusal(history, { userId: person.id, limit: 101 })).fields).toEqual([
      { field: 'limit', message: 'must be at most 100', reason: 'platform_text_at_most', params: { max: 100 } },
    ])
  })
})

describe('for a day or a range of days', () => {
  test.each([
    ['one day', { filterDate: '2026-03-10' }, [1, 2, 3]],
    ['a range, both days included', { filterRange: { from: '2026-03-09', to: '2026-03-10' } }, [0, 1, 2, 3]],
    ['from a day on', { filterRange: { from: '2026-03-11' } }, [4]],
    ['up to a day', { filterRange: { to: '2026-03-09' } }, [0]],
    ['a day without any', { filterDate: '2026-03-12' }, []],
  ])('uses local days: %s', async (_, filter, included) => {
    const { counter, items } = await ask(filter)
    expect(items.map((item) => item._id).toSorted()).toEqual(included.map((i) => entries[i]!.id).toSorted())
    expect(counter).toBe(included.length)
    const days = await ask({ ...filter, groupByEarnedAt: true })
    expect(days.items.reduce((sum, day) => sum + day.changedCount!, 0)).toBe(included.length)
  })
})

test.each([
  ['filterRange', { filterDate: '2026-03-10', filterRange: { from: '2026-03-10' } }],
  ['after', { after: noId, groupByEarnedAt: true }],
])('refuses a %s that would be ignored', async (field, given) => {
  expect(await client.refusal(history, { userId: person.id, ...given })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field }],
  })
})

describe('point history by day', () => {
  test('adds up what was earned on each local day, and the number of entries', async () => {
    const { counter, items } = await ask({ groupByEarnedAt: true, limit: 10_000 })
    expect(counter).toBe(3)
    expect(items.map(({ earnedPoints, earnedAt, changedCount }) => ({ earnedPoints, earnedAt, changedCount }))).toEqual(
      [
        { earnedPoints: 30, earnedAt: '2026-03-10T17:00:00.000Z', changedCount: 1 },
        { earnedPoints: 0.55, earnedAt: '2026-03-09T17:00:00.000Z', changedCount: 3 },
        { earnedPoints: 10.5, earnedAt: '2026-03-08T17:00:00.000Z', changedCount: 1 },
      ],
    )
  })

  test('returns up to 10 000 days at once, and refuses more', async () => {
    const old = await aUser()
    await server.asOwner(async (owner) => {
      await sql`insert into point_entries (id, user_id, other_account, cause, amount, earned, created_at)
        select gen_random_uuid(), ${old.id}, 'REWARDS', 'RULE', 100, true, timestamptz '1995-01-01' + make_interval(days => i)
        from generate_series(1, 10010) i`.execute(owner)
      await addUpPoints(owner)
    })
    const { counter, items } = await ask({ userId: old.id, groupByEarnedAt: true, limit: 10_000 })
    expect({ counter, rows: items.length }).toEqual({ counter: 10_010, rows: 10_000 })
    expect((await client.refusal(history, { userId: old.id, groupByEarnedAt: true, limit: 10_001 })).fields).toEqual([
      { field: 'limit', message: 'must be at most 10000', reason: 'platform_text_at_most', params: { max: 10000 } },
    ])
  }, 60_000)
})

describe('the ledger', () => {
  test('keeps balance, total earned and day rows equal to the sum of the entries under concurrent writers', async () => {
    const target = await aUser()
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        points(
          target.id,
          i % 3 ? 7 : -3,
          i % 3 ? {} : { earned: false, cause: 'CORRECTION', other_account: 'CORRECTIONS' },
        ),
      ),
    )
    const { point, earnedPoints } = (await client.data(`{ cmsGetUser(userId: "${target.id}") { point earnedPoints } }`))
      .cmsGetUser
    expect({ point, earnedPoints }).toEqual({ point: 1.1, earnedPoints: 1.4 })
    const days = await ask({ userId: target.id, groupByEarnedAt: true })
    expect(days.items.reduce((sum, day) => sum + Math.round(day.earnedPoints * 100), 0)).toBe(140)
  })

  test('has two sides that sum to zero', async () => {
    const { rows } = await sql<{
      entry_id: string
    }>`select entry_id from point_sides group by entry_id having sum(amount) <> 0 or count(*) <> 2`.execute(server.db)
    expect(rows).toEqual([])
  })
})
