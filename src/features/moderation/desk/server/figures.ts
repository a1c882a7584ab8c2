import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'

/** The state of the desk now, and what was decided in the last seven days. */
export interface DeskFigures {
  readonly open: number
  readonly overdue: number
  readonly waiting: number
  readonly oldest: Date | null
  readonly bySeverity: readonly { readonly severity: number; readonly open: number }[]
  readonly decided: number
  readonly medianMinutes: number | null
  readonly undoneShare: number | null
  readonly agreement: number | null
}

/** How many overdue cases are counted at most. */
export const mostOverdueCounted = 10_000

export async function deskFigures(db: Kysely<Tables>): Promise<DeskFigures> {
  const [standing, bySeverity, week] = await Promise.all([standingOf(db), openBySeverity(db), weekOf(db)])
  return { ...standing, ...week, bySeverity, open: bySeverity.reduce((sum, { open }) => sum + open, 0) }
}

async function standingOf(db: Kysely<Tables>): Promise<Pick<DeskFigures, 'overdue' | 'waiting' | 'oldest'>> {
  // The oldest case is looked for among the first due case of each severity, which an index finds.
  const { rows } = await sql<Pick<DeskFigures, 'overdue' | 'waiting' | 'oldest'>>`
    select
      (select count(*) from (
        select from cases where state = 'OPEN' and due_at < now() limit ${mostOverdueCounted}) late) as overdue,
      (select coalesce(sum(cases), 0)::bigint from case_tally where state = 'SECOND_LOOK') as waiting,
      (select min(opened_at) from (
        select s.severity, oldest.opened_at from generate_series(1, 4) s (severity)
          cross join lateral (
            select opened_at from cases c where c.state = 'OPEN' and c.severity = s.severity order by due_at, id limit 1) oldest) o) as oldest`.execute(
    db,
  )
  return rows[0]!
}

async function openBySeverity(db: Kysely<Tables>): Promise<DeskFigures['bySeverity']> {
  const { rows } = await sql<{ severity: number; open: number }>`
    select s.severity, coalesce(sum(t.cases), 0)::bigint as open from generate_series(4, 1, -1) s (severity)
      left join case_tally t on t.severity = s.severity and t.state = 'OPEN'
      group by 1 order by 1 desc`.execute(db)
  return rows
}

/** At most this many of the week's newest decisions are read, so that the cost does not grow with them. */
const mostDecisions = 2_000

async function weekOf(
  db: Kysely<Tables>,
): Promise<Pick<DeskFigures, 'decided' | 'medianMinutes' | 'undoneShare' | 'agreement'>> {
  const { rows } = await sql<Pick<DeskFigures, 'decided' | 'medianMinutes' | 'undoneShare' | 'agreement'>>`
    select
      count(*) filter (where d.state in ('APPLIED', 'UNDOING', 'UNDONE')) as decided,
      percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - c.opened_at) / 60)
        filter (where d.state in ('APPLIED', 'UNDOING', 'UNDONE') and not d.proposed) as "medianMinutes",
      avg((d.state in ('UNDOING', 'UNDONE'))::int) filter (where d.state in ('APPLIED', 'UNDOING', 'UNDONE'))::float8 as "undoneShare",
      avg((d.state <> 'DECLINED')::int) filter (where d.second_by is not null)::float8 as agreement
    from (
      select * from case_decisions where decided_at > now() - interval '7 days'
      order by decided_at desc, id desc limit ${mostDecisions}) d
      join cases c on c.id = d.case_id`.execute(db)
  return rows[0]!
}
