import { sql } from 'kysely'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { type ClosingWay, undoMinutes } from '../desk.values.ts'

/** Seconds between the closing of a case and the audit entry of the change that closed it, at most. */
const closingTime = 5

export interface Closing {
  readonly how: ClosingWay
  /** Null if it is not known. */
  readonly by: string | null
  /** The status that was set. */
  readonly status: TermStatus | null
}

/**
 * Who closed a case, and how: by a decision that was carried out then, or by the change of one of its records that was
 * written last when it was closed. Null while it is open.
 */
export const closingOf = defineLoader<string, Closing | null>(async (ctx, ids) => {
  const near = sql`between c.closed_at - make_interval(secs => ${closingTime}) and c.closed_at + make_interval(secs => ${closingTime})`
  const { rows } = await sql<Closing & { id: string }>`
    select c.id, coalesce(decided.by, appeal.decided_by, last.actor_id) as by, coalesce(decided.status, last.status) as status,
        case when decided.by is not null then 'DECISION' when appeal.id is not null then 'APPEAL' else coalesce(last.how, 'UNKNOWN') end as how
      from cases c left join appeals appeal on c.lead_model = 'APPEAL' and appeal.id = c.lead_id
      left join lateral (
        select coalesce(d.second_by, d.decided_by) as by, d.status from case_decisions d
          where d.case_id = c.id and (c.calibrates or d.undo_until - make_interval(mins => ${undoMinutes}) ${near}) limit 1) decided on true
      left join lateral (
        select e.actor_id, e.after ->> 'termStatus' as status,
            case when e.after ? 'termStatus' then 'STATUS' when e.after ? 'deletedAt' then 'DELETED' else 'HANDLED' end as how
          from report_targets t
          cross join lateral (values ('REPORT:' || t.target_id), (t.model || ':' || t.target_id)) of_record (chain)
          join audit_entries e on e.chain = of_record.chain
            and (e.after ->> 'isAdminReport' = 'true' or e.after ?| array['termStatus', 'deletedAt'])
          where t.case_id = c.id and e.created_at ${near}
          order by e.created_at desc, e.id desc limit 1) last on true
      where c.id = any(${ids}::uuid[]) and c.state = 'CLOSED'`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id)
})
