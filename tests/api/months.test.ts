import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { atOnce } from '../harness/at-once.ts'
import { factories } from '../harness/factories.ts'
import { insideSandbox } from '../harness/sandbox.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { firstIdOf, makeMonths, monthsOf } from '../../src/platform/server/database/months.ts'

const server = await startServer()
const other = await server.again()
const { aUser, anAdmin, points } = factories(server.db)
const { id: adminId } = await anAdmin()

const idAt = (moment: string) => uuidv7({ msecs: new Date(moment).getTime() })
const begins = async (name = 'point_entries') =>
  (await server.db.selectFrom('monthly_tables').select('begins').where('name', '=', name).executeTakeFirstOrThrow())
    .begins
/** A month after the first one with a partition, as `2027-02`. */
async function monthAfterBegin(months: number): Promise<string> {
  const at = new Date(await begins())
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}
const partOf = async (id: string, table = 'point_entries') =>
  (
    await sql<{
      part: string
    }>`select tableoid::regclass::text as part from ${sql.table(table)} where id = ${id}`.execute(server.db)
  ).rows[0]?.part
const partNamed = (month: string) => `point_entries_${month.replace('-', '_')}`

/** Ids of a member's history, read in parts. */
async function history(userId: string, first: number): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null = null; ;) {
    const { items, endCursor }: { items: { _id: string }[]; endCursor: string | null } = (
      await server.as({ id: adminId }).data(
        `query ($userId: ID!, $first: Int!, $after: String) {
          cmsMemberPoints(userId: $userId, first: $first, after: $after) { items { _id } endCursor } }`,
        { userId, first, after },
      )
    ).cmsMemberPoints
    ids.push(...items.map(({ _id }) => _id))
    if (endCursor === null) return ids
    after = endCursor
  }
}

describe('months', () => {
  test('are made once until in three months, also by two replicas at once', async () => {
    await server.clock.moveTo(`${await monthAfterBegin(1)}-15T00:00:00Z`)
    const results = await atOnce(server, { writesTo: 'member_actions_default' }, [
      () => makeMonths(server.app.database.background),
      () => makeMonths(other.app.database.background),
    ])
    expect(results).toEqual([{ status: 'fulfilled' }, { status: 'fulfilled' }])
    const made = await monthsOf(server.db, 'member_actions')
    expect(made).toEqual(await Promise.all([0, 1, 2, 3, 4].map(async (n) => `${await monthAfterBegin(n)}-01`)))
    await makeMonths(server.db)
    expect(await monthsOf(server.db, 'member_actions')).toEqual(made)
    const { rows: missing } = await sql`select from missing_months()`.execute(server.db)
    expect(missing).toEqual([])
  })

  test('are those of the tables, from their first month on', async () => {
    const making = (table: string, month: string) => sql`select make_month(${table}, ${month}::date)`.execute(server.db)
    await expect(making('users', `${await monthAfterBegin(0)}-01`)).rejects.toThrow('there is no month')
    await expect(making('point_entries', `${await monthAfterBegin(-1)}-01`)).rejects.toThrow('there is no month')
    await expect(making('point_entries', `${await monthAfterBegin(0)}-02`)).rejects.toThrow('there is no month')
  })
})

