import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../platform/server/audit/audit.ts'
import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { refuseStale } from '../../../platform/server/version.ts'
import { toE164 } from '../../../platform/shared/phone.ts'
import { invalid, Refusal } from '../../../platform/shared/refusal.ts'
import { postTexts } from '../post.messages.ts'
import type { PostRow } from './post.queries.ts'

/** Stores a post by the person with that phone number. */
export async function createPost(
  ctx: Context,
  data: { title: string; content: string; phoneNumber: string },
): Promise<PostRow> {
  return command(ctx, async (ctx) => {
    const phoneNumber = toE164(data.phoneNumber)
    // Locked, since the person's count of posts goes up with it.
    const creator = phoneNumber
      ? await ctx.db
          .selectFrom('users')
          .select('id')
          .where('phone_number', '=', phoneNumber)
          .where('deleted', '=', false)
          .forNoKeyUpdate()
          .executeTakeFirst()
      : undefined
    if (!creator) throw invalid('data.phoneNumber', postTexts.creatorUnknown)
    const post = await ctx.db
      .insertInto('posts')
      .values({ id: uuidv7(), type: 'STATUS', title: data.title, content: data.content, created_by: creator.id })
      .returningAll()
      .executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('users')
      .set((eb) => ({ total_posts: eb('total_posts', '+', 1) }))
      .where('id', '=', creator.id)
      .execute()
    const after = { title: data.title, content: data.content, createdBy: creator.id }
    await audit(ctx, { action: 'cmsCreatePost', model: 'POST', targetId: post.id, after, version: post.version })
    return post
  })
}

/** Changes a post's title and content. What is the same already changes nothing. */
export async function updatePost(
  ctx: Context,
  change: { _id: string; data: { title: string; content: string }; version?: number | null | undefined },
): Promise<PostRow> {
  return command(ctx, async (ctx) => {
    const post = await ctx.db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', change._id)
      .forUpdate()
      .executeTakeFirst()
    if (!post) throw new Refusal('NOT_FOUND', postTexts.postGone, { reason: 'postGone' })
    await refuseStale(ctx, { model: 'POST', id: post.id, version: post.version }, change.version)
    const { title, content } = change.data
    if (post.title === title && post.content === content) return post
    const changed = await ctx.db
      .updateTable('posts')
      .set({ title, content, version: post.version + 1 })
      .where('id', '=', post.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'cmsUpdatePost',
      model: 'POST',
      targetId: post.id,
      before: { title: post.title, content: post.content },
      after: { title, content },
      version: changed.version,
    })
    return changed
  })
}
