import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { checkWords, reportWords } from '../../../../platform/server/words.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import { type ActionOutcome, engaged, recordAction } from '../../../people/trusted-points/server/public.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { closeReports } from '../../../records/report-targets/server/public.ts'
import { isVisible } from '../../../records/term-status/member/public.ts'
import { requireOwnPage } from '../../pages/member/public.ts'
import { lockSeenPost, ownPostGivesNothing } from '../../posts/member/public.ts'
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
    const { id, post, words } = await writeComment(ctx, data)
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
    await publish(ctx, { id, version: 1 }, words)
    return { id, points, wordsMasked: words.masked }
  })
}

/** Stores a comment that the member wrote in the app's own database. It gives no points by itself. */
export async function adoptComment(ctx: Context, data: CommentOfMember, adopted: Adopted): Promise<void> {
  await command(ctx, async (ctx) => {
    const { id, words } = await writeComment(ctx, data, adopted)
    await publish(ctx, { id, version: 1 }, words)
  })
}

async function writeComment(
  ctx: Context,
  { postId, content, pageId }: CommentOfMember,
  given: Adopted = { id: uuidv7() },
) {
  const words = await checkWords(ctx, { 'data.content': content })
  const post = await lockSeenPost(ctx, postId)
  if (pageId) await requireOwnPage(ctx, pageId)
  await ctx.db
    .insertInto('comments')
    .values({
      ...adoptedColumns(given),
      post_id: postId,
      content: words.texts['data.content'],
      created_by: actorId(ctx),
      page_id: pageId ?? null,
    })
    .execute()
  await countComments(ctx, postId, 1)
  await announceCreation(ctx, { model: 'COMMENT', id: given.id })
  return { id: given.id, post, words }
}

/** Changes what a comment of the member's own says. */
export async function changeComment(ctx: Context, id: string, content: string): Promise<void> {
  await command(ctx, async (ctx) => {
    const comment = await lockOwnComment(ctx, id)
    const words = await checkWords(ctx, { 'data.content': content })
    const version = comment.version + 1
    const said = words.texts['data.content']
    await ctx.db.updateTable('comments').set({ content: said, version }).where('id', '=', id).execute()
    await publish(ctx, { id, version }, words)
  })
}

async function publish(
  ctx: Context,
  { id, version }: { readonly id: string; readonly version: number },
  { suspicious }: { readonly suspicious: boolean },
): Promise<void> {
  if (suspicious) await reportWords(ctx, { model: 'COMMENT', id })
  await announceChange(ctx, { model: 'COMMENT', id, version, by: actorId(ctx), fields: [] })
}

/** Deletes a comment of the member's own; its open reports are closed. */
export async function deleteComment(ctx: Context, id: string): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const comment = await lockOwnComment(ctx, id)
    const version = comment.version + 1
    await ctx.db.updateTable('comments').set({ deleted_at: new Date(), version }).where('id', '=', id).execute()
    await countComments(ctx, comment.post_id, -1)
    await closeReports(ctx, { model: 'COMMENT', id, version, deletes: true })
    await announceChange(ctx, { model: 'COMMENT', id, version, by: actorId(ctx), fields: [] })
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
const countComments = (ctx: Context, postId: string, by: 1 | -1) =>
  sql`update posts set total_comments = greatest(total_comments + ${by}, 0) where id = ${postId}`.execute(ctx.db)
