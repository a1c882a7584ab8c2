import { sql } from 'kysely'
import type { App, Job } from '../../../../platform/server/context.ts'
import { logDays } from '../webhook.values.ts'

const atATime = 5_000

/** What still waits for an endpoint is kept, however old, unless the endpoint was deleted. */
async function forgetOld({ database, stopping }: App): Promise<void> {
  const { rows: endpoints } = await sql<{ id: string }>`select id from webhook_endpoints`.execute(database.kysely)
  for (const { id } of endpoints)
    for (let deleted = atATime; deleted === atATime && !stopping.signal.aborted;) {
      const { numAffectedRows } = await sql`
        delete from webhook_deliveries where id in (
          select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
            where d.endpoint_id = ${id} and d.created_at < now() - make_interval(days => ${logDays})
              and (d.state <> 'PENDING' or e.deleted_at is not null)
            order by d.created_at, d.id limit ${atATime})`.execute(database.kysely)
      deleted = Number(numAffectedRows)
    }
}

/** Keeps the log of webhooks for 30 days, and former secrets no longer than they sign. */
export const forgetWebhooks: Job = {
  name: 'forget old webhooks',
  everySeconds: 600,
  works: 'WHOLE',
  async run(app) {
    await sql`update webhook_endpoints set former_secret_sealed = null, former_secret_until = null
      where former_secret_until < now()`.execute(app.database.kysely)
    await forgetOld(app)
  },
}
