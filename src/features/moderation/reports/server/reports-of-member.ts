import { type Selectable, sql } from 'kysely'
import type { ReportTargets, Reports } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { CursorAsked } from '../../../../platform/server/graphql/cursor.ts'

/** WAITING until staff have dealt with it; then whether the record is hidden, suspended or blocked now. */
export const reportOutcomes = ['WAITING', 'ACTED', 'NO_VIOLATION'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export interface OwnReport extends Pick<Selectable<Reports>, 'id' | 'model' | 'target_id' | 'type' | 'created_at'> {
  readonly outcome: ReportOutcome
}

/** What a member reported, the newest first, one more than asked for. */
export async function reportsBy(ctx: Context, userId: string, { first, after }: CursorAsked): Promise<OwnReport[]> {
  const further = after ? sql`and (r.created_at, r.id) < (${after.at}, ${after.id})` : sql``
  const { rows } = await sql<OwnReport>`
    select r.id, r.model, r.target_id, r.type, r.created_at,
        case when not t.handled and r.created_at > coalesce(t.closed_until, '-infinity') then 'WAITING'
          when t.status <> 'NORMAL' then 'ACTED' else 'NO_VIOLATION' end as outcome
      from reports r join report_targets t on (t.model, t.target_id) = (r.model, r.target_id)
      where r.created_by = ${userId} ${further}
      order by r.created_at desc, r.id desc limit ${first + 1}`.execute(ctx.db)
  return rows
}

export type ReportedOfMember = Pick<
  Selectable<ReportTargets>,
  'model' | 'target_id' | 'total' | 'last_report_at' | 'handled' | 'status'
>

/** The records of a member that were reported, and the member, those reported last first, one more than asked for. */
export function reportedOf(ctx: Context, userId: string, { first, after }: CursorAsked): Promise<ReportedOfMember[]> {
  let targets = ctx.db
    .selectFrom('report_targets')
    .select(['model', 'target_id', 'total', 'last_report_at', 'handled', 'status'])
    .where('creator_id', '=', userId)
  if (after)
    targets = targets.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('last_report_at', 'target_id'), '<', tuple(after.at, after.id)),
    )
  return targets
    .orderBy('last_report_at', 'desc')
    .orderBy('target_id', 'desc')
    .limit(first + 1)
    .execute()
}
