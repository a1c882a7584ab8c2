import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { seeded } from '../../../../../tests/harness/seeded.ts'
import { addUpPoints } from '../../../../../database/demo/add-up-points.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { ranked } from './ranking.ts'
import { pointRanking, type RankedRow } from './ranking.values.ts'
import { makeShortlists, pageOfShortlist } from './shortlists.ts'

const server = await startServer()
const { db } = server
const make = factories(db)

/** The last day that is over, an hour after it ended. */
const yesterday = addDays(dayOf(new Date(Date.now() - 3_600_000)), -1)
const week = { from: addDays(yesterday, -6), to: yesterday, limit: 10, offset: 0 }

/** Points of 1 200 people, more than a shortlist has, on the days around the week. */
async function manyEarn(): Promise<string[]> {
  await sql`
    insert into users (id, phone_number, password_hash, full_name, gender, country_code, created_at)
    select gen_random_uuid(), '+8492' || lpad(n::text, 7, '0'), 'x', 'Người ' || n, 'OTHER', 'VN', '2025-06-01'
    from generate_series(1, 1200) n`.execute(db)
  await server.asOwner(async (owner) => {
    await sql`
    insert into point_entries (id, user_id, other_account, cause, amount, earned, created_at)
    select gen_random_uuid(), u.id, 'REWARDS', 'RULE', 1 + abs(hashint4((u.n * 7 + j)::int) % 900), true,
      ${startOfDay(week.from)}::timestamptz + interval '12 hours' + (abs(hashint4((u.n * 13 + j)::int) % 9) - 1) * interval '1 day'
    from (select id, row_number() over (order by id) as n from users where password_hash = 'x') u, generate_series(1, 2) j
    order by u.id`.execute(owner)
    await addUpPoints(owner)
  })
  const people = await db.selectFrom('users').select('id').where('password_hash', '=', 'x').orderBy('id').execute()
  return people.map(({ id }) => id)
}

async function counted(from: string, to: string): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select user_id as person, sum(amount)::bigint as figure, count(*) as extra from point_entries
      where earned and local_day(created_at) between ${from}::date and ${to}::date group by 1 order by 2 desc, 1`.execute(
    db,
  )
  return rows
}

const earn = (person: string, amount: number, day: string) =>
  make.points(person, amount, { earned: true, created_at: new Date(startOfDay(day).getTime() + 12 * 3_600_000) })

const fromShortlist = (page: typeof week) => pageOfShortlist(db, pointRanking, page)

test('a ranking of nearly the days of a shortlist comes from it and is exact, whatever happened since', async () => {
  const people = await manyEarn()
  expect(await fromShortlist(week)).toBeNull()
  await runThrough(makeShortlists, server.app)

  const draw = seeded(20)
  for (let round = 0; round < 4; round++) {
    // Somebody who is on no shortlist gets ahead of all on a day that is not over.
    await earn(draw.pick(people), 1_000 + draw.below(5_000), addDays(yesterday, 1))
    for (const [first, last] of [
      [0, 0],
      [0, 1],
      [1, 1],
      [-2, 0],
      [2, 2],
    ] as const) {
      const [from, to] = [addDays(week.from, first), addDays(week.to, last)]
      const all = await counted(from, to)
      for (const offset of [0, 40]) {
        const expected = all.slice(offset, offset + 10)
        expect(await fromShortlist({ from, to, limit: 10, offset }), `${from} to ${to}, ${offset}`).toEqual(expected)
      }
      expect(await ranked(db, pointRanking, { from, to, limit: 10, offset: 0 }).total()).toBe(all.length)
    }
  }
}, 60_000)

test('a page that reaches beyond the shortlist, and other days, are added up', async () => {
  const deep = { ...week, offset: 1_050 }
  expect(await fromShortlist(deep)).toBeNull()
  const all = await counted(week.from, week.to)
  expect(all.length).toBeGreaterThan(1_060)
  expect(await ranked(db, pointRanking, deep).items()).toEqual(all.slice(1_050, 1_060))
  expect(await fromShortlist({ ...week, from: addDays(week.from, 3) })).toBeNull()
})

test('a figure that changes on a day that is over ends the shortlist of that day, until it is made anew', async () => {
  const [last] = (await counted(week.from, week.to)).slice(-1)
  await earn(last!.person, 20_000, week.from)
  expect(await fromShortlist(week)).toBeNull()
  const expected = (await counted(week.from, week.to)).slice(0, 10)
  expect(expected[0]!.person).toBe(last!.person)
  expect(await ranked(db, pointRanking, week).items()).toEqual(expected)
  await runThrough(makeShortlists, server.app)
  expect(await fromShortlist(week)).toEqual(expected)
})

test('an entry of today leaves shortlists as they are', async () => {
  const lists = () => sql`select * from ranking_shortlists order by ranking, days`.execute(db)
  const { rows } = await lists()
  const { id } = await make.aUser()
  await earn(id, 5, dayOf(new Date()))
  expect((await lists()).rows).toEqual(rows)
})

test.runIf(server.engine === 'postgres')('a late figure that is not committed yet is waited for', async () => {
  const [first] = await counted(week.from, week.to)
  // Without rows that its trigger would lock.
  await db.deleteFrom('ranking_shortlists').execute()
  let making: Promise<unknown> | undefined
  await db.transaction().execute(async (trx) => {
    await factories(trx).points(first!.person, 7_000, {
      earned: true,
      created_at: new Date(startOfDay(week.from).getTime() + 3_600_000),
    })
    making = runThrough(makeShortlists, server.app)
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  await making
  const month = { ...week, from: addDays(yesterday, -30) }
  expect(await fromShortlist(month)).toEqual((await counted(month.from, month.to)).slice(0, 10))
})
