import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'

/** The state of the desk now, and what was decided in the last seven days. */
export interface DeskFigures {
  readonly open: number
  readonly overdue: number
  readonly waiting: number
  readonly appeals: number
  readonly oldest: Date | null
  readonly bySeverity: readonly { readonly severity: number; readonly open: number }[]
  readonly decided: number
  readonly medianMinutes: number | null
  readonly undoneShare: number | null
  readonly agreement: number | null
}

export async function deskFigures(db: Kysely<Tables>): Promise<DeskFigures> {
  const [standing, bySeverity, week] = await Promise.all([standingOf(db), openBySeverity(db), weekOf(db)])
  return { ...standing, ...week, bySeverity, open: bySeverity.reduce((sum, { open }) => sum + open, 0) }
}

type Standing = Pick<DeskFigures, 'overdue' | 'waiting' | 'appeals' | 'oldest'>

async function standingOf(db: Kysely<Tables>): Promise<Standing> {
  // The oldest case is looked for among the first due case of each severity, which an index finds.
  const { rows } = await sql<Standing>`
    select
      -- The hours that are over from the tally; of the present one each case, along an index.
      (select coalesce(sum(cases), 0)::bigint from case_due_tally where hour < date_trunc('hour', now(), 'UTC'))
        + (select count(*) from cases where state = 'OPEN' and due_at >= date_trunc('hour', now(), 'UTC') and due_at < now()) as overdue,
      (select coalesce(sum(cases), 0)::bigint from case_tally where state = 'SECOND_LOOK') as waiting,
      (select coalesce(sum(cases), 0)::bigint from case_tally where state = 'OPEN' and lead_model = 'APPEAL') as appeals,
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

/**
 * Decisions of the last seven days: whole hours from the tally, those of the hour in which the week begins each by itself.
 * The tally tells in which step of the durations the median is, so only the decisions of that step are read and sorted.
 */
async function weekOf(
  db: Kysely<Tables>,
): Promise<Pick<DeskFigures, 'decided' | 'medianMinutes' | 'undoneShare' | 'agreement'>> {
  const since = sql`(now() - interval '7 days')`
  const firstWhole = sql`(date_trunc('hour', ${since}, 'UTC') + interval '1 hour')`
  const { rows } = await sql<Pick<DeskFigures, 'decided' | 'medianMinutes' | 'undoneShare' | 'agreement'>>`
    with steps as (
      select step, sum(done)::bigint as done, sum(undone)::bigint as undone, sum(looked)::bigint as looked, sum(declined)::bigint as declined
        from (
          select step, done, undone, looked, declined from case_decision_tally where hour >= ${firstWhole}
          union all
          select step, done, undone, looked, declined from case_decision_counts where decided_at > ${since} and decided_at < ${firstWhole}) counts
        group by 1),
    week as (
      select coalesce(sum(done), 0)::bigint as done, sum(undone) as undone, sum(looked) as looked, sum(declined) as declined,
          coalesce(sum(done) filter (where step >= 0), 0)::bigint as timed from steps),
    ranked as (select step, done, (sum(done) over (order by step) - done)::bigint as before from steps where step >= 0 and done > 0),
    -- One step, or two if the middle of an even number of decisions is between them.
    middle as (
      select array_agg(step) as steps, min(before) as before from ranked, week
        where before <= timed / 2 and before + ranked.done > (timed - 1) / 2),
    durations as (
      select extract(epoch from decided_at - opened_at) / 60 as minutes from case_decisions
        where decision_step(opened_at, decided_at) = any((select steps from middle)::int[]) and decided_at > ${since}
          and state in ('APPLIED', 'UNDOING', 'UNDONE') and not proposed
        order by 1 limit (select 2 - timed % 2 from week) offset (select (timed - 1) / 2 - before from week, middle))
    select done as decided, (select avg(minutes) from durations)::float8 as "medianMinutes",
        (undone / nullif(done, 0))::float8 as "undoneShare", (1 - declined / nullif(looked, 0))::float8 as agreement
      from week`.execute(db)
  return rows[0]!
}
