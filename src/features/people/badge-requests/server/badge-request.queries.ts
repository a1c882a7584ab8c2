import { type Kysely, type Selectable, sql } from 'kysely'
import type { BadgeRequestForms, BadgeRequests, Tables } from '../../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'

export type BadgeRequestRow = Selectable<BadgeRequests>
export type BadgeRequestFormRow = Selectable<BadgeRequestForms>

export const badgeRequestById = loaderById('badge_requests')

export const formsOfRequest = defineLoader<string, BadgeRequestFormRow[]>(async (ctx, requestIds) => {
  const rows = await ctx.db
    .selectFrom('badge_request_forms')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('request_id')
    .orderBy('position')
    .execute()
  return grouped(requestIds, rows, (row) => row.request_id)
})

/** How many requests wait for a decision. */
export async function pendingRequests(db: Kysely<Tables>): Promise<number> {
  const { requests } = await db
    .selectFrom('badge_request_tally')
    .where('status', '=', 'PENDING')
    .select(sql<number>`coalesce(sum(requests), 0)::bigint`.as('requests'))
    .executeTakeFirstOrThrow()
  return requests
}
