import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { CaseDecisions, Cases, CaseSteps, Tables } from '../../../../../database/tables.ts'
import { actorId } from '../../../../platform/server/command.ts'
import { type Context, defineLoader, grouped, inOrder } from '../../../../platform/server/context.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import type { ReportTarget } from '../../../records/report-targets/server/public.ts'
import { type CaseState, type DecisionState, mostMembersShown } from '../desk.values.ts'

type Db = Kysely<Tables>

export type CaseRow = Selectable<Cases>
export type DecisionRow = Selectable<CaseDecisions>
export type StepRow = Selectable<CaseSteps>

export const caseById = loaderById('cases')
export const decisionById = loaderById('case_decisions')

/** The members of a case that the screen shows, its lead first, then the most reported. */
export const membersShown = defineLoader<string, ReportTarget[]>(async (ctx, ids) => {
  const { rows } = await sql<ReportTarget>`
    select t.* from unnest(${ids}::uuid[]) c (id) join cases k using (id)
      cross join lateral (
        select *, target_id as id from case_targets where case_id = c.id
        order by (model, target_id) = (k.lead_model, k.lead_id) desc, total desc, target_id limit ${mostMembersShown}) t`.execute(
    ctx.db,
  )
  return grouped(ids, rows, (row) => row.case_id!)
})

/** How many reports of the record `t` came since its reports were last closed. */
export const openReports = sql<number>`(
  select count(*) from reports r
  where (r.model, r.target_id) = (t.model, t.target_id) and r.created_at > coalesce(t.closed_until, '-infinity'))`

/** The number of open reports of records that somebody reported. */
export const openReportsOf = defineLoader<string, number>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('report_targets as t')
    .select(['t.target_id as id', openReports.as('open')])
    .where('t.model', 'in', termModels)
    .where('t.target_id', 'in', ids)
    .execute()
  return inOrder(ids, rows, (row) => row.id).map((row) => row?.open ?? 0)
})

/** The newest decision about a case. */
export const newestDecision = defineLoader<string, DecisionRow | null>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('case_decisions')
    .selectAll()
    .distinctOn('case_id')
    .where('case_id', 'in', ids)
    .orderBy('case_id')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return inOrder(ids, rows, (row) => row.case_id)
})

/** What a decision does, record by record, in the order in which it is done. */
export const stepsOf = defineLoader<string, StepRow[]>(async (ctx, ids) => {
  const steps = await ctx.db
    .selectFrom('case_steps')
    .selectAll()
    .where('decision_id', 'in', ids)
    .orderBy('position')
    .execute()
  return grouped(ids, steps, (step) => step.decision_id)
})

/** How many sessions a decision ended by blocking or suspending people. */
export const endedSessions = defineLoader<string, number>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; n: number }>`
    select d.id, count(e.user_id) as n
      from case_decisions d
        left join case_steps s on s.decision_id = d.id and s.model = 'USER' and s.status_after in ('BLOCKED', 'SUSPENDING')
        left join sessions e on e.user_id = s.target_id and e.end_reason = 'status' and e.ended_at >= d.decided_at
      where d.id = any(${ids}::uuid[]) group by d.id`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row!.n)
})

/** Whether a case has a record that belongs to this person: nobody decides about themselves. */
export const isAbout = (caseId: string | RawBuilder<unknown>, person: string | RawBuilder<unknown>) =>
  sql<boolean>`case_is_about(${caseId}, ${person})`

/** Whether a case has a record that this person reported: nobody decides about their own reports. */
export const isReportedBy = (caseId: string | RawBuilder<unknown>, person: string | RawBuilder<unknown>) =>
  sql<boolean>`case_reported_by(${caseId}, ${person})`

/** Whether a person made or confirmed the decision that a case of an appeal, or of a calibration, is about. */
export const isJudgedBy = (caseId: string | RawBuilder<unknown>, person: string | RawBuilder<unknown>) =>
  sql<boolean>`case_judged_by(${caseId}, ${person})`

/** The cases that have a record of the viewer. */
export const aboutViewer = defineLoader<string, boolean>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; about: boolean }>`
    select id, ${isAbout(sql.ref('id'), actorId(ctx))} as about from unnest(${ids}::uuid[]) c (id)`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row!.about)
})

/** The cases that have a record that the viewer reported. */
export const reportedByViewer = defineLoader<string, boolean>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; reported: boolean }>`
    select id, ${isReportedBy(sql.ref('id'), actorId(ctx))} as reported from unnest(${ids}::uuid[]) c (id)`.execute(
    ctx.db,
  )
  return inOrder(ids, rows, (row) => row.id).map((row) => row!.reported)
})

/** The cases about a decision that the viewer made or confirmed. */
export const judgedByViewer = defineLoader<string, boolean>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; judged: boolean }>`
    select id, ${isJudgedBy(sql.ref('id'), actorId(ctx))} as judged from unnest(${ids}::uuid[]) c (id)`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row!.judged)
})

