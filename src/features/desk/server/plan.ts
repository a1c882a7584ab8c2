import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { actorId } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { Refusal } from '../../../platform/server/refusal.ts'
import { actsByGrant, isStaffGroup, type TermStatus } from '../../../platform/shared/permission.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import { pageById } from '../../pages/server/public.ts'
import type { ReportTarget } from '../../reports/server/public.ts'
import type { TermModel } from '../../term-status/term-status.values.ts'
import { userById } from '../../users/server/public.ts'
import type { CaseDecisionInput } from '../desk.rules.ts'
import { atOnce, type SecondLookReason, secondLookAbove } from '../desk.values.ts'
import { caseById, type CaseRow, refuseAboutOneself } from './case.queries.ts'
import { contentOf } from './contents.ts'

/** A record that a decision changes: its status, or only the mark on its reports. */
export interface PlannedStep {
  readonly action: 'STATUS' | 'HANDLED'
  readonly model: TermModel
  readonly id: string
  /** A member of the case; otherwise one of the author's posts. */
  readonly member: boolean
  readonly from: TermStatus
  readonly to: TermStatus | null
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
  await refuseAboutOneself(ctx, id, actorId(ctx))
  const members = await openMembers(ctx, id)
  const refusals = await Promise.all(members.map((member) => refusalOf(ctx, member)))
  const refused = members.flatMap(({ model, id }, i) => (refusals[i] ? [{ model, id, reason: refusals[i] }] : []))
  const allowed = members.filter((_, i) => !refusals[i])
  const steps = [
    ...(await Promise.all(allowed.map((member) => stepOf(ctx, member, decision)))),
    ...(await postsToHide(ctx, found, decision, new Set(members.map(({ id }) => id)))),
  ]
  return {
    caseId: id,
    decision,
    steps,
    refused,
    secondLook: await secondLookFor(ctx, id, decision, steps),
    inBackground: steps.length > atOnce,
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

/** How many reports of the record `t` came since its reports were last closed. */
const openReports = sql<number>`(
  select count(*) from reports r
  where (r.model, r.target_id) = (t.model, t.target_id) and r.created_at > coalesce(t.closed_until, '-infinity'))`

/** The members that nobody has handled, in the order in which they are changed. */
async function openMembers(ctx: Context, caseId: string): Promise<OpenMember[]> {
  return ctx.db
    .selectFrom('report_targets as t')
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
    .execute()
}

/** Why this viewer may not decide about a member; null if nothing is known against it. */
async function refusalOf(ctx: Context, { model, id }: ReportTarget): Promise<TextKey | null> {
  if (model !== 'USER' || !actsByGrant(ctx.viewer)) return null
  return (await isStaff(ctx, id)) ? 'platform_text_staff_by_grant' : null
}

async function isStaff(ctx: Context, id: string): Promise<boolean> {
  const person = await ctx.load(userById, id)
  return person !== null && isStaffGroup(person.user_group)
}

async function stepOf(
  ctx: Context,
  target: OpenMember,
  { status: to, until }: CaseDecisionInput,
): Promise<PlannedStep> {
  const { model, id, last_report_at: lastReportAt, open: reports, closed_until: reportsAfter } = target
  const content = await contentOf(ctx, model, id)
  const shared = { model, id, member: true, lastReportAt, reports, reportsAfter, authorId: target.creator_id }
  const from = content?.status ?? 'NORMAL'
  const endsAt = target.suspended_version === content?.version ? target.until : null
  // A suspended record is suspended again if that gives it another end.
  const isSo = from === to && until?.getTime() === endsAt?.getTime()
  if (to === null || !content || isSo) return { ...shared, action: 'HANDLED', from, to: null, version: target.version }
  return { ...shared, action: 'STATUS', from, to, version: content.version }
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
      id,
      version,
      lastReportAt,
      reports,
      reportsAfter,
      authorId: creator_id,
    }))
}

/** Why another person has to decide too; null if nobody has to, or if there is nobody else. */
async function secondLookFor(
  ctx: Context,
  caseId: string,
  { secondLook, status }: CaseDecisionInput,
  steps: readonly PlannedStep[],
): Promise<SecondLookReason | null> {
  const reason = secondLook ? 'ASKED' : steps.length > secondLookAbove ? 'MANY' : await touchy(ctx, status, steps)
  return reason && (await anybodyElse(ctx, caseId, steps)) ? reason : null
}

async function touchy(
  ctx: Context,
  status: TermStatus | null,
  steps: readonly PlannedStep[],
): Promise<SecondLookReason | null> {
  if (status === null || status === 'NORMAL') return null
  for (const { model, id, action } of steps) {
    if (action !== 'STATUS') continue
    if (model === 'PAGE' && (await ctx.load(pageById, id))?.is_partner) return 'PARTNER'
    if (model !== 'USER') continue
    if (await isStaff(ctx, id)) return 'STAFF'
    if ((await ctx.load(userById, id))?.badge_status === 'VERIFIED') return 'VERIFIED'
  }
  return null
}

/** Whether another person may decide about the case: nobody about themselves, and nobody about staff by a grant. */
async function anybodyElse(ctx: Context, caseId: string, steps: readonly PlannedStep[]): Promise<boolean> {
  const people = steps.filter(({ model }) => model === 'USER')
  const aboutStaff = (await Promise.all(people.map(({ id }) => isStaff(ctx, id)))).includes(true)
  const byGrant = aboutStaff
    ? sql`false`
    : sql`user_group = 'STAFF' and exists (
        select from grants where grants.user_id = users.id and grants.area = 'MODERATION')`
  const other = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', actorId(ctx))
    .where('term_status', 'in', ['NORMAL', 'HIDDEN'])
    .where('deleted', '=', false)
    .where(sql<boolean>`(user_group = 'ADMIN' or (${byGrant}))`)
    .where(
      sql<boolean>`not exists (select from report_targets t where t.case_id = ${caseId} and t.creator_id = users.id)`,
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
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
  new Set(steps.flatMap(({ authorId, to }) => (authorId && to && to !== 'NORMAL' ? [authorId] : [])))

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
    .filter(({ model, to }) => model === 'USER' && (to === 'BLOCKED' || to === 'SUSPENDING'))
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
