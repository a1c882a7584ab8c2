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
