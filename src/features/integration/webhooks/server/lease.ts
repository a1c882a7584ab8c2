import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { WebhookEndpoints } from '../../../../../database/tables.ts'
import type { App } from '../../../../platform/server/context.ts'

/** Seconds for which one process sends to an endpoint unless it renews that. After a crash another goes on. */
const leaseSeconds = 15

export type EndpointRow = Selectable<WebhookEndpoints>

const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Endpoints to which nobody sends, though they are neither deleted nor paused. */
export async function untended({ database }: App): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from webhook_endpoints e join webhook_drains d on d.endpoint_id = e.id
      where e.deleted_at is null and e.paused_at is null
        and (d.lease_until is null or d.lease_until < clock_timestamp())`.execute(database.background)
  return rows.map(({ id }) => id)
}

/** Of two processes that want a free lease, one gets it. */
export async function takeLease({ database }: App, endpointId: string): Promise<string | null> {
  const lease = uuidv7()
  const { numUpdatedRows } = await database.background
    .updateTable('webhook_drains')
    .set({ lease, lease_until: leaseEnd })
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`(lease_until is null or lease_until < clock_timestamp())`)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? lease : null
}

/** Renews the lease. Null once another process has it, or the endpoint is paused or deleted. */
export async function renewed({ database }: App, endpointId: string, lease: string): Promise<EndpointRow | null> {
  const { numUpdatedRows } = await database.background
    .updateTable('webhook_drains')
    .set({ lease_until: leaseEnd })
    .where('endpoint_id', '=', endpointId)
    .where('lease', '=', lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const endpoint = await database.background
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', endpointId)
    .where('deleted_at', 'is', null)
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  return endpoint ?? null
}

export async function endLease({ database }: App, endpointId: string, lease: string): Promise<void> {
  await database.background
    .updateTable('webhook_drains')
    .set({ lease: null, lease_until: null })
    .where('endpoint_id', '=', endpointId)
    .where('lease', '=', lease)
    .execute()
}
