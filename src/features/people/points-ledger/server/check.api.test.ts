import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { asSuperuser } from '../../../../../tests/harness/forger.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { checkLedger } from './check.ts'
import { verifyLedger } from './check.job.ts'

const server = await startServer()
const { db } = server
const make = factories(db)
const admin = await make.anAdmin()
const day = addDays(dayOf(new Date()), -3)
const at = (on: string) => new Date(startOfDay(on).getTime() + 3_600_000)
const tamper = (statement: ReturnType<typeof sql>) => asSuperuser(server, (owner) => statement.execute(owner))
const found = async () => (await checkLedger(db))!.differences

const { id } = await make.aUser()
const entry = await make.points(id, 300, { created_at: at(day) })
await make.points(id, -120, { cause: 'VOUCHER', other_account: 'VOUCHERS', earned: false, created_at: at(day) })
await make.points(id, 50)
const lastCheck = async () =>
  (await server.as(admin).data('{ cmsLedgerCheck { members entries differences differing } }')).cmsLedgerCheck

beforeEach(async () => expect(await found()).toEqual([]))

test('a balance, an entry, a day and a figure that were tampered with are named', async () => {
  const named = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
    await tamper(change)
    const differences = await found()
    await tamper(back)
    return differences
  }
  expect(
    await named(
      sql`update balances set active_points = active_points + 700 where user_id = ${id}`,
      sql`update balances set active_points = active_points - 700 where user_id = ${id}`,
    ),
  ).toEqual([{ item: `member ${id}`, difference: 'active points: 9.3 kept, 2.3 by the entries' }])
  const byEntry = await named(
    sql`update point_entries set amount = 400 where id = ${entry.id}`,
    sql`update point_entries set amount = 300 where id = ${entry.id}`,
  )
  expect(byEntry.map(({ item }) => item)).toEqual([...Array(3).fill(`member ${id}`), `day ${day} GIVEN`])
  expect(
    await named(
      sql`update point_days set entries = entries + 1 where user_id = ${id} and day = ${day}`,
      sql`update point_days set entries = entries - 1 where user_id = ${id} and day = ${day}`,
    ),
  ).toEqual([{ item: `member ${id}`, difference: `points earned on ${day}: 3 kept, 3 by the entries` }])
  expect(
    await named(
      sql`insert into point_tally (day, kind, amount, earned, entries) values (${day}, 'SPENT', -10, 0, 0)`,
      sql`delete from point_tally where amount = -10`,
    ),
  ).toEqual([{ item: `day ${day} SPENT`, difference: '-1.3 kept, -1.2 by the entries' }])
})

test('entries whose member has no balance are found', async () => {
  const other = await make.aUser()
  await make.points(other.id, 10)
  await tamper(sql`delete from balances where user_id = ${other.id}`)
  expect((await found()).map(({ item }) => item)).toContain(`member ${other.id}`)
  await tamper(sql`insert into balances values (${other.id}, 10, 10)`)
})

test('the job checks each night, shows what differs as its items, and each hour whether it still does', async () => {
  expect(await lastCheck()).toBeNull()
  await verifyLedger.run(server.app)
  expect(await lastCheck()).toMatchObject({ differences: 0, differing: [] })
  await tamper(sql`update balances set active_points = active_points + 5 where user_id = ${id}`)
  await verifyLedger.run(server.app)
  expect(await lastCheck()).toMatchObject({ differences: 0 })
  await server.clock.moveTo(new Date(startOfDay(addDays(dayOf(new Date()), 1)).getTime() + 2 * 3_600_000))
  const { failures } = await verifyLedger.run(server.app)
  expect(failures.map(({ item }) => item)).toEqual([`member ${id}`])
  expect(await lastCheck()).toMatchObject({ differences: 1, differing: [`member ${id}`] })
  const failing = async () =>
    (await server.as(admin).data('{ cmsGetJobFailures(job: "verify ledger") { item } }')).cmsGetJobFailures
  expect(await failing()).toEqual([{ item: `member ${id}` }])
  await tamper(sql`update balances set active_points = active_points - 5 where user_id = ${id}`)
  await verifyLedger.run(server.app)
  expect(await lastCheck()).toMatchObject({ differences: 0, differing: [] })
  expect(await failing()).toEqual([])
})
