import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Posts } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import { type Context, withDb } from '../../../../platform/server/context.ts'
import { type AnnouncedChange, announceChange, announceChanges } from '../../../../platform/server/live/announce.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { type CheckTexts, checkWords, reportWords, wordsCheck } from '../../../../platform/server/words.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { countLetters } from '../../../../platform/shared/search-text.ts'
import { announceAll, creation } from '../../../records/webhook-events/server/public.ts'
import { type ActionOutcome, engaged, recordAction } from '../../../people/trusted-points/server/public.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { attachOwn, replaceOwn } from '../../../records/media/member/public.ts'
import { deleteOwn } from '../../../records/report-targets/server/public.ts'
import { requireMembership } from '../../groups/member/public.ts'
import { requireOwnPage } from '../../pages/member/public.ts'
import { requirePlace } from '../../places/member/public.ts'
import type { PostChangeOfMember, PostOfMember } from '../post-of-member.rules.ts'
import type { PostRow } from '../server/post.queries.ts'
import { countPosts } from '../server/post-totals.ts'
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
    const { post, draft } = await writePost(ctx, data)
    const { shared, words } = draft
    const points = await pointsFor(ctx, post, { hasPicture: data.mediaIds.length > 0, shared })
    if (shared && shared.created_by !== post.created_by) await engaged(ctx, shared)
    await publish(ctx, [post], [draft])
    return { id: post.id, points, wordsMasked: words.masked }
  })
}

/** A post that a member wrote in the app's own database. */
export interface AdoptedPost {
  /** The author is the viewer. */
  readonly ctx: Context
  readonly data: PostOfMember
  readonly adopted: Adopted
}

/**
 * Stores posts of the app's own database, all or none. They give no points by themselves: what members did there arrives as
 * events.
 *
 * @throws Refusal as `createPost`
 */
export async function adoptPosts(ctx: Context, posts: readonly AdoptedPost[]): Promise<void> {
  await command(ctx, async (ctx) => {
    const check = await wordsCheck(ctx)
    const drafts: Draft[] = []
    for (const { ctx: author, data, adopted } of posts)
      drafts.push(await drafted(withDb(author, ctx.db), check, data, adopted))
    await publish(ctx, await store(ctx, drafts), drafts)
  })
}

async function writePost(ctx: Context, data: PostOfMember) {
  const draft = await drafted(ctx, await wordsCheck(ctx), data, { id: uuidv7() })
  const [post] = await store(ctx, [draft])
  return { post: post!, draft }
}

interface Draft {
  readonly ctx: Context
  readonly row: Insertable<Posts> & { readonly id: string }
  readonly shared: PostRow | null
  readonly mediaIds: readonly string[]
  readonly words: { readonly masked: boolean; readonly suspicious: boolean }
}

/** What the row of a post of the viewer says, by the rules of members. */
async function drafted(ctx: Context, check: CheckTexts, data: PostOfMember, given: Adopted): Promise<Draft> {
  const words = await check({ 'data.title': data.title, 'data.content': data.content })
  const shared = data.sharedPostId ? await lockSeenPost(ctx, data.sharedPostId) : null
  if (data.pageId) await requireOwnPage(ctx, data.pageId)
  if (data.groupId) await requireMembership(ctx, data.groupId)
  if (data.placeId) await requirePlace(ctx, data.placeId)
  const row = {
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
  }
  return { ctx, row, shared, mediaIds: data.mediaIds, words }
}

async function store(ctx: Context, drafts: readonly Draft[]): Promise<PostRow[]> {
  const rows = drafts.map(({ row }) => row)
  const posts = await ctx.db.insertInto('posts').values(rows).returningAll().execute()
  for (const { ctx: author, row, mediaIds } of drafts)
    await attachOwn(author, { links: 'post_media', record: 'post_id', id: row.id }, mediaIds)
  await countPosts(ctx, posts, 1)
  await announceAll(
    ctx,
    posts.map(({ id, created_by }) => creation({ model: 'POST', id }, created_by)),
  )
  return posts
}

async function publish(ctx: Context, posts: readonly PostRow[], drafts: readonly Draft[]): Promise<void> {
  for (const { row, words } of drafts) if (words.suspicious) await reportWords(ctx, { model: 'POST', id: row.id })
  await announceChanges(ctx, posts.map(changeOf))
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
    await announceChange(ctx, changeOf({ ...post, version }))
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
    await countPosts(ctx, [post], -1)
    await deleteOwn(ctx, { table: 'posts', model: 'POST', id, version: post.version })
    return true
  })
}

const changeOf = ({ id, version, created_by: by }: PostRow): AnnouncedChange => ({
  model: 'POST',
  id,
  version,
  by,
  fields: [],
})
