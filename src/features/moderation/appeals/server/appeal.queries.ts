import { type Selectable, sql } from 'kysely'
import type { Appeals, BlockedDetails } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { CursorAsked } from '../../../../platform/server/graphql/cursor.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { appealDays } from '../appeal.values.ts'

export type AppealRow = Selectable<Appeals>
export type DetailRow = Selectable<BlockedDetails>

export const appealById = loaderById('appeals')
export const detailById = loaderById('blocked_details')

/** Whether a change was made by staff, takes something away from the author of the record, and was not undone. */
const takesAway = (change: string) => {
  const column = (name: string) => sql.ref(`${change}.${name}`)
  return sql<boolean>`(${column('status')} <> 'NORMAL' and ${column('created_by')} is not null and ${column('undoes')} is null
    and not ${column('repeats')} and not exists (select from blocked_details u where u.undoes = ${column('id')} offset 0))`
}

/** Until when the change `d` can be appealed: from its notice on, or from itself if its author got none. */
const appealableUntil = sql<Date>`coalesce(
    (select n.created_at from case_notices n where n.decision_id = d.decision and n.person_id = d.creator_id and n.told_as = 'AUTHOR'),
    d.created_at) + make_interval(days => ${appealDays})`

export interface Appealable extends DetailRow {
  readonly until: Date
  readonly is_over: boolean
}

/** The newest change of a record that its author may appeal; undefined if there is none, or the record is gone. */
export async function newestAppealable(
  ctx: Context,
  author: string,
  { model, _id }: { readonly model: TermModel; readonly _id: string },
): Promise<Appealable | undefined> {
  const { rows } = await sql<Appealable>`
    select d.*, ${appealableUntil} as until, ${appealableUntil} < clock_timestamp() as is_over
      from blocked_details d
      where d.model = ${model} and d.target_id = ${_id} and d.creator_id = ${author} and ${takesAway('d')}
        and exists (select from reportable_records r where r.model = d.model and r.id = d.target_id and r.status <> 'DELETED')
      order by d.created_at desc, d.id desc limit 1`.execute(ctx.db)
  return rows[0]
}

/** Whose record it is about which staff decided something; null if they decided nothing. */
export async function creatorOfChanged(
  ctx: Context,
  { model, _id }: { readonly model: TermModel; readonly _id: string },
): Promise<string | null> {
  const { rows } = await sql<{ creator_id: string | null }>`
    select creator_id from blocked_details d where d.model = ${model} and d.target_id = ${_id} and ${takesAway('d')}
      order by d.created_at desc, d.id desc limit 1`.execute(ctx.db)
  return rows[0]?.creator_id ?? null
}

/** The author's appeal of a decision, if there is one. */
export const appealOf = (ctx: Context, author: string, { decision, id }: Appealable): Promise<AppealRow | undefined> =>
  ctx.db
    .selectFrom('appeals')
    .selectAll()
    .where('decision', '=', decision ?? id)
    .where('user_id', '=', author)
    .executeTakeFirst()

export interface OwnRecord {
  /** The id of the change. */
  readonly id: string
  readonly model: TermModel
  readonly target_id: string
  /** What the record is now. */
  readonly status: TermStatus
  readonly reason: string
  readonly created_at: Date
  /** Null if it cannot be appealed any more. */
  readonly until: Date | null
}

/**
 * The records of a member that staff took something away from, by their newest such change, newest first, one more than
 * asked for: what is not NORMAL now, and what can still be appealed.
 */
export async function recordsTakenFrom(
  ctx: Context,
  author: string,
  model: TermModel | null,
  { first, after }: CursorAsked,
): Promise<OwnRecord[]> {
  const { rows } = await sql<OwnRecord>`
    select id, model, target_id, now_is as status, reason, created_at, case when may_appeal then until end as until
      from (
        select d.*, r.status as now_is, ${appealableUntil} as until,
            ${appealableUntil} >= clock_timestamp() and not exists (
              select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = d.creator_id) as may_appeal
          from blocked_details d join reportable_records r on r.model = d.model and r.id = d.target_id
          where d.creator_id = ${author} and ${takesAway('d')} and r.status <> 'DELETED'
            ${model ? sql`and d.model = ${model}` : sql``}
            ${after ? sql`and (d.created_at, d.id) < (${after.at}, ${after.id})` : sql``}
            and not exists (
              select from blocked_details later where later.model = d.model and later.target_id = d.target_id
                and (later.created_at, later.id) > (d.created_at, d.id)
                and ${takesAway('later')} offset 0)) own
      where now_is <> 'NORMAL' or may_appeal
      order by created_at desc, id desc limit ${first + 1}`.execute(ctx.db)
  return rows
}

/** The changes of a decision that concern one author, in the order in which they are taken back. */
export async function detailsOf(ctx: Context, { decision, user_id }: AppealRow): Promise<DetailRow[]> {
  const { rows } = await sql<DetailRow>`
    select d.* from blocked_details d
      where (d.id = ${decision} or d.decision = ${decision}) and d.creator_id = ${user_id} and ${takesAway('d')}
      order by d.created_at desc, d.id desc`.execute(ctx.db)
  return rows
}
