import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import type { PostRow } from './post.queries.ts'

type Counted = Pick<PostRow, 'created_by'> & Partial<Pick<PostRow, 'type' | 'page_id' | 'group_id' | 'place_id'>>

/**
 * Counts posts that are written (1) or deleted (-1) in the totals of their authors, pages, groups and places. Call it in the
 * command that writes them. Totals include what was counted before the posts themselves were kept, so none falls below 0.
 */
export async function countPosts(ctx: Context, posts: readonly Counted[], by: 1 | -1): Promise<void> {
  const add = async (
    table: 'users' | 'pages' | 'social_groups' | 'places',
    column: string,
    idOf: (post: Counted) => string | null | undefined | false,
  ) => {
    const ids = posts
      .map(idOf)
      .filter((id) => typeof id === 'string')
      .toSorted()
    if (ids.length === 0) return
    const total = sql.ref(column)
    await sql`
      update ${sql.table(table)} t set ${total} = greatest(${total} + ${by} * n, 0)
        from (select id, count(*) as n from unnest(${ids}::uuid[]) id group by id order by id) more where t.id = more.id`.execute(
      ctx.db,
    )
  }
  await add('users', 'total_posts', (post) => post.created_by)
  await add('pages', 'total_posts', (post) => post.page_id)
  await add('social_groups', 'total_posts', (post) => post.group_id)
  await add('places', 'checkins', (post) => post.type === 'CHECK_IN' && post.place_id)
  await add('places', 'reviews', (post) => post.type === 'REVIEW' && post.place_id)
}
