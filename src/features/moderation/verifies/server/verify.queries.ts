import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables, VerifyMedia, VerifyRequests } from '../../../../../database/tables.ts'
import { defineLoader, grouped, inOrder } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import type { VerifyType } from '../verify.values.ts'

export type VerifyRow = Selectable<VerifyRequests>
export type DocumentRow = Selectable<VerifyMedia>

export const verifyById = loaderById('verify_requests')

export const documentsOf = defineLoader<string, DocumentRow[]>(async (ctx, requestIds) => {
  const rows = await ctx.db
    .selectFrom('verify_media')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('kind')
    .orderBy('position')
    .execute()
  return grouped(requestIds, rows, (row) => row.request_id)
})

/** Whether a later request of the same target exists. */
export const isSuperseded = (request: string) =>
  sql<boolean>`exists (select from verify_requests later
    where later.type = ${sql.ref(`${request}.type`)} and later.target_id = ${sql.ref(`${request}.target_id`)}
      and (later.created_at, later.id) > (${sql.ref(`${request}.created_at`)}, ${sql.ref(`${request}.id`)}))`

export const supersededById = defineLoader<string, boolean>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('verify_requests')
    .select(['id', isSuperseded('verify_requests').as('superseded')])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, rows, (row) => row.id).map((row) => row?.superseded ?? false)
})

export interface Pending {
  readonly type: VerifyType
  readonly requests: number
  /** Requests made less than a day, and less than a week, ago. */
  readonly lastDay: number
  readonly lastWeek: number
}

/** How many requests of each type wait, by age. Waiting requests are together in one part of an index. */
export async function pendingByAge(db: Kysely<Tables>): Promise<Pending[]> {
  const younger = (days: number) =>
    sql<number>`count(*) filter (where created_at > now() - make_interval(days => ${days}))`
  return db
    .selectFrom('verify_requests')
    .select(['type', sql<number>`count(*)`.as('requests'), younger(1).as('lastDay'), younger(7).as('lastWeek')])
    .where('status', '=', 'PENDING')
    .groupBy('type')
    .orderBy('type')
    .execute()
}

/** How many requests wait for a decision. */
export async function pendingRequests(db: Kysely<Tables>): Promise<number> {
  const { requests } = await db
    .selectFrom('verify_tally')
    .where('status', '=', 'PENDING')
    .select(sql<number>`coalesce(sum(requests), 0)::bigint`.as('requests'))
    .executeTakeFirstOrThrow()
  return requests
}
