import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'
import { idsOf } from '../../../../platform/server/database/months.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { type ActionKind, award, createsPost, type Facts, type Judged } from '../award.ts'
import type { MissionType } from '../mission.ts'
import { bookPoints } from './book.ts'
import { missionDone } from './missions.ts'
import { rulesInForce } from './rules-in-force.ts'

export interface MemberAction {
  readonly userId: string
  readonly kind: ActionKind
  /** The same member, kind and subject count once: the id of a post, `place day`, the local day. */
  readonly subject: string
  /** The subject under which the same act may have counted before its record was known here. */
  readonly formerSubject?: string
  /** Of a friend who registered: the how manieth of the inviter. */
  readonly number?: number
  /** What the action wrote: its points are taken back while that is blocked or gone. */
  readonly record?: { readonly model: 'POST' | 'COMMENT'; readonly id: string }
  /** Of a post that the member writes. */
  readonly post?: {
    readonly id: string
    readonly placeId: string | null
    /** Characters as people count them. */
    readonly length: number
    readonly hasPicture: boolean
  }
}

/** What an action gave. */
export interface ActionOutcome {
  /** Hundredths of a point. */
  readonly amount: number
  /** Why it gave nothing; null if it gave points. */
  readonly reason: TextKey | null
}

/** The acts that are missions, for which higher features give something. */
const missions: Readonly<Partial<Record<ActionKind, MissionType>>> = {
  DAILY_VISIT: 'SIGN_IN',
  REVIEW_PLACE: 'REVIEW',
  CHECK_IN_PLACE: 'CHECK_IN',
  SHARE_POST: 'SHARE',
  REFERRAL: 'REFERRAL',
}

/**
 * Records what a member did, and books what the rules in force give for it. Call it inside the command of the act, after
 * the record is written. Actions of one member wait for each other, so that no order of two gives more than a limit.
 */
export async function recordAction(ctx: Context, action: MemberAction): Promise<ActionOutcome> {
  const { userId, kind, subject, formerSubject, post } = action
  await sql`select lock_actions(${userId})`.execute(ctx.db)
  // One moment, so that around midnight an action counts on the day by which it was judged.
  const now = new Date()
  const id = uuidv7({ msecs: now.getTime() })
  const countedBefore = formerSubject !== undefined && (await hasCounted(ctx, { userId, kind, subject: formerSubject }))
  if (countedBefore || !(await countOnce(ctx, action, id)))
    return explained(ctx, action, [], { amount: 0, reason: 'trusted_points_text_why_counted_already' })
  const facts = await factsOf(ctx, action, dayOf(now))
  const { judged, amount, isFull } = award(await rulesInForce(ctx), facts)
  const record = action.record ?? (post && ({ model: 'POST', id: post.id } as const))
  await ctx.db
    .insertInto('member_actions')
    .values({
      user_id: userId,
      id,
      kind,
      subject,
      record_model: record?.model ?? null,
      record_id: record?.id ?? null,
      occurred_at: now,
      day: dayOf(now),
      facts: JSON.stringify(facts),
      outcome: JSON.stringify(judged.filter(({ applied }) => applied).map(asOutcome)),
    })
    .execute()
  const mission = missions[kind]
  if (mission) await missionDone(ctx, { userId, mission, withinLimit: !isFull })
  for (const { rule, version, amount } of judged)
    if (amount > 0)
      await bookPoints(ctx, {
        userId,
        amount,
        cause: post ? 'POST' : 'RULE',
        actionId: id,
        ruleId: rule,
        ruleVersion: version,
        postId: post?.id ?? null,
      })
  return explained(ctx, action, judged, { amount, reason: amount > 0 ? null : whyNothing(judged) })
}

/** The outcome; a dry run tells how it came about. */
function explained(
  { rehearsal }: Context,
  { userId, kind, subject }: MemberAction,
  judged: readonly Judged[],
  { amount, reason }: ActionOutcome,
): ActionOutcome {
  const rules = judged.map((one) => ({ ...one, amount: one.amount / 100 }))
  rehearsal?.tell('explain', { memberId: userId, kind, subject, amount: amount / 100, reason, rules })
  return { amount, reason }
}

type ActionKey = Pick<MemberAction, 'userId' | 'kind' | 'subject'>

/** Whether the act counts: the same member, kind and subject do so once. */
async function countOnce(ctx: Context, { userId, kind, subject }: ActionKey, actionId: string): Promise<boolean> {
  const counted = await ctx.db
    .insertInto('action_keys')
    .values({ user_id: userId, kind, subject, action_id: actionId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('action_id')
    .executeTakeFirst()
  return counted !== undefined
}

async function hasCounted(ctx: Context, { userId, kind, subject }: ActionKey): Promise<boolean> {
  const key = ctx.db.selectFrom('action_keys').select('action_id').where('user_id', '=', userId)
  return (await key.where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst()) !== undefined
}

const asOutcome = ({ rule, version, amount }: Judged) => ({ rule, version, amount })

/** The text of the first reason, of those that a member understands best first. */
function whyNothing(judged: readonly Judged[]): TextKey {
  const because = new Set(judged.map((one) => one.because))
  if (because.has('day_is_full')) return 'trusted_points_text_why_day_is_full'
  if (because.has('too_short')) return 'trusted_points_text_why_too_short'
  if (because.has('no_picture')) return 'trusted_points_text_why_no_picture'
  return because.has('facts_unknown') ? 'trusted_points_text_why_facts_unknown' : 'trusted_points_text_why_no_rule'
}

async function earnedBy(ctx: Context, userId: string): Promise<number> {
  const balance = ctx.db.selectFrom('balances').select('earned_points').where('user_id', '=', userId)
  return (await balance.executeTakeFirstOrThrow()).earned_points
}

/** What a member's next action of a kind would be judged by, as far as the member alone decides it. */
export async function factsOfMember(ctx: Context, userId: string, kind: ActionKind, day: string): Promise<Facts> {
  const postsToday = createsPost(kind) ? await countPosts(ctx, userId, day) : 0
  return { kind, earned: await earnedBy(ctx, userId), postsToday }
}

async function factsOf(ctx: Context, { userId, kind, post, number }: MemberAction, day: string): Promise<Facts> {
  const facts = await factsOfMember(ctx, userId, kind, day)
  if (number !== undefined) return { ...facts, number }
  if (kind !== 'REVIEW_PLACE' || !post) return facts
  const reviewsBefore = post.placeId ? await countReviews(ctx, post.placeId, post.id) : 0
  return { ...facts, length: post.length, hasPicture: post.hasPicture, reviewsBefore }
}

async function countPosts(ctx: Context, userId: string, day: string): Promise<number> {
  const ids = idsOf(startOfDay(day).getTime(), startOfDay(addDays(day, 1)).getTime())
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from member_actions
      where user_id = ${userId} and day = ${day} and id >= ${ids.from} and id < ${ids.to}
        and kind in ('CREATE_POST', 'CHECK_IN_PLACE', 'REVIEW_PLACE', 'SHARE_POST')`.execute(ctx.db)
  return rows[0]!.n
}

/** Only as many as a rule could ask for. */
const mostReviews = 1_000

async function countReviews(ctx: Context, placeId: string, but: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from posts
      where place_id = ${placeId} and type = 'REVIEW' and id <> ${but} limit ${mostReviews}) r`.execute(ctx.db)
  return rows[0]!.n
}
