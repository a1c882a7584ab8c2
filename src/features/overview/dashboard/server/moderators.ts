import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { addDays, startOfDay } from '../../../../platform/shared/day.ts'

/** What somebody decided at the desk in a period. */
export interface ModeratorFigures {
  readonly personId: string
  /** Decisions that were carried out, or that a second look declined. */
  readonly decided: number
  /** Those of them that a second look declined or that were undone. */
  readonly overturned: number
  /** Half of the cases were decided within this time. Null without one that was opened by reports. */
  readonly medianMinutes: number | null
}

interface Asked {
  /** Local days, both included. */
  readonly from: string
  readonly to: string
  /** Null: everybody who decided something. */
  readonly person: string | null
}

/**
 * The figures of moderators, the busiest first. Exact: each decision of the period is read, from an index that has all
 * that is needed, person by person.
 */
export async function moderatorFigures(ctx: Context, { from, to, person }: Asked): Promise<ModeratorFigures[]> {
  const [begin, end] = [startOfDay(from), startOfDay(addDays(to, 1))]
  const people = person
    ? sql`select ${person}::uuid as id`
    : // Jumps along the index from one person to the next.
      sql`with recursive deciders as (
          (select decided_by as id from case_decisions order by decided_by limit 1)
          union all
          select (select decided_by from case_decisions c where c.decided_by > d.id order by decided_by limit 1)
            from deciders d where d.id is not null)
        select id from deciders where id is not null`
  const { rows } = await sql<ModeratorFigures>`
    select p.id as "personId", f.* from (${people}) p cross join lateral (
      select
        count(*)::int as decided,
        count(*) filter (where d.state in ('UNDOING', 'UNDONE', 'DECLINED'))::int as overturned,
        percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - d.opened_at) / 60)
          filter (where not d.proposed) as "medianMinutes"
        from case_decisions d
        where d.decided_by = p.id and d.decided_at >= ${begin} and d.decided_at < ${end}
          -- Without those that wait, and those that were settled elsewhere before anybody looked.
          and (d.state in ('APPLYING', 'APPLIED', 'UNDOING', 'UNDONE') or (d.state = 'DECLINED' and d.second_by is not null))) f
    ${person ? sql`` : sql`where f.decided > 0`}
    order by f.decided desc, p.id`.execute(ctx.db)
  return rows
}
