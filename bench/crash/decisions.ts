import { type Kysely, type Selectable, sql } from 'kysely'
import type { CaseSteps, Tables } from '../../database/tables.ts'
import { type DecisionState, decisionStates } from '../../src/features/moderation/desk/desk.values.ts'
import type { Decision, Journal } from './journal.ts'

interface Taken {
  readonly id: string
  readonly reason: string
  readonly state: DecisionState
  readonly status: string | null
  readonly second_look: string | null
}

/**
 * Decisions of the desk that are not as they were answered, and records that are not as the last of them left them.
 * Takes those whose answer was lost, and that were taken, into the journal.
 */
export async function lostDecisions(db: Kysely<Tables>, journal: Journal): Promise<string[]> {
  const { rows } = await sql<Taken>`
    select id, reason, state, status, second_look from case_decisions where decided_at > ${journal.since} order by decided_at`.execute(
    db,
  )
  const faults = findUnanswered(journal, rows)
  const taken = new Map(rows.map((row) => [row.id, row]))
  for (const decision of journal.decisions) {
    const row = taken.get(decision.id!)
    if (!row || !isAsAnswered(decision, row)) faults.push(`${said(decision)} is ${JSON.stringify(row)}`)
    // What was asked without an answer has happened by now, or never will.
    else decision.state = decision.asked = row.state
  }
  return faults.length > 0 ? faults : wrongRecords(db, journal)
}

const said = (decision: Decision) => `the decision ${JSON.stringify({ ...decision, before: [...decision.before] })}`

/** Decisions without an answer get the id of the row that they made, or are forgotten. A row that nobody asked for is a fault. */
function findUnanswered(journal: Journal, rows: readonly Taken[]): string[] {
  const answered = new Set(journal.decisions.map(({ id }) => id))
  const others = new Set(rows.filter(({ id }) => !answered.has(id)))
  for (const decision of journal.decisions.filter(({ id }) => id === null)) {
    const row = [...others].find(({ reason }) => reason === decision.reason)
    decision.id = row?.id ?? null
    if (row) others.delete(row)
  }
  journal.decisions = journal.decisions.filter(({ id }) => id !== null)
  return [...others].map(({ id }) => `nobody asked for the decision ${id}`)
}

/** In the answered state or a later one, but in none that nobody asked for. */
function isAsAnswered({ status, secondLook, state, asked }: Decision, row: Taken): boolean {
  if (row.status !== status || (row.second_look !== null) !== secondLook) return false
  const [is, least, most] = [row.state, state ?? 'WAITING', asked].map((each) => decisionStates.indexOf(each))
  return least! <= is! && is! <= most!
}

/** Decisions that were not carried out or undone whole, and records that are not as the last decision about them left them. */
async function wrongRecords(db: Kysely<Tables>, { decisions }: Journal): Promise<string[]> {
  const faults: string[] = []
  const ids = decisions.map(({ id }) => id)
  const { rows: steps } = await sql<Step>`select * from case_steps where decision_id = any(${ids}::uuid[])`.execute(db)
  const stepsOf = Map.groupBy(steps, ({ decision_id }) => decision_id)
  const expected = new Map<string, Left>()
  for (const decision of decisions) {
    const own = stepsOf.get(decision.id!) ?? []
    const whole = own.filter((step) => isCarriedOut(decision, step)).length
    if (whole !== decision.records || own.length !== decision.records)
      faults.push(`${said(decision)} has ${own.length} steps, ${whole} of them as that says`)
    if (decision.state !== 'WAITING') for (const step of own) expected.set(step.target_id, leftBy(decision, step))
  }
  const found = await recordsOf(db, [...expected.keys()])
  for (const [id, left] of expected) {
    const now = found.get(id)
    if (now?.status !== left.status || now?.handled !== (left.handled ?? now?.handled))
      faults.push(`the desk left ${id} as ${JSON.stringify(left)} and is ${JSON.stringify(now)}`)
  }
  return faults
}

type Step = Selectable<CaseSteps>

const isCarriedOut = ({ state }: Decision, { outcome, undone }: Step) =>
  outcome === (state === 'WAITING' ? null : 'DONE') && undone === (state === 'UNDONE' ? 'DONE' : null)

interface Left {
  readonly status: string | undefined
  /** Null of a post that was hidden along with the members: it may have no reports. */
  readonly handled: boolean | null
}

/** By the journal, not by what the step itself says. */
function leftBy({ state, status, before }: Decision, { member, target_id }: Step): Left {
  const undone = state === 'UNDONE'
  if (!member) return { status: undone ? 'NORMAL' : 'HIDDEN', handled: null }
  const former = before.get(target_id)
  return { status: undone ? former : (status ?? former), handled: !undone }
}

async function recordsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Left>> {
  const { rows } = await sql<Left & { id: string }>`
    select r.id, r.status, t.handled
      from (select 'COMMENT' as model, id, term_status as status from comments union all select 'POST', id, status from posts) r
        left join report_targets t on (t.model, t.target_id) = (r.model, r.id)
      where r.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
