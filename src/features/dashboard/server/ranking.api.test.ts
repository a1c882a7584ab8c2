import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import type { Tables } from '../../../../database/tables.ts'
import { pageOfLikely } from './ranking-likely.queries.ts'
import { extentOf, pageOfAll, ranked } from './ranking.queries.ts'
import {
  creatorReportRanking,
  type OpenRange,
  pointRanking,
  type RankedRow,
  type Ranking,
  referralRanking,
} from './ranking.ts'

const server = await startServer()
const { db } = server
const make = factories(db)

/** So many that only the likely are worth adding up. */
const people = 6000

/** A whole number below `below`, drawn by an expression: the same in every run. */
const drawn = (of: string, below: number) => sql.raw(`abs(hashint4(${of}) % ${below})`)

/** The people, numbered from 1. */
const numbered = sql`(select id, row_number() over (order by id)::int as n from users where password_hash = 'x')`

// Days from 15 January to 15 March 2026: three calendar months, of which February is whole.
const first = '2026-01-15'
const last = '2026-03-15'

beforeAll(async () => {
  await sql`
    insert into users (id, phone_number, password_hash, full_name, gender, country_code, created_at)
    select overlay(gen_random_uuid()::text placing lpad(to_hex(n), 8, '0') from 1 for 8)::uuid,
      '+8491' || lpad(n::text, 7, '0'), 'x', 'Người ' || n, 'OTHER', 'VN', '2025-06-01'
    from generate_series(1, ${people}::int) n`.execute(db)
  // A few earn much, most little, each on some of the days.
  await sql`
    insert into point_entries (id, user_id, other_account, cause, amount, earned, created_at)
    select gen_random_uuid(), u.id, 'REWARDS', 'RULE', 10 + 100000 / (1 + ${drawn('n * 7 + j', 900)}), j % 5 <> 4,
      timestamptz '2026-01-15 12:00+07' + ${drawn('n * 13 + j * j', 60)} * interval '1 day'
    from ${numbered} u, generate_series(1, 9) j
    where j <= 3 + n % 7`.execute(db)
  // Forty bring many, most of the others one.
  await sql`
    update users set referred_by = by.id,
        created_at = timestamptz '2026-01-15 12:00+07' + ${drawn('mine.n * 5', 60)} * interval '1 day'
      from ${numbered} mine join ${numbered} by on by.n = case when mine.n <= 1500 then 1 + mine.n % 40 else mine.n - 1000 end
      where users.id = mine.id`.execute(db)
  await sql`
    insert into reports (id, model, target_id, type, created_by, created_at)
    select gen_random_uuid(), 'USER', t.id, 'SPAM', r.id,
      timestamptz '2026-01-15 12:00+07' + ${drawn('t.n * 3 + r.n', 60)} * interval '1 day'
    from ${numbered} t join ${numbered} r on r.n <= 1 + 60 / (1 + t.n % 500) and r.id <> t.id`.execute(db)
}, 120_000)

/** The same, counted from the records themselves. */
async function recounted(ranking: Ranking, { from, to }: OpenRange): Promise<RankedRow[]> {
  const within = sql`local_day(created_at) between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
  const counted = {
    point: sql`select user_id as person, sum(amount)::bigint as figure, count(*) as beside from point_entries where earned and ${within}`,
    referral: sql`select referred_by as person, count(*) as figure, 0 as beside from users where referred_by is not null and ${within}`,
    creator_report: sql`select target_id as person, count(*) as figure, 0 as beside from reports where ${within}`,
  }[ranking.name]
  return (await sql<RankedRow>`${counted} group by 1 order by 2 desc, 1`.execute(db)).rows
}

const ranges: readonly [string, OpenRange][] = [
  ['a day', { from: '2026-02-03', to: '2026-02-03' }],
  ['two days', { from: '2026-01-31', to: '2026-02-01' }],
  ['a week', { from: '2026-02-20', to: '2026-02-26' }],
  ['a calendar month', { from: '2026-02-01', to: '2026-02-28' }],
  ['a month across two', { from: '2026-01-20', to: '2026-02-19' }],
  ['a month across three', { from: '2026-01-31', to: '2026-03-02' }],
  ['nearly everything', { from: '2026-01-16', to: '2026-03-14' }],
  ['everything', { from: first, to: last }],
  ['more than everything', { from: '2020-08-26', to: '2030-01-01' }],
  ['an open beginning', { from: null, to: '2026-02-10' }],
  ['an open end', { from: '2026-02-10', to: null }],
  ['no bounds', { from: null, to: null }],
  ['days before all', { from: '2024-01-01', to: '2024-12-31' }],
  ['days after all', { from: '2027-01-01', to: '2027-01-31' }],
]

describe.each([pointRanking, referralRanking, creatorReportRanking])('the ranking $name', (ranking) => {
  test.each(ranges)('of %s is what the records add up to, on every page', async (_, range) => {
    const all = await recounted(ranking, range)
    const pages = [
      { limit: 10, offset: 0 },
      { limit: 1, offset: 0 },
      { limit: 10, offset: 10 },
      { limit: 100, offset: 0 },
      { limit: 37, offset: Math.floor(all.length / 2) },
      { limit: 10, offset: Math.max(0, all.length - 4) },
      { limit: 10, offset: all.length },
      { limit: 10, offset: 100_000_000 },
    ]
    for (const page of pages) {
      const { items, total } = ranked(db, ranking, range, page)
      expect(await items(), JSON.stringify(page)).toEqual(all.slice(page.offset, page.offset + page.limit))
      expect(await total()).toBe(all.length)
    }
  })

  test('adds up only the likely where that costs less, and finds the same', async () => {
    const found: string[] = []
    for (const [name, range] of ranges) {
      const extent = await extentOf(db, ranking, range)
      if (!extent) continue
      for (const page of [
        { limit: 10, offset: 0 },
        { limit: 10, offset: 10 },
      ]) {
        const likely = await pageOfLikely(db, ranking, extent, page)
        if (!likely) continue
        found.push(name)
        expect(likely, name).toEqual(await pageOfAll(db, ranking, extent, page))
      }
    }
    expect(found).toContain('nearly everything')
  })
})

test('what was taken back between the guess and the page is found out', async () => {
  const extent = (await extentOf(db, referralRanking, { from: '2026-01-16', to: '2026-03-14' }))!
  // The forty who brought many: with one of them gone, the last of the page has less than was guessed.
  const page = { limit: 40, offset: 0 }
  const before = await pageOfLikely(db, referralRanking, extent, page)
  expect(before).toHaveLength(40)
  const meanwhile: Kysely<Tables> = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows[0] && 'least' in result.rows[0])
        await db.updateTable('users').set({ referred_by: null }).where('referred_by', '=', before![0]!.person).execute()
      return result
    },
  })
  expect(await pageOfLikely(meanwhile, referralRanking, extent, page)).toBeUndefined()
})

test('nobody earns less than nothing', async () => {
  const { id } = await make.aUser()
  await expect(make.points(id, -5, { earned: true })).rejects.toThrow('point_entries_earned_is_gained')
  await make.points(id, -5, { earned: false, cause: 'CORRECTION', other_account: 'CORRECTIONS' })
})
