import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { countLetters } from '../../../../platform/shared/search-text.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { kindOfPost, ownPostGivesNothing } from '../../../content/posts/member/public.ts'
import { placeById } from '../../../content/places/server/public.ts'
import { mediasOfPost } from '../../../content/posts/server/public.ts'
import { type MemberAction, subjectInApp } from '../../../people/trusted-points/server/public.ts'
import { type Named, recordNamed } from '../../../records/external-ids/server/public.ts'
import type { TrackedEvent } from '../tracked-event.rules.ts'

/** What the engine is told of an event, or why there is nothing to tell it. */
export type Subject = { readonly action: MemberAction } | { readonly nothing: TextKey }

/** What an event is about, as far as it is known here. Locks its record. Call it inside the event's command. */
export async function subjectOf(ctx: Context, event: TrackedEvent, userId: string): Promise<Subject> {
  const { kind, occurredAt } = event
  const of = (more: Omit<MemberAction, 'userId' | 'kind'>): Subject => ({ action: { userId, kind, ...more } })
  const day = dayOf(occurredAt)
  const subjectId = event.subjectId ?? ''
  switch (kind) {
    case 'DAILY_VISIT':
      return of({ subject: day })
    case 'CHECK_IN_PLACE': {
      const place = (await placeOf(ctx, subjectId)) ?? { id: null, inApp: subjectId }
      return of(nameOf(place, ` ${day}`))
    }
    case 'COMMENT_POST':
    case 'LIKE_POST':
      return ofOthers(ctx, event, userId)
    default:
      return written(ctx, { kind, subjectId, userId })
  }
}

/**
 * By which name an act counts. A record that is only in the app has the app's name; once it is here, that remains the
 * former one, so that nothing counts by both.
 */
function nameOf({ id, inApp }: { readonly id: string | null; readonly inApp: string }, more = '') {
  const former = `${subjectInApp(inApp)}${more}`
  return id === null ? { subject: former } : { subject: `${id}${more}`, formerSubject: former }
}

/** Of a post that somebody else wrote. Whose a post is that is only in the app is not known, so it may be one's own. */
async function ofOthers(ctx: Context, { kind, subjectId }: TrackedEvent, userId: string): Promise<Subject> {
  const post = await postOf(ctx, subjectId!, ['NORMAL'])
  if (!post) return { nothing: 'tracked_events_text_whose_unknown' }
  if (post.created_by === userId) return { nothing: ownPostGivesNothing.reason! }
  const action = { userId, kind, subject: post.id }
  if (kind === 'LIKE_POST') return { action }
  const comment = await ctx.db
    .selectFrom('comments')
    .select('id')
    .where('post_id', '=', post.id)
    .where('created_by', '=', userId)
    .where('deleted_at', 'is', null)
    .where('term_status', '<>', 'BLOCKED')
    .orderBy('created_at')
    .limit(1)
    .forShare()
    .executeTakeFirst()
  return { action: { ...action, ...(comment && { record: { model: 'COMMENT' as const, id: comment.id } }) } }
}

interface Written {
  readonly kind: 'CREATE_POST' | 'REVIEW_PLACE' | 'SHARE_POST'
  readonly subjectId: string
  readonly userId: string
}

/** Of a post of the member's own. */
async function written(ctx: Context, { kind, subjectId, userId }: Written): Promise<Subject> {
  const post = await postOf(ctx, subjectId, ['NORMAL', 'HIDDEN'])
  if (!post) {
    if (kind === 'SHARE_POST') return { nothing: 'tracked_events_text_whose_unknown' }
    return { action: { userId, kind, ...nameOf({ id: null, inApp: subjectId }) } }
  }
  if (post.created_by !== userId || kindOfPost[post.type] !== kind)
    throw new Refusal('FORBIDDEN', 'tracked_events_text_not_theirs')
  if (kind === 'SHARE_POST' && (await isOwnPost(ctx, post.shared_post_id, userId)))
    return { nothing: ownPostGivesNothing.reason! }
  const hasPicture = (await ctx.load(mediasOfPost, post.id)).length > 0
  const facts = { id: post.id, placeId: post.place_id, length: countLetters(post.content), hasPicture }
  return { action: { userId, kind, ...nameOf(post), post: facts } }
}

async function placeOf(ctx: Context, given: string): Promise<Named | null> {
  const place = await recordNamed(ctx, 'PLACE', given)
  return place && (await ctx.load(placeById, place.id)) ? place : null
}

/** A post that is here, held until the command ends, so that a block or a deletion takes back what is given now. */
async function postOf(ctx: Context, given: string, seen: readonly TermStatus[]) {
  const found = await recordNamed(ctx, 'POST', given)
  if (!found) return null
  const post = await ctx.db.selectFrom('posts').selectAll().where('id', '=', found.id).forShare().executeTakeFirst()
  if (!post) return null
  if (post.deleted_at || !seen.includes(post.status)) throw new Refusal('NOT_FOUND', 'tracked_events_text_record_gone')
  return { ...post, inApp: found.inApp }
}

async function isOwnPost(ctx: Context, id: string | null, userId: string): Promise<boolean> {
  const post = id && (await ctx.db.selectFrom('posts').select('created_by').where('id', '=', id).executeTakeFirst())
  return post ? post.created_by === userId : false
}
