import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables, WebhookDrains } from '../../../../../database/tables.ts'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { mostCounted } from '../../../../platform/shared/list.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { pauseAfterHours, warnAfter } from '../webhook.values.ts'

export type Drain = Selectable<WebhookDrains>

export const drainOf = defineLoader<string, Drain | null>(async (ctx, ids) => {
  const rows = await ctx.db.selectFrom('webhook_drains').selectAll().where('endpoint_id', 'in', ids).execute()
  return inOrder(ids, rows, (row) => row.endpoint_id)
})

export interface Backlog {
  readonly endpoint_id: string
  /** Counted no further than `mostCounted`. */
  readonly waiting: number
  readonly oldest: Date | null
}

/** What waits for each endpoint. */
export async function backlogs(db: Kysely<Tables>, ids: readonly string[] | null): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select e.id as endpoint_id, w.waiting, o.created_at as oldest from webhook_endpoints e
      cross join lateral (select count(*)::int as waiting from (
        select from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'PENDING' limit ${mostCounted}) counted) w
      left join lateral (select d.created_at from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'PENDING' order by d.created_at limit 1) o on true
      where e.deleted_at is null and (${ids}::uuid[] is null or e.id = any (${ids}::uuid[]))`.execute(db)
  return rows
}

export const backlogOf = defineLoader<string, Backlog | null>(async (ctx, ids) =>
  inOrder(ids, await backlogs(ctx.db, ids), (row) => row.endpoint_id),
)

/** The menu counts endpoints that failed for a day, and those that are half the way there. */
export const waiting = [
  {
    operation: webhookOperations.cmsWebhookEndpoints,
    async count(db) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from webhook_endpoints e join webhook_drains d on d.endpoint_id = e.id
          where e.deleted_at is null and (e.paused_because = 'FAILING' or e.paused_at is null
            and d.failing_since < now() - make_interval(hours => ${pauseAfterHours}) * ${warnAfter[0]}::float)`.execute(
        db,
      )
      return rows[0]!.n
    },
  },
] satisfies Feature['waiting']
