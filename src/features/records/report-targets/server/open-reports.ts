import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'

export interface OpenReports {
  readonly reports: number
  /** The case of the desk in which they wait. */
  readonly caseId: string | null
  /** Who decides about that case at the desk now. */
  readonly holder: string | null
}

/** The open reports of a record; null if it has none. */
export async function openReportsOf(
  ctx: Context,
  { model, id }: { readonly model: TermModel; readonly id: string },
): Promise<OpenReports | null> {
  const { rows } = await sql<OpenReports>`
    select c.id as "caseId", case when c.held_until > clock_timestamp() then c.held_by end as holder,
        (select count(*) from reports r
          where (r.model, r.target_id) = (t.model, t.target_id) and r.created_at > coalesce(t.closed_until, '-infinity')) as reports
      from report_targets t left join cases c on c.id = t.case_id
      where t.model = ${model} and t.target_id = ${id} and not t.handled`.execute(ctx.db)
  return rows[0] ?? null
}

/** A record about which somebody decides at the desk at this moment. */
export interface DecidedAtDesk {
  readonly model: TermModel
  readonly id: string
  readonly holder: string
}

/**
 * The records of a model about which others than the viewer decide at the desk: all of them, or those among some ids.
 * Only as many cases are held as there are people at the desk.
 */
export async function decidedAtDesk(
  ctx: Context,
  {
    model,
    ids,
    limit,
  }: { readonly model: TermModel; readonly ids: readonly string[] | undefined; readonly limit: number },
): Promise<DecidedAtDesk[]> {
  const among = ids ? sql`t.target_id = any(${ids}::uuid[])` : sql`true`
  const { rows } = await sql<DecidedAtDesk>`
    select t.model, t.target_id as id, c.held_by as holder from cases c join report_targets t on t.case_id = c.id
      where c.held_by is not null and c.held_by is distinct from ${ctx.viewer?._id ?? null}
        and c.held_until > clock_timestamp() and t.model = ${model} and not t.handled and ${among}
      order by c.held_by, t.target_id limit ${limit}`.execute(ctx.db)
  return rows
}