describe('an id', () => {
  test('of any time lands and is found, in the order of the months', async () => {
    const { id: userId } = await aUser()
    const [first, second] = [await monthAfterBegin(0), await monthAfterBegin(1)]
    const at = (moment: string) => points(userId, 100, { id: idAt(moment), created_at: new Date(moment) })
    const entries = [
      await at('2019-05-05T05:05:05Z'),
      await at('2019-05-05T05:05:05Z'),
      await at(`${first}-01T00:00:00.000Z`),
      await at(`${first}-28T12:00:00Z`),
      await at(`${second}-01T00:00:00.000Z`),
      await at('2099-01-01T00:00:00Z'),
    ]
    expect(await Promise.all(entries.map(({ id }) => partOf(id)))).toEqual([
      'point_entries_before',
      'point_entries_before',
      partNamed(first),
      partNamed(first),
      partNamed(second),
      'point_entries_default',
    ])
    const newest = entries
      .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)
    for (const part of [1, 2, 3, 50]) expect(await history(userId, part)).toEqual(newest)
    const { rows } = await sql<{
      months: number[]
    }>`select months from history_months where user_id = ${userId}`.execute(server.db)
    expect(rows[0]!.months).toEqual([Number(first.replace('-', '')), Number(second.replace('-', '')), 999_999])
  })

  test('that holds no moment is taken and found, too', async () => {
    const { id: userId } = await aUser()
    const entry = await points(userId, 100, { id: 'c0ffee00-c0ff-4eee-8fee-c0ffeec0ffee' })
    expect(await partOf(entry.id)).toBe('point_entries_default')
    expect(await history(userId, 1)).toEqual([entry.id])
  })

  test('whose month is made later moves there, and is found as before', async () => {
    const { id: userId } = await aUser()
    const month = await monthAfterBegin(9)
    const ids = [uuidv7(), idAt(`${month}-11T00:00:00Z`), idAt(`${month}-12T00:00:00Z`)]
    for (const id of ids) await points(userId, 100, { id })
    expect(await partOf(ids[1]!)).toBe('point_entries_default')
    const before = await history(userId, 1)
    await server.clock.moveTo(`${month}-01T00:00:00Z`)
    await makeMonths(server.app.database.background)
    expect(await Promise.all(ids.slice(1).map((id) => partOf(id)))).toEqual([partNamed(month), partNamed(month)])
    expect(await history(userId, 1)).toEqual(before)
    await expect(
      server.asOwner((owner) => sql`delete from ${sql.table(partNamed(month))}`.execute(owner)),
    ).rejects.toThrow('append-only')
  })
})

test('a history by day reads the entries of the day, and counts by the days', async () => {
  const { id: userId } = await aUser()
  const month = await monthAfterBegin(1)
  for (const day of ['03', '03', '20']) {
    const moment = `${month}-${day}T03:00:00Z`
    await points(userId, 100, { id: idAt(moment), created_at: new Date(moment) })
  }
  await points(userId, 100, { id: idAt('2019-05-05T05:05:05Z'), created_at: new Date('2019-05-05T05:05:05Z') })
  const asked = async (filter: string) =>
    (
      await server
        .as({ id: adminId })
        .data(
          `query ($userId: ID!) { getEarnedPointHistories(userId: $userId, ${filter}) { counter items { earnedAt } } }`,
          { userId },
        )
    ).getEarnedPointHistories as { counter: number; items: unknown[] }
  expect(await asked(`filterDate: "${month}-03"`)).toMatchObject({ counter: 2, items: [{}, {}] })
  expect(await asked('filterDate: "2019-05-05"')).toMatchObject({ counter: 1, items: [{}] })
  const pages = [await asked('limit: 3, page: 1'), await asked('limit: 3, page: 2')]
  expect(pages.map(({ counter, items }) => [counter, items.length])).toEqual([
    [4, 3],
    [4, 1],
  ])
})

