import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { App, Job } from '../../../../platform/server/context.ts'
import { untilLocked } from '../../../../platform/server/database/busy-locks.ts'
import { monthsOf } from '../../../../platform/server/database/months.ts'
import { logDays } from '../webhook.values.ts'

const atATime = 5_000

/** Months that are over go as a whole. */
async function dropMonths({ kysely }: App['database']): Promise<void> {
  for (const month of await monthsOf(kysely, 'outbox'))
    await untilLocked(() => sql`select drop_month_of_outbox(${month}::date)`.execute(kysely))
  for (const month of await monthsOf(kysely, 'webhook_deliveries'))
    await untilLocked(() => sql`select drop_month_of_deliveries(${month}::date, ${logDays})`.execute(kysely))
}

/**
 * What no month takes with it: what is in another partition, or stands beside something that waits. Within the month in which the log
 * ends nothing is deleted row by row, because that month goes soon. What still waits for an endpoint is kept, however old, unless the
 * endpoint was deleted.
 */
async function forgetOld({ database, stopping }: App): Promise<void> {
  const ids = await idsOfLastMonth(database.kysely)
  const { rows: endpoints } = await sql<{ id: string }>`select id from webhook_endpoints`.execute(database.kysely)
  for (const { id } of endpoints)
    for (let deleted = atATime; deleted === atATime && !stopping.signal.aborted;) {
      const { rows } = await sql<{ n: number }>`
        with gone as (
          delete from webhook_deliveries where id in (
            select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
              where d.endpoint_id = ${id} and d.created_at < now() - make_interval(days => ${logDays})
                and (d.state <> 'PENDING' or e.deleted_at is not null)
                and (d.id < ${ids.from} or d.id >= ${ids.to})
              order by d.created_at, d.id limit ${atATime})
            returning id
        ), tries as (
          delete from webhook_tries t using gone where t.delivery_id = gone.id
        )
        select count(*)::int as n from gone`.execute(database.kysely)
      deleted = rows[0]!.n
    }
}

/** A replica of the version before deletes deliveries alone. Once none of before there were months is left, their tries go. */
const forgetTriesAlone = (db: Kysely<Tables>) =>
  sql`with before as (select first_id_of(begins) as id from monthly_tables where name = 'webhook_tries')
    delete from webhook_tries where delivery_id < (select id from before)
      and not exists (select from webhook_deliveries where id < (select id from before))`.execute(db)

/** Of the month in which the log ends, if it has a partition; else of nothing. */
async function idsOfLastMonth(db: Kysely<Tables>): Promise<{ readonly from: string; readonly to: string }> {
  const { rows } = await sql<{ from: string; to: string }>`
    select first_id_of(month) as "from", first_id_of((month + interval '1 month')::date) as "to" from months_of('webhook_deliveries') month
      where month = date_trunc('month', now() at time zone 'UTC' - make_interval(days => ${logDays}))`.execute(db)
  return rows[0] ?? { from: nilId, to: nilId }
}
const nilId = '00000000-0000-0000-0000-000000000000'

/** Keeps the log of webhooks for 30 days, and until the month that ends then is over; and former secrets no longer than they sign. */
export const forgetWebhooks: Job = {
  name: 'forget old webhooks',
  everySeconds: 600,
  works: 'WHOLE',
  async run(app) {
    await sql`update webhook_endpoints set former_secret_sealed = null, former_secret_until = null
      where former_secret_until < now()`.execute(app.database.kysely)
    await dropMonths(app.database)
    await forgetOld(app)
    await forgetTriesAlone(app.database.kysely)
  },
}
