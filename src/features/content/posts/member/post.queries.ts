import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import type { CursorAsked, CursorPage } from '../../../../platform/server/graphql/cursor.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { isVisible, whereVisible } from '../../../records/term-status/member/public.ts'
import { readsPostsOf, whereGroupIsRead } from '../../groups/member/public.ts'
import { postById, type PostRow } from '../server/post.queries.ts'
import type { PostType } from '../post.values.ts'

interface Filter {
  readonly q?: string | null | undefined
  readonly type?: PostType | null | undefined
  readonly placeId?: string | null | undefined
  readonly groupId?: string | null | undefined
  readonly pageId?: string | null | undefined
  readonly createdBy?: string | null | undefined
}

/** The posts that exist for the member who asks, newest first. */
export async function postsSeen(
  ctx: Context,
  asked: CursorAsked,
  { q, ...equal }: Filter,
): Promise<CursorPage<PostRow>> {
  const { groupId } = equal
  // Asked once, not for each of the group's posts.
  if (groupId && !(await ctx.load(readsPostsOf, groupId))) return { items: [], endCursor: null }
  const columns = { type: 'type', placeId: 'place_id', groupId: 'group_id', pageId: 'page_id', createdBy: 'created_by' }
  const chosen = Object.entries(equal).filter(([, value]) => value != null)
  return newestPage(ctx, 'posts', asked, {
    where: [
      sql`deleted_at is null`,
      whereVisible(ctx, 'posts.status', 'posts.created_by'),
      groupId ? sql<boolean>`true` : whereGroupIsRead(ctx),
      ...chosen.map(([name, value]) => sql<boolean>`${sql.ref(columns[name as keyof typeof columns])} = ${value}`),
    ],
    found: q == null ? undefined : contains(sql.ref('title_search'), q),
  })
}

const isThere = (ctx: Context, { deleted_at, status, created_by }: PostRow): boolean =>
  !deleted_at && isVisible(ctx, status, created_by)

/** Whether a post exists for the member who asks. */
export async function isSeenPost(ctx: Context, post: PostRow): Promise<boolean> {
  if (!isThere(ctx, post)) return false
  return post.group_id === null || ctx.load(readsPostsOf, post.group_id)
}

/** @throws Refusal NOT_FOUND */
export async function requirePost(ctx: Context, id: string): Promise<PostRow> {
  const post = await ctx.load(postById, id)
  if (!post || !(await isSeenPost(ctx, post))) throw postGone()
  return post
}

/** The same, with its row locked until the command ends. Call it inside a command. */
export async function lockSeenPost(ctx: Context, id: string): Promise<PostRow> {
  const post = await lockPost(ctx, id)
  if (!post || !(await isSeenPost(ctx, post))) throw postGone()
  return post
}

const lockPost = ({ db }: Context, id: string): Promise<PostRow | undefined> =>
  db.selectFrom('posts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The same for a post of the member's own, also in a private group that they have left: it is theirs to take back. */
export async function lockOwnPost(ctx: Context, id: string): Promise<PostRow> {
  const post = await lockPost(ctx, id)
  if (!post || post.created_by !== actorId(ctx) || !isThere(ctx, post)) throw postGone()
  return post
}

const postGone = () => new Refusal('NOT_FOUND', 'posts_text_post_gone')

/** Whether the member who asks likes a post. */
export const isLiked = defineLoader<string, boolean>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('post_likes')
    .select('post_id')
    .where('user_id', '=', actorId(ctx))
    .where('post_id', 'in', ids)
    .execute()
  return inOrder(ids, rows, (row) => row.post_id).map((row) => row !== null)
})
