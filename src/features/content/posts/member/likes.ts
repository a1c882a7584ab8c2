import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { engaged, recordAction } from '../../../people/trusted-points/server/public.ts'
import { lockSeenPost } from './post.queries.ts'

/** The member likes a post. Liking it twice changes nothing. */
export const likePost = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    const post = await lockSeenPost(ctx, id)
    const { numInsertedOrUpdatedRows: added } = await ctx.db
      .insertInto('post_likes')
      .values({ post_id: id, user_id: actorId(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!added) return
    await countLikes(ctx, id, 1)
    if (post.created_by === actorId(ctx)) return
    await recordAction(ctx, { userId: actorId(ctx), kind: 'LIKE_POST', subject: id })
    await engaged(ctx, { ...post, total_likes: post.total_likes + 1 })
  })

/** Takes the member's like back, if there is one. */
export const unlikePost = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    await lockSeenPost(ctx, id)
    const { numDeletedRows: removed } = await ctx.db
      .deleteFrom('post_likes')
      .where('post_id', '=', id)
      .where('user_id', '=', actorId(ctx))
      .executeTakeFirst()
    if (removed) await countLikes(ctx, id, -1)
  })

const countLikes = (ctx: Context, id: string, by: 1 | -1) =>
  sql`update posts set total_likes = total_likes + ${by} where id = ${id}`.execute(ctx.db)
