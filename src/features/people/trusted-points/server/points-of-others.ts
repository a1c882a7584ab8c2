import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import { type Context, ownContext } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { numberSetting } from '../../../../platform/server/setting.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'
import { onReferral, onRejection } from '../../users/server/public.ts'
import { recordAction } from './actions.ts'
import { isStanding, settle } from './settle.job.ts'
import { pointsIn, tellPoints } from './tell.ts'

interface Engaged {
  readonly id: string
  readonly type: string
  readonly created_by: string
  readonly total_likes: number
  readonly total_comments: number
}

/**
 * Looks whether a post that somebody liked, commented on or shared may be a helpful review or a popular post now. Call it
 * in the command of that act, with the totals after it.
 */
export async function engaged(
  ctx: Context,
  { id, type, created_by, total_likes, total_comments }: Engaged,
): Promise<void> {
  const [helpful, popular] = await thresholds(ctx)
  if (type === 'REVIEW' && total_likes >= helpful) await give(ctx, 'HELPFUL_REVIEW', id, created_by)
  const told = total_likes + total_comments
  if (told >= popular || told + (await sharesOf(ctx, id, popular - told)) >= popular)
    await give(ctx, 'POPULAR_POST', id, created_by)
}

/** How often a post was shared, counted no further than it matters. */
async function sharesOf(ctx: Context, id: string, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from posts where shared_post_id = ${id} limit ${most}) s`.execute(ctx.db)
  return rows[0]!.n
}

const thresholds = (ctx: Context) =>
  Promise.all([numberSetting(ctx, 'points.helpfulReviewLikes'), numberSetting(ctx, 'points.popularPostEngagements')])

type Kind = 'HELPFUL_REVIEW' | 'POPULAR_POST' | 'REFERRAL'

/** What was given once is not looked at again. */
const give = (ctx: Context, kind: Kind, subject: string, userId: string, facts: object = {}) =>
  sql`insert into points_to_give (kind, subject, user_id, facts)
    select ${kind}, ${subject}, ${userId}::uuid, ${JSON.stringify(facts)}::jsonb
      where not exists (select from action_keys where user_id = ${userId} and kind = ${kind} and subject = ${subject})
    on conflict do nothing`.execute(ctx.db)

onReferral(async (ctx, { friendId, inviterId, number }) => {
  await give(ctx, 'REFERRAL', friendId, inviterId, { number })
})

/** Whoever gives the points at this moment is waited for; what is not given yet never will be. */
onRejection(async (ctx, { friendId, inviterId }) => {
  const waiting = await ctx.db
    .deleteFrom('points_to_give')
    .where('kind', '=', 'REFERRAL')
    .where('subject', '=', friendId)
    .returning('kind')
    .executeTakeFirst()
  if (waiting) return
  const key = await ctx.db
    .selectFrom('action_keys')
    .select('action_id')
    .where('user_id', '=', inviterId)
    .where('kind', '=', 'REFERRAL')
    .where('subject', '=', friendId)
    .executeTakeFirst()
  if (!key) return
  const actions = sql`a.user_id = ${inviterId} and a.id = ${key.action_id}`
  for (const [userId, amount] of await settle(ctx, { actions, since: key.action_id, stands: false }))
    await tellPoints(ctx, userId, { amount, key: 'trusted_points_text_notice_friend_rejected' })
})

/** Books what waits, each by the rules of now. What does not reach its number without the author's own part is dropped. */
export const givePoints = itemJob({
  name: 'give points to others',
  inSandbox: true,
  everySeconds: 2,
  due: (db) => db.selectFrom('points_to_give').selectAll().orderBy('created_at'),
  item: sql`kind || ' ' || subject`,
  work: (app, { kind, subject, user_id: userId, facts }) =>
    command(ownContext(app, `${kind} ${subject}`), async (ctx) => {
      // The post before its line, as whoever likes it locks them.
      const stands = kind === 'REFERRAL' || (await isStanding(ctx, { model: 'POST', id: subject }))
      const taken = await ctx.db
        .deleteFrom('points_to_give')
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .returning('kind')
        .executeTakeFirst()
      if (!taken) return false
      if (kind === 'REFERRAL') {
        const { number } = facts as { number: number }
        const { amount } = await recordAction(ctx, { userId, kind, subject, number })
        if (amount > 0) await tellOfFriend(ctx, userId, amount)
      } else if (await isReached(ctx, kind, subject, userId)) {
        await giveForPost(ctx, { userId, kind, postId: subject, stands })
      }
      return true
    }),
})

interface GivenForPost {
  readonly userId: string
  readonly kind: 'HELPFUL_REVIEW' | 'POPULAR_POST'
  readonly postId: string
  readonly stands: boolean
}

/** A post that was blocked or deleted while its points waited gives them as one that is blocked afterwards: they are settled. */
async function giveForPost(ctx: Context, { userId, kind, postId, stands }: GivenForPost): Promise<void> {
  const record = { model: 'POST', id: postId } as const
  await recordAction(ctx, { userId, kind, subject: postId, record })
  if (stands) return
  await ctx.db
    .insertInto('records_to_settle')
    .values(record)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const tellOfFriend = (ctx: Context, userId: string, amount: number) =>
  tellMember(ctx, userId, {
    type: 'REFERRAL',
    sentence: (locale) => textIn(locale, 'trusted_points_text_notice_friend', { points: pointsIn(amount, locale) }),
  })

/** Counts what others did, without the author, no further than it matters. */
async function isReached(ctx: Context, kind: 'HELPFUL_REVIEW' | 'POPULAR_POST', postId: string, author: string) {
  const [helpful, popular] = await thresholds(ctx)
  const likes = sql`select from post_likes where post_id = ${postId} and user_id <> ${author}`
  const all = sql`(${likes} limit ${popular})
    union all (select from comments where post_id = ${postId} and created_by <> ${author} and deleted_at is null limit ${popular})
    union all (select from posts where shared_post_id = ${postId} and created_by <> ${author} and deleted_at is null limit ${popular})`
  const [needed, those] = kind === 'HELPFUL_REVIEW' ? [helpful, sql`(${likes} limit ${helpful})`] : [popular, all]
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${those}) t`.execute(ctx.db)
  return rows[0]!.n >= needed
}
