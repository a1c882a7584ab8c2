import type { z } from 'zod'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { toE164 } from '../../../../platform/shared/phone.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import { postRecord } from '../post.record.ts'
import type { newPostInput } from '../post.rules.ts'
import type { PostRow } from './post.queries.ts'
import { countPosts } from './post-totals.ts'

export const posts = recordStore({
  model: 'POST',
  record: postRecord,
  table: 'posts',
  gone: 'posts_text_post_gone',
  softly: true,
})

/** Stores a post of the person with that phone number. */
export async function createPost(
  ctx: Context,
  { phoneNumber: typed, ...text }: z.output<typeof newPostInput>,
): Promise<PostRow> {
  return command(ctx, async (ctx) => {
    const phoneNumber = toE164(typed)
    // Locked, because the same transaction increases the person's number of posts.
    const creator = phoneNumber
      ? await ctx.db
          .selectFrom('users')
          .select('id')
          .where('phone_number', '=', phoneNumber)
          .where('deleted', '=', false)
          .forNoKeyUpdate()
          .executeTakeFirst()
      : undefined
    if (!creator) throw invalid('data.phoneNumber', 'posts_text_creator_unknown')
    await countPosts(ctx, [{ created_by: creator.id }], 1)
    const post = await posts.create(ctx, { type: 'STATUS', ...text, created_by: creator.id })
    await announceCreation(ctx, { model: 'POST', id: post.id }, creator.id)
    return post
  })
}
