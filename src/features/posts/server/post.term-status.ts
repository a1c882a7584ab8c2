import { changePosts } from '../../../platform/shared/permission.ts'
import { registerTermStatusTarget } from '../../term-status/server/public.ts'
import { postList } from '../post.list.ts'

registerTermStatusTarget({
  model: 'POST',
  list: postList.name,
  permission: changePosts,
  gone: 'posts_text_post_gone',
  async lock(ctx, id) {
    const post = await ctx.db
      .selectFrom('posts')
      .select(['id', 'version', 'status', 'reason'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return post ?? null
  },
  async write(ctx, post, { status, reason, version }) {
    await ctx.db.updateTable('posts').set({ status, reason, version }).where('id', '=', post.id).execute()
  },
})
