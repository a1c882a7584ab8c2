import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { lock } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { addUpPoints } from '../../../../../database/demo/add-up-points.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { ranked, type RankingQuery } from './ranking.ts'
import { creatorReportRanking, pointRanking, type RankedRow, type Ranking, referralRanking } from './ranking.values.ts'

type Range = Pick<RankingQuery, 'from' | 'to'>

const server = await startServer()
const { db } = server
const make = factories(db)

const people = 600

/** A whole number smaller than `below`, derived from an expression: the same in every run. */
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
  // A few people earn much, most earn little, each on some of the days.
  await server.asOwner(async (owner) => {
    await sql`
    insert into point_entries (id, user_id, other_account, cause, amount, earned, created_at)
    select gen_random_uuid(), u.id, 'REWARDS', 'RULE', 10 + 100000 / (1 + ${drawn('n * 7 + j', 90)}), j % 5 <> 4,
      timestamptz '2026-01-15 12:00+07' + ${drawn('n * 13 + j * j', 60)} * interval '1 day'
    from ${numbered} u, generate_series(1, 9) j
    where j <= 3 + n % 7`.execute(owner)
    await addUpPoints(owner)
  })
  // Twenty people bring many others; most of the rest bring one.
  await sql`
    update users set referred_by = by.id,
        created_at = timestamptz '2026-01-15 12:00+07' + ${drawn('mine.n * 5', 60)} * interval '1 day'
      from ${numbered} mine join ${numbered} by on by.n = case when mine.n <= 200 then 1 + mine.n % 20 else mine.n - 150 end
      where users.id = mine.id`.execute(db)
  await sql`
    insert into reports (id, model, target_id, type, created_by, created_at)
    select gen_random_uuid(), 'USER', t.id, 'SPAM', r.id,
      timestamptz '2026-01-15 12:00+07' + ${drawn('t.n * 3 + r.n', 60)} * interval '1 day'
    from ${numbered} t join ${numbered} r on r.n <= 1 + 60 / (1 + t.n % 100) and r.id <> t.id`.execute(db)
}, 120_000)

/** The same ranking, counted from the records themselves. */
async function recounted(ranking: Ranking, { from, to }: Range): Promise<RankedRow[]> {
  const within = sql`local_day(created_at) between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
  const counted = {
    point_days: sql`select user_id as person, sum(amount)::bigint as figure, count(*) as extra from point_entries where earned and ${within}`,
    referral_days: sql`select referred_by as person, count(*) as figure, 0 as extra from users where referred_by is not null and ${within}`,
    creator_report_days: sql`select target_id as person, count(*) as figure, 0 as extra from reports where ${within}`,
  }[ranking.days]
  return (await sql<RankedRow>`${counted} group by 1 order by 2 desc, 1`.execute(db)).rows
}

const ranges: readonly [string, Range][] = [
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

describe.each([pointRanking, referralRanking, creatorReportRanking])('the ranking by $days', (ranking) => {
  test.each(ranges)('of %s equals the sum of the records, on every page', async (_, range) => {
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
      const { items, total } = ranked(db, ranking, { ...range, ...page })
      expect(await items(), JSON.stringify(page)).toEqual(all.slice(page.offset, page.offset + page.limit))
      expect(await total()).toBe(all.length)
    }
  })
})

test.runIf(server.engine === 'postgres')('a sum that takes longer than the statement timeout is refused', async () => {
  const range = { from: '2026-01-20', to: '2026-02-19', limit: 10, offset: 0 }
  const gate = await lock(server, { statement: 'lock table point_days in access exclusive mode' })
  try {
    const asked = db.transaction().execute(async (hurried) => {
      await sql`set local statement_timeout = 50`.execute(hurried)
      return ranked(hurried, pointRanking, range).items()
    })
    await expect(asked).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { reason: 'dashboard_text_range_too_long' },
    })
  } finally {
    await gate.release()
  }
})

test('an entry that counts as earned cannot be negative', async () => {
  const { id } = await make.aUser()
  await make.points(id, 10)
  await expect(make.points(id, -5, { earned: true })).rejects.toThrow('point_entries_earned_is_gained')
  await make.points(id, -5, { earned: false, cause: 'CORRECTION', other_account: 'CORRECTIONS' })
})