interface AskedDecisions {
  readonly state: DecisionState | null
  /** Whose decisions are listed; everybody's if null. */
  readonly by: string | null
  readonly limit: number
  readonly offset: number
}

/** How many decisions are counted at most. */
export const mostDecisionsCounted = 10_000

/** Decisions, newest first. */
export function decisionsPage(db: Db, { state, by, limit, offset }: AskedDecisions): ListPage<DecisionRow> {
  const matching = db
    .selectFrom('case_decisions')
    .$if(state !== null, (query) => query.where('state', '=', state!))
    .$if(by !== null, (query) => query.where('decided_by', '=', by!))
  return {
    items: () =>
      matching.selectAll().orderBy('decided_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    async total() {
      const counted = matching.select('id').limit(mostDecisionsCounted).as('counted')
      const { n } = await db
        .selectFrom(counted)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return n
    },
  }
}

/** How many cases are open: for the side menu. */
export async function countOpenCases(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('case_tally')
    .select(sql<number>`coalesce(sum(cases), 0)::bigint`.as('n'))
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  return n
}

/** Locks a case. Throws NOT_FOUND. */
export async function lockCase(ctx: Context, id: string): Promise<CaseRow> {
  const row = await ctx.db.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', 'desk_text_case_gone')
  return row
}

/**
 * Locks the case of a decision, then the decision itself, because the job of notices changes a decision without locking
 * its case. Throws NOT_FOUND.
 */
export async function lockDecision(ctx: Context, id: string): Promise<{ case: CaseRow; decision: DecisionRow }> {
  const decision = () => ctx.db.selectFrom('case_decisions').selectAll().where('id', '=', id)
  const found = await decision().executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND', 'desk_text_decision_gone')
  const locked = await lockCase(ctx, found.case_id)
  return { case: locked, decision: await decision().forUpdate().executeTakeFirstOrThrow() }
}

/** Refuses the viewer to whom one of the case's records belongs. */
export async function refuseAboutOneself(ctx: Context, caseId: string): Promise<void> {
  const { rows } = await sql<{ about: boolean }>`select ${isAbout(caseId, actorId(ctx))} as about`.execute(ctx.db)
  if (rows[0]!.about) throw new Refusal('FORBIDDEN', 'desk_text_about_you')
}

/**
 * Refuses the viewer who has a part in the case: one of its records is theirs, they reported one, or they decided what it
 * is the appeal of. Call it with the case
 * locked, in a statement of its own: a report that came before is seen, and one that comes now waits for the lock.
 */
export async function refuseInvolved(ctx: Context, caseId: string): Promise<void> {
  const me = actorId(ctx)
  const { rows } = await sql<{ about: boolean; reported: boolean; judged: boolean }>`
    select ${isAbout(caseId, me)} as about, ${isReportedBy(caseId, me)} as reported, ${isJudgedBy(caseId, me)} as judged`.execute(
    ctx.db,
  )
  const { about, reported, judged } = rows[0]!
  if (about) throw new Refusal('FORBIDDEN', 'desk_text_about_you')
  if (reported) throw new Refusal('FORBIDDEN', 'desk_text_reported_by_you')
  if (judged) throw new Refusal('FORBIDDEN', 'desk_text_judged_by_you')
}

/** Whether the viewer reported a record of the case. */
export async function isOfOwnReport(ctx: Context, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ reported: boolean }>`select ${isReportedBy(caseId, actorId(ctx))} as reported`.execute(
    ctx.db,
  )
  return rows[0]!.reported
}

/** Raises the version of a locked case, and changes it. */
export async function changeCase(
  ctx: Context,
  { id, version }: CaseRow,
  change: { readonly state: CaseState },
): Promise<CaseRow> {
  return ctx.db
    .updateTable('cases')
    .set({ ...change, held_by: null, held_until: null, handed_by: null, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Raises a case's version, so that what others have on the screen is out of date. */
export async function raiseVersion(ctx: Context, id: string): Promise<CaseRow> {
  return ctx.db
    .updateTable('cases')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Refuses while a decision about the case is waiting, being carried out or being undone. Call it with the case locked.
 */
export async function refuseUnfinished(ctx: Context, caseId: string, reason: TextKey): Promise<void> {
  const unfinished = await ctx.db
    .selectFrom('case_decisions')
    .select('id')
    .where('case_id', '=', caseId)
    .where('state', 'in', ['WAITING', 'APPLYING', 'UNDOING'])
    .executeTakeFirst()
  if (unfinished) throw new Refusal('CONFLICT', reason)
}

/** Recalculates a locked case from its members. Returns null if it has none left and was deleted. */
export async function settleCase(ctx: Context, id: string): Promise<CaseRow | null> {
  await sql`select settle_case(${id})`.execute(ctx.db)
  const row = await ctx.db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}
