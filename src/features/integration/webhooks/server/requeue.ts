import { sql } from 'kysely'
import type { App } from '../../../../platform/server/context.ts'
import { testType } from '../webhook.values.ts'

const batch = 1_000

/** Tries at once what waits for a later try since before the endpoint was resumed. */
export async function wake(app: App, endpointId: string): Promise<void> {
  const { rows } = await sql<{ more: boolean }>`
    with woken as (
      update webhook_deliveries set next_at = clock_timestamp(), first_failed_at = null, failures = 0 where id in (
        select w.id from webhook_deliveries w join webhook_drains d on d.endpoint_id = w.endpoint_id
          where w.endpoint_id = ${endpointId} and w.state = 'PENDING' and w.next_at > clock_timestamp()
            and w.first_failed_at < d.wake_before
          limit ${batch})
        returning id)
    update webhook_drains set wake_before = case when (select count(*) from woken) = ${batch} then wake_before end
      where endpoint_id = ${endpointId} and wake_before is not null
      returning wake_before is not null as more`.execute(app.database.background)
  if (rows[0]?.more) await wake(app, endpointId)
}

/** Puts what ended since a moment into the line once more, as far as staff asked for it: some of it with each call. */
export async function queueAgain({ database }: App, endpointId: string): Promise<void> {
  await sql`
    with asked as (
      select * from webhook_drains where endpoint_id = ${endpointId} and again_from is not null
    ), next as (
      select w.id, w.created_at from asked a join webhook_deliveries w on w.endpoint_id = a.endpoint_id
        where w.created_at >= a.again_from and w.ended_at < a.again_asked_at and w.type <> ${testType}
          and (w.state = 'FAILED' or w.state = 'DELIVERED' and not a.again_failed_only)
        order by w.created_at, w.id limit ${batch}
    ), queued as (
      update webhook_deliveries w
        set state = 'PENDING', failures = 0, first_failed_at = null, next_at = clock_timestamp(), ended_at = null
        from next where w.id = next.id)
    update webhook_drains d set again_from = case when n = ${batch} then until end
      from asked, (select count(*) as n, max(created_at) as until from next) counted
      where d.endpoint_id = asked.endpoint_id and d.again_asked_at = asked.again_asked_at`.execute(database.background)
}