describe('of spins', () => {
  /** A spin as the product writes it; the row may be one that the product would not write. */
  const spin = (of: TestServer, given: object) => {
    const at = new Date()
    const row = {
      id: uuidv7(),
      wheel_id: uuidv7(),
      batch_id: uuidv7(),
      user_id: uuidv7(),
      request_id: uuidv7(),
      turn: 'FREE' as const,
      eligible_tiers: ['GOLD'],
      answer: '{}',
      salt: Buffer.alloc(32),
      created_at: at,
      ...given,
    }
    return of.db.insertInto('spins').values(row).returningAll().executeTakeFirstOrThrow()
  }
  const won = () => ({ award_id: uuidv7(), stock_id: uuidv7(), cause: 'CHANCE' as const })

  test.each([
    ['a request of a member', () => ({ user_id: uuidv7(), request_id: 'one' })],
    ['an award', won],
  ])('%s is that of one, in whatever months two are written at once', async (_, same) => {
    const [given, months] = [same(), [await monthAfterBegin(0), await monthAfterBegin(1)]]
    const results = await atOnce(server, { writesTo: 'spin_keys' }, [
      () => spin(server, { ...given, id: idAt(`${months[0]}-05T00:00:00Z`) }),
      () => spin(other, { ...given, id: idAt(`${months[1]}-05T00:00:00Z`) }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('the number in a wheel is that of one', async () => {
    const wheel_id = uuidv7()
    const spins = [
      await spin(server, { wheel_id, id: idAt(`${await monthAfterBegin(0)}-05T00:00:00Z`) }),
      await spin(server, { wheel_id, id: idAt(`${await monthAfterBegin(1)}-05T00:00:00Z`) }),
    ]
    const numbered = (of: TestServer, id: string) => () =>
      of.db.updateTable('spins').set({ number: 1 }).where('id', '=', id).execute()
    const results = await atOnce(server, { writesTo: 'spin_numbers' }, [
      numbered(server, spins[0]!.id),
      numbered(other, spins[1]!.id),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('what is unique is so among those from before there were months', async () => {
    const old = { ...won(), user_id: uuidv7(), wheel_id: uuidv7(), request_id: 'old', id: idAt('2020-02-02T00:00:00Z') }
    await server.asOwner((owner) => sql`alter table spins_before disable trigger user`.execute(owner))
    await spin(server, old)
    await server.asOwner(async (owner) => {
      await sql`update spins set number = 7 where id = ${old.id}`.execute(owner)
      await sql`alter table spins_before enable trigger user`.execute(owner)
    })
    const id = () => idAt('2020-03-03T00:00:00Z')
    const later = async () => idAt(`${await monthAfterBegin(0)}-06T00:00:00Z`)
    for (const [of, name] of [
      [{ user_id: old.user_id, request_id: 'old' }, 'request'],
      [{ award_id: old.award_id, stock_id: old.stock_id, cause: 'CHANCE' }, 'award'],
      [{ wheel_id: old.wheel_id, number: 7 }, 'number'],
    ] as const) {
      await expect(spin(server, { ...of, id: await later() }), name).rejects.toThrow()
      await expect(spin(server, { ...of, id: id() }), name).rejects.toThrow()
    }
    const { rows } = await sql<{ id: string }>`select id from spin_of_request(${old.user_id}, 'old')`.execute(server.db)
    expect(rows).toEqual([{ id: old.id }])
  })
})

test('the sandbox has whole tables, in which histories and requests are found', async () => {
  const { rows } = await server.asOwner((owner) =>
    sql`select from pg_class where relnamespace = 'sandbox'::regnamespace and (relkind = 'p' or relispartition)`.execute(
      owner,
    ),
  )
  expect(rows).toEqual([])
  const inside = insideSandbox(server)
  const make = factories(inside.db)
  const { id } = await make.aUser()
  const month = await monthAfterBegin(0)
  const entries = [await make.points(id, 100), await make.points(id, 100, { id: idAt(`${month}-02T00:00:00Z`) })]
  const found = await inside.asMember({ id }).data('{ pointHistory(first: 5) { items { _id } } }')
  // There is one more of the daily visit.
  const ids = found.pointHistory.items.map(({ _id }: { _id: string }) => _id)
  expect(ids).toEqual(expect.arrayContaining(entries.map((entry) => entry.id)))
  const { rows: outside } = await sql`select from point_entries where user_id = ${id}`.execute(server.db)
  expect(outside).toEqual([])
})

test('the lowest id of a moment is that of the database', async () => {
  const moment = new Date('2027-03-01T00:00:00Z')
  const { rows } = await sql<{ id: string }>`select first_id(${moment}) as id`.execute(server.db)
  expect(rows[0]!.id).toBe(firstIdOf(moment.getTime()))
  expect(idAt('2027-03-01T00:00:00Z') >= rows[0]!.id).toBe(true)
})
