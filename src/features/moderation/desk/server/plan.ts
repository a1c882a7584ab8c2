import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { actsByGrant, isStaffGroup, type TermStatus } from '../../../../platform/shared/permission.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import type { ReportTarget } from '../../../records/report-targets/server/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { userById } from '../../../records/persons/server/public.ts'
import type { CaseDecisionInput } from '../desk.rules.ts'
import { mostStepsInRequest, type SecondLookReason } from '../desk.values.ts'
import { caseById, type CaseRow, isAbout, isReportedBy, openReports, refuseAboutOneself } from './case.queries.ts'
import { contentOf } from './contents.ts'
import { secondLookFor } from './second-look-need.ts'

/** A record that a decision changes: its status, or only the mark on its reports. */
export interface PlannedStep {
  readonly action: 'STATUS' | 'HANDLED'
  readonly model: TermModel
  readonly id: string
  /** A member of the case; otherwise one of the author's posts. */
  readonly member: boolean
  readonly from: TermStatus
  readonly to: TermStatus | null
  /** It has the status already: the reason is kept and the reports are closed, and nothing else follows. */
  readonly repeats: boolean
  /** The version that the decision is about: of the record, or of the mark. */
  readonly version: number
  readonly lastReportAt: Date | null
  /** Its open reports: those after `reportsAfter`. */
  readonly reports: number
  readonly reportsAfter: Date | null
  readonly authorId: string | null
}

export interface PlannedRefusal {
  readonly model: TermModel
  readonly id: string
  readonly reason: TextKey
}

export interface Plan {
  readonly caseId: string
  readonly decision: CaseDecisionInput
  readonly steps: readonly PlannedStep[]
  readonly refused: readonly PlannedRefusal[]
  readonly secondLook: SecondLookReason | null
  /** Whether a job carries it out. */
  readonly inBackground: boolean
  /** Changes with whatever the decision would do. */
  readonly hash: string
}

/**
 * What a decision about a case would do now.
 *
 * @throws Refusal NOT_FOUND, CONFLICT if the case is closed, FORBIDDEN if it is about the viewer
 */
export async function planDecision(ctx: Context, id: string, decision: CaseDecisionInput): Promise<Plan> {
  const found = await ctx.load(caseById, id)
  if (!found) throw new Refusal('NOT_FOUND', 'desk_text_case_gone')
  if (found.state !== 'OPEN' && found.state !== 'SECOND_LOOK') throw new Refusal('CONFLICT', 'desk_text_not_open')
  if (found.lead_model === 'APPEAL') throw new Refusal('CONFLICT', 'desk_text_is_appeal')
  await refuseAboutOneself(ctx, id)
  const members = await openMembers(ctx, id)
  const onMembers =
    members.length > 0
      ? await Promise.all(members.map((member) => stepOf(ctx, member, decision)))
      : await stepOnLead(ctx, found, decision)
  const refusals = await Promise.all(onMembers.map((step) => refusalOf(ctx, step)))
  const refused = onMembers.flatMap(({ model, id }, i) => (refusals[i] ? [{ model, id, reason: refusals[i] }] : []))
  const steps = [
    ...onMembers.filter((_, i) => !refusals[i]),
    ...(await postsToHide(ctx, found, decision, new Set(members.map(({ id }) => id)))),
  ]
  return {
    caseId: id,
    decision,
    steps,
    refused,
    secondLook: await secondLookFor(ctx, {
      status: decision.status,
      asked: decision.secondLook,
      records: steps.map((step) => (step.repeats ? { ...step, action: 'HANDLED' } : step)),
      isAbout: (person) => sql<boolean>`(${isAbout(id, person)} or ${isReportedBy(id, person)})`,
    }),
    inBackground: steps.length > mostStepsInRequest,
    hash: hashOf(decision, steps),
  }
}

interface OpenMember extends ReportTarget {
  /** How many of its reports are open. */
  readonly open: number
  /** When its suspension ends, and the version that this belongs to. */
  readonly until: Date | null
  readonly suspended_version: number | null
}

/** The members that nobody has handled, in the order in which they are changed. */
async function openMembers(ctx: Context, caseId: string): Promise<OpenMember[]> {
  return ctx.db
    .selectFrom('case_targets as t')
    .leftJoin('suspension_ends as e', (join) =>
      join.onRef('e.model', '=', 't.model').onRef('e.target_id', '=', 't.target_id'),
    )
    .selectAll('t')
    .select(['t.target_id as id', 'e.until', 'e.version as suspended_version'])
    .select(openReports.as('open'))
    .where('t.case_id', '=', caseId)
    .where('t.handled', '=', false)
    .orderBy('t.model')
    .orderBy('t.target_id')
    .$castTo<OpenMember>()
    .execute()
}

/** Why this viewer may not decide about a member; null if nothing is known against it. */
async function refusalOf(ctx: Context, { model, id }: PlannedStep): Promise<TextKey | null> {
  if (model !== 'USER' || !actsByGrant(ctx.viewer)) return null
  const person = await ctx.load(userById, id)
  return person && isStaffGroup(person.user_group) ? 'platform_text_staff_by_grant' : null
}

