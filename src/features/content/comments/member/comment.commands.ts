import { type Insertable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Comments } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import { type Context, withDb } from '../../../../platform/server/context.ts'
import { announceChanges } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { type CheckTexts, checkWords, reportWords, wordsCheck } from '../../../../platform/server/words.ts'
import { announceAll, creation } from '../../../records/webhook-events/server/public.ts'
import { type ActionOutcome, engaged, recordAction } from '../../../people/trusted-points/server/public.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { deleteOwn } from '../../../records/report-targets/server/public.ts'
import { isVisible } from '../../../records/term-status/member/public.ts'
import { requireOwnPage } from '../../pages/member/public.ts'
import { lockSeenPost, ownPostGivesNothing, type PostRow } from '../../posts/member/public.ts'
import type { CommentOfMember } from '../comment.rules.ts'
import type { CommentRow } from '../server/comment.queries.ts'

export interface WrittenComment {
  readonly id: string
  readonly points: ActionOutcome
  readonly wordsMasked: boolean
}

/** @throws Refusal BAD_USER_INPUT; NOT_FOUND for a post or page that does not exist for the member */
export async function commentPost(ctx: Context, data: CommentOfMember): Promise<WrittenComment> {
  return command(ctx, async (ctx) => {
    const draft = await writeComment(ctx, data)
    const {
      row: { id },
      post,
      words,
    } = draft
    const me = actorId(ctx)
    const points =
      post.created_by === me
        ? ownPostGivesNothing
        : await recordAction(ctx, {
            userId: me,
            kind: 'COMMENT_POST',
            subject: post.id,
            record: { model: 'COMMENT', id },
          })
    if (post.created_by !== me) await engaged(ctx, { ...post, total_comments: post.total_comments + 1 })
    await publish(ctx, [draft])
    return { id, points, wordsMasked: words.masked }
  })
}

/** A comment that a member wrote in the app's own database. */
export interface AdoptedComment {
  /** The author is the viewer. */
  readonly ctx: Context
  readonly data: CommentOfMember
  readonly adopted: Adopted
}

/**
 * Stores comments of the app's own database, all or none. They give no points by themselves.
 *
 * @throws Refusal as `commentPost`
 */
export async function adoptComments(ctx: Context, comments: readonly AdoptedComment[]): Promise<void> {
  await command(ctx, async (ctx) => {
    const check = await wordsCheck(ctx)
    const drafts: Draft[] = []
    for (const { ctx: author, data, adopted } of comments)
      drafts.push(await drafted(withDb(author, ctx.db), check, data, adopted))
    await store(ctx, drafts)
    await publish(ctx, drafts)
  })
}

async function writeComment(ctx: Context, data: CommentOfMember): Promise<Draft> {
  const draft = await drafted(ctx, await wordsCheck(ctx), data, { id: uuidv7() })
  await store(ctx, [draft])
  return draft
}

interface Draft {
  readonly row: Insertable<Comments> & { readonly id: string; readonly created_by: string }
  readonly post: PostRow
  readonly words: { readonly masked: boolean; readonly suspicious: boolean }
}

/** What the row of a comment of the viewer says, by the rules of members; its post is locked. */
async function drafted(
  ctx: Context,
  check: CheckTexts,
  { postId, content, pageId }: CommentOfMember,
  given: Adopted,
): Promise<Draft> {
  const words = await check({ 'data.content': content })
  const post = await lockSeenPost(ctx, postId)
  if (pageId) await requireOwnPage(ctx, pageId)
  const row = {
    ...adoptedColumns(given),
    post_id: postId,
    content: words.texts['data.content'],
    created_by: actorId(ctx),
    page_id: pageId ?? null,
  }
  return { row, post, words }
}

async function store(ctx: Context, drafts: readonly Draft[]): Promise<void> {
  const rows = drafts.map(({ row }) => row)
  await ctx.db.insertInto('comments').values(rows).execute()
  for (const [postId, ofPost] of Map.groupBy(rows, ({ post_id }) => post_id))
    await countComments(ctx, postId, ofPost.length)
  await announceAll(
    ctx,
    rows.map(({ id, created_by }) => creation({ model: 'COMMENT', id }, created_by)),
  )
}

/** Changes what a comment of the member's own says. */
export async function changeComment(ctx: Context, id: string, content: string): Promise<void> {
  await command(ctx, async (ctx) => {
    const comment = await lockOwnComment(ctx, id)
    const words = await checkWords(ctx, { 'data.content': content })
    const version = comment.version + 1
    const said = words.texts['data.content']
    await ctx.db.updateTable('comments').set({ content: said, version }).where('id', '=', id).execute()
    await publish(ctx, [{ row: { ...comment, version }, words }])
  })
}

async function publish(ctx: Context, comments: readonly Published[]): Promise<void> {
  for (const { row, words } of comments) if (words.suspicious) await reportWords(ctx, { model: 'COMMENT', id: row.id })
  await announceChanges(
    ctx,
    comments.map(({ row: { id, created_by: by, version = 1 } }) => ({ model: 'COMMENT', id, version, by, fields: [] })),
  )
}

interface Published {
  readonly row: { readonly id: string; readonly created_by: string; readonly version?: number }
  readonly words: { readonly suspicious: boolean }
}

/** Deletes a comment of the member's own; its open reports are closed. */
export async function deleteComment(ctx: Context, id: string): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const { post_id, version } = await lockOwnComment(ctx, id)
    await countComments(ctx, post_id, -1)
    await deleteOwn(ctx, { table: 'comments', model: 'COMMENT', id, version })
    return true
  })
}

/** @throws Refusal NOT_FOUND */
async function lockOwnComment(ctx: Context, id: string): Promise<CommentRow> {
  const me = actorId(ctx)
  const comment = await ctx.db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('created_by', '=', me)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!comment || !isVisible(ctx, comment.term_status, me)) throw new Refusal('NOT_FOUND', 'comments_text_gone')
  return comment
}

/** The total includes comments that were counted before they were kept, so it does not fall below 0. */
const countComments = (ctx: Context, postId: string, by: number) =>
  sql`update posts set total_comments = greatest(total_comments + ${by}, 0) where id = ${postId}`.execute(ctx.db)
