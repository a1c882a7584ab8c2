import { v7 as uuidv7 } from 'uuid'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { checkWords, reportWords } from '../../../../platform/server/words.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { countLetters } from '../../../../platform/shared/search-text.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import { type ActionOutcome, engaged, recordAction } from '../../../people/trusted-points/server/public.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { attachOwn, replaceOwn } from '../../../records/media/member/public.ts'
import { closeReports } from '../../../records/report-targets/server/public.ts'
import { requireMembership } from '../../groups/member/public.ts'
import { requireOwnPage } from '../../pages/member/public.ts'
import { requirePlace } from '../../places/member/public.ts'
import type { PostChangeOfMember, PostOfMember } from '../post-of-member.rules.ts'
import type { PostRow } from '../server/post.queries.ts'
import { countPost } from '../server/post-totals.ts'
import { ownPostGivesNothing } from './points.ts'
import { lockOwnPost, lockSeenPost } from './post.queries.ts'

export interface WrittenPost {
  readonly id: string
  readonly points: ActionOutcome
  readonly wordsMasked: boolean
}

/**
 * Stores a post of the member.
 *
 * @throws Refusal BAD_USER_INPUT; NOT_FOUND for a page, group, place or post that does not exist for the member;
 *   FORBIDDEN for a group to which they do not belong
 */
export async function createPost(ctx: Context, data: PostOfMember): Promise<WrittenPost> {
  return command(ctx, async (ctx) => {
    const { post, shared, words } = await writePost(ctx, data)
    const points = await pointsFor(ctx, post, { hasPicture: data.mediaIds.length > 0, shared })
    if (shared && shared.created_by !== post.created_by) await engaged(ctx, shared)
    await publish(ctx, post, words)
    return { id: post.id, points, wordsMasked: words.masked }
  })
}

/**
 * Stores a post that the member wrote in the app's own database. It gives no points by itself: what the member did there
 * arrives as an event.
 */
export async function adoptPost(ctx: Context, data: PostOfMember, adopted: Adopted): Promise<void> {
  await command(ctx, async (ctx) => {
    const { post, words } = await writePost(ctx, data, adopted)
    await publish(ctx, post, words)
  })
}

async function writePost(ctx: Context, data: PostOfMember, given: Adopted = { id: uuidv7() }) {
  const words = await checkWords(ctx, { 'data.title': data.title, 'data.content': data.content })
  const shared = data.sharedPostId ? await lockSeenPost(ctx, data.sharedPostId) : null
  if (data.pageId) await requireOwnPage(ctx, data.pageId)
  if (data.groupId) await requireMembership(ctx, data.groupId)
  if (data.placeId) await requirePlace(ctx, data.placeId)
  const post = await ctx.db
    .insertInto('posts')
    .values({
      ...adoptedColumns(given),
      type: data.type,
      title: words.texts['data.title'],
      content: words.texts['data.content'],
      created_by: actorId(ctx),
      page_id: data.pageId ?? null,
      group_id: data.groupId ?? null,
      place_id: data.placeId ?? null,
      shared_post_id: shared?.id ?? null,
      rating: data.rating ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await attachOwn(ctx, { links: 'post_media', record: 'post_id', id: post.id }, data.mediaIds)
  await countPost(ctx, post, 1)
  await announceCreation(ctx, { model: 'POST', id: post.id })
  return { post, shared, words }
}

async function publish(ctx: Context, post: PostRow, { suspicious }: { readonly suspicious: boolean }): Promise<void> {
  if (suspicious) await reportWords(ctx, { model: 'POST', id: post.id })
  await announcePost(ctx, post)
}

/** What writing a post of a type is, as an action. */
export const kindOfPost = {
  STATUS: 'CREATE_POST',
  DISCOVERY: 'CREATE_POST',
  CHECK_IN: 'CHECK_IN_PLACE',
  REVIEW: 'REVIEW_PLACE',
  SHARE: 'SHARE_POST',
} as const

function pointsFor(
  ctx: Context,
  { id, type, content, created_by: userId, created_at, place_id: placeId }: PostRow,
  { hasPicture, shared }: { readonly hasPicture: boolean; readonly shared: PostRow | null },
): Promise<ActionOutcome> | ActionOutcome {
  if (shared?.created_by === userId) return ownPostGivesNothing
  return recordAction(ctx, {
    userId,
    kind: kindOfPost[type],
    subject: type === 'CHECK_IN' ? `${placeId} ${dayOf(created_at)}` : id,
    post: { id, placeId, length: countLetters(content), hasPicture },
  })
}

/** Changes what the member's own post says and shows. Absent fields keep their values. */
export async function updatePost(ctx: Context, id: string, data: PostChangeOfMember): Promise<void> {
  await command(ctx, async (ctx) => {
    const post = await lockOwnPost(ctx, id)
    const given = { 'data.title': data.title ?? post.title, 'data.content': data.content ?? post.content }
    if (!(await saysSomething(ctx, post, given, data.mediaIds))) throw invalid('data.title', 'posts_text_empty')
    if (post.type === 'REVIEW' && given['data.content'] === '') throw invalid('data.content', 'posts_text_no_review')
    const words = await checkWords(ctx, given)
    if (data.mediaIds) await replaceOwn(ctx, { links: 'post_media', record: 'post_id', id }, data.mediaIds)
    const version = post.version + 1
    await ctx.db
      .updateTable('posts')
      .set({ title: words.texts['data.title'], content: words.texts['data.content'], version })
      .where('id', '=', id)
      .execute()
    if (words.suspicious) await reportWords(ctx, { model: 'POST', id })
    await announcePost(ctx, { ...post, version })
  })
}

async function saysSomething(
  ctx: Context,
  { id, type }: PostRow,
  texts: Readonly<Record<string, string>>,
  mediaIds: readonly string[] | undefined,
): Promise<boolean> {
  if (type === 'CHECK_IN' || type === 'SHARE' || Object.values(texts).some((text) => text !== '')) return true
  if (mediaIds) return mediaIds.length > 0
  const media = await ctx.db.selectFrom('post_media').select('media_id').where('post_id', '=', id).executeTakeFirst()
  return media !== undefined
}

/** Deletes a post of the member's own: it is in no list any more, and its open reports are closed. */
export async function deletePost(ctx: Context, id: string): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const post = await lockOwnPost(ctx, id)
    const version = post.version + 1
    await ctx.db.updateTable('posts').set({ deleted_at: new Date(), version }).where('id', '=', id).execute()
    await countPost(ctx, post, -1)
    await closeReports(ctx, { model: 'POST', id, version, deletes: true })
    await announcePost(ctx, { ...post, version })
    return true
  })
}

const announcePost = (ctx: Context, { id, version, created_by: by }: PostRow) =>
  announceChange(ctx, { model: 'POST', id, version, by, fields: [] })
