import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import type { PostRow } from './post.queries.ts'

type Counted = Pick<PostRow, 'created_by'> & Partial<Pick<PostRow, 'type' | 'page_id' | 'group_id' | 'place_id'>>

/**
 * Counts a post that is written (1) or deleted (-1) in the totals of its author, page, group and place. Call it in the
 * command that writes it. Totals include what was counted before the posts themselves were kept, so none falls below 0.
 */
export async function countPost(ctx: Context, post: Counted, by: 1 | -1): Promise<void> {
  const add = async (table: 'users' | 'pages' | 'social_groups' | 'places', column: string, id: string) => {
    const total = sql.ref(column)
    await sql`update ${sql.table(table)} set ${total} = greatest(${total} + ${by}, 0) where id = ${id}`.execute(ctx.db)
  }
  await add('users', 'total_posts', post.created_by)
  if (post.page_id) await add('pages', 'total_posts', post.page_id)
  if (post.group_id) await add('social_groups', 'total_posts', post.group_id)
  if (post.place_id && post.type === 'CHECK_IN') await add('places', 'checkins', post.place_id)
  if (post.place_id && post.type === 'REVIEW') await add('places', 'reviews', post.place_id)
}