async function stepOf(
  ctx: Context,
  target: OpenMember,
  { status: to, until }: CaseDecisionInput,
): Promise<PlannedStep> {
  const { model, id, last_report_at: lastReportAt, open: reports, closed_until: reportsAfter } = target
  const content = await contentOf(ctx, model, id)
  const shared = {
    model,
    id,
    member: true,
    repeats: false,
    lastReportAt,
    reports,
    reportsAfter,
    authorId: target.creator_id,
  }
  const from = content?.status ?? 'NORMAL'
  const endsAt = target.suspended_version === content?.version ? target.until : null
  // A suspended record is suspended again if that gives it another end.
  const repeats = from === to && until?.getTime() === endsAt?.getTime()
  if (to === null || !content) return { ...shared, action: 'HANDLED', from, to: null, version: target.version }
  return { ...shared, action: 'STATUS', from, to, repeats, version: content.version }
}

/** What was proposed about a record without open reports: its status alone changes. */
async function stepOnLead(
  ctx: Context,
  { lead_model, lead_id, creator_id: authorId }: CaseRow,
  { status: to }: CaseDecisionInput,
): Promise<PlannedStep[]> {
  const model = lead_model as TermModel
  const content = await contentOf(ctx, model, lead_id)
  if (!content || to === null) return []
  const unreported = { member: true, repeats: false, lastReportAt: null, reports: 0, reportsAfter: null }
  const { status: from, version } = content
  return [{ action: 'STATUS', model, id: lead_id, from, to, version, authorId, ...unreported }]
}

/** The newest posts of the case's creator that are visible, except for members. */
async function postsToHide(
  ctx: Context,
  { creator_id }: CaseRow,
  { hidePosts }: CaseDecisionInput,
  members: ReadonlySet<string>,
): Promise<PlannedStep[]> {
  if (hidePosts === 0 || !creator_id) return []
  const posts = await ctx.db
    .selectFrom('posts')
    .leftJoin('report_targets as t', (join) => join.onRef('t.target_id', '=', 'posts.id').on('t.model', '=', 'POST'))
    .select(['posts.id', 'posts.version', 't.last_report_at', 't.closed_until'])
    .select(sql<number>`case when t.handled = false then ${openReports} else 0 end`.as('reports'))
    .where('created_by', '=', creator_id)
    .where('posts.status', '=', 'NORMAL')
    .where('posts.deleted_at', 'is', null)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(hidePosts + members.size)
    .execute()
  return posts
    .filter(({ id }) => !members.has(id))
    .slice(0, hidePosts)
    .map(({ id, version, last_report_at: lastReportAt, closed_until: reportsAfter, reports }) => ({
      action: 'STATUS',
      model: 'POST',
      from: 'NORMAL',
      to: 'HIDDEN',
      member: false,
      repeats: false,
      id,
      version,
      lastReportAt,
      reports,
      reportsAfter,
      authorId: creator_id,
    }))
}

function hashOf(decision: CaseDecisionInput, steps: readonly PlannedStep[]): string {
  const touched = steps.map(({ action, model, id, to, version, lastReportAt }) => [
    action,
    model,
    id,
    to,
    version,
    lastReportAt?.getTime() ?? null,
  ])
  const { status, until, hidePosts, secondLook } = decision
  return createHash('sha256')
    .update(JSON.stringify([status, until, hidePosts, secondLook, touched]))
    .digest('base64url')
}

/** The people whose records get another status than NORMAL. */
export const authorsOf = (steps: readonly PlannedStep[]): Set<string> =>
  new Set(
    steps.flatMap(({ authorId, to, repeats }) => (authorId && to && to !== 'NORMAL' && !repeats ? [authorId] : [])),
  )

/** How many people reported what the decision closes, without those who are notified as authors. */
export async function reportersOf(ctx: Context, steps: readonly PlannedStep[]): Promise<number> {
  const reported = steps.filter(({ reports }) => reports > 0)
  if (reported.length === 0) return 0
  const after = reported.map(({ reportsAfter }) => reportsAfter)
  const { rows } = await sql<{ n: number }>`
    select count(distinct r.created_by) as n
      from unnest(${reported.map(({ model }) => model)}::text[], ${reported.map(({ id }) => id)}::uuid[], ${after}::timestamptz[]) t (model, id, after)
      join reports r on (r.model, r.target_id) = (t.model, t.id) and r.created_at > coalesce(t.after, '-infinity')
      where r.created_by <> all (${[...authorsOf(steps)]}::uuid[])`.execute(ctx.db)
  return rows[0]!.n
}

/** How many sessions end because people are blocked or suspended. */
export async function sessionsToEnd(ctx: Context, steps: readonly PlannedStep[]): Promise<number> {
  const people = steps
    .filter(({ model, to, repeats }) => model === 'USER' && !repeats && (to === 'BLOCKED' || to === 'SUSPENDING'))
    .map(({ id }) => id)
  if (people.length === 0) return 0
  const { n } = await ctx.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', 'in', people)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
