import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { makeMonths, monthsOf } from '../../../../platform/server/database/months.ts'
import { forgetWebhooks } from './forget.job.ts'

const server = await startServer()
const { db, app } = server
const { aDelivery } = factories(db)

const { begins } = await db
  .selectFrom('monthly_tables')
  .select('begins')
  .where('name', '=', 'webhook_deliveries')
  .executeTakeFirstOrThrow()
/** A day of a month after the first one with a partition. */
function day(months: number, day: number): Date {
  const at = new Date(begins)
  at.setUTCMonth(at.getUTCMonth() + months, day)
  return at
}
const monthOf = (months: number) => day(months, 1).toISOString().slice(0, 10)

/** Of that day, with a try. */
const delivered = (at: Date, state: 'DELIVERED' | 'PENDING' = 'DELIVERED') =>
  aDelivery({ id: uuidv7({ msecs: at.getTime() }), created_at: at, state })
const left = async () => {
  const deliveries = await db.selectFrom('webhook_deliveries').select('id').orderBy('id').execute()
  const tries = await db.selectFrom('webhook_tries').select('delivery_id').orderBy('delivery_id').execute()
  expect(tries.map((one) => one.delivery_id)).toEqual(deliveries.map(({ id }) => id))
  return deliveries.map(({ id }) => id)
}

test('the log goes month by month, with its tries, but not what still waits', async () => {
  await server.clock.moveTo(day(0, 1))
  await makeMonths(app.database.background)
  for (const at of [day(0, 3), day(0, 28), day(1, 3), new Date('2020-02-02T00:00:00Z')]) await delivered(at)
  const waiting = await delivered(day(1, 4), 'PENDING')
  const kept = [await delivered(day(2, 2)), await delivered(day(2, 25)), await delivered(day(3, 5))]
  // Thirty days ago is in the third month.
  await server.clock.moveTo(day(3, 15))
  await makeMonths(app.database.background)

  await forgetWebhooks.run(app)
  expect(await left()).toEqual([waiting, ...kept].map(({ id }) => id))
  const months = await monthsOf(db, 'webhook_deliveries')
  expect(months.slice(0, 3)).toEqual([monthOf(1), monthOf(2), monthOf(3)])
  expect((await monthsOf(db, 'webhook_tries')).slice(0, 2)).toEqual(months.slice(0, 2))

  // Nobody waits for an endpoint that is deleted.
  await db.updateTable('webhook_endpoints').set({ deleted_at: new Date() }).execute()
  await forgetWebhooks.run(app)
  expect(await left()).toEqual(kept.map(({ id }) => id))
  expect((await monthsOf(db, 'webhook_deliveries'))[0]).toBe(monthOf(2))
})

test('a month of the outbox goes once it is over and handed out', async () => {
  await server.clock.moveTo(day(4, 1))
  await makeMonths(app.database.background)
  await server.clock.moveTo(day(5, 5))
  const id = uuidv7({ msecs: day(4, 5).getTime() })
  const event = { id, type: 'points.booked', model: 'USER', subject_id: uuidv7(), body: '{}' }
  await db.insertInto('outbox').values(event).execute()
  await forgetWebhooks.run(app)
  expect(await monthsOf(db, 'outbox')).toContain(monthOf(4))
  await db.deleteFrom('outbox').where('id', '=', id).execute()
  await forgetWebhooks.run(app)
  expect((await monthsOf(db, 'outbox'))[0]).toBe(monthOf(5))
})

test('no month is dropped that is not over, or holds what was announced later than its id says', async () => {
  await server.clock.moveTo(day(6, 20))
  const dropped = async (months: number, days: number) =>
    (
      await sql<{
        dropped: boolean
      }>`select drop_month_of_deliveries(${monthOf(months)}::date, ${days}) as dropped`.execute(db)
    ).rows[0]!.dropped
  await makeMonths(app.database.background)
  const recent = await delivered(day(6, 19))
  for (const days of [0, -1000]) expect(await dropped(6, days)).toBe(false)

  await server.clock.moveTo(day(7, 20))
  const late = await aDelivery({ id: uuidv7({ msecs: day(6, 19).getTime() }), created_at: day(7, 19) })
  expect(await dropped(6, 10)).toBe(false)
  expect(await left()).toEqual(expect.arrayContaining([recent.id, late.id]))
  await server.clock.moveTo(day(7, 30))
  expect(await dropped(6, 10)).toBe(true)
})
