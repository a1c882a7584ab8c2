import { sql } from 'kysely'
import { directionOf, isPast } from '../../../platform/server/keyset.ts'
import { type ListSource, registerListSource } from '../../../platform/server/list-source.ts'
import { statusReasons } from '../../term-status/server/public.ts'
import { blockedPostList, postList } from '../post.list.ts'
import { postOperations } from '../post.operations.ts'
import { type PostFilters, type PostRow, wherePosts } from './post.queries.ts'

type Exported = PostRow & { creator_name: string }

const columns: ListSource<Exported>['columns'] = {
  _id: { title: 'ID', cell: (post) => post.id },
  title: { title: 'Title', cell: (post) => post.title },
  content: { title: 'Content', cell: (post) => post.content },
  type: { title: 'Type', cell: (post) => post.type },
  status: { title: 'Status', cell: (post) => post.status },
  reason: { title: 'Reason', cell: (post) => statusReasons(post.reason)[0]?.reason ?? null },
  totalLikes: { title: 'Like', cell: (post) => post.total_likes },
  totalComments: { title: 'Comment', cell: (post) => post.total_comments },
  totalReports: { title: 'Report count', cell: (post) => post.total_reports },
  creator: { title: 'Creator', cell: (post) => post.creator_name },
  createdAt: { title: 'Created at', cell: (post) => post.created_at },
}

/** The list's filters as they come from a URL: the days in one text. */
export function postFilters({ createdAt, ...filters }: Record<string, string>): PostFilters {
  const [from, to] = createdAt?.split('_') ?? []
  return { ...filters, from, to }
}

function source(given: PostFilters): Omit<ListSource<Exported>, 'spec' | 'operation'> {
  return {
    columns,
    async idsAfter(ctx, filters, after, limit) {
      let query = wherePosts(ctx.db.selectFrom('posts'), { ...postFilters(filters), ...given })
        .select('posts.id')
        .orderBy('posts.id')
        .limit(limit)
      if (after) query = query.where('posts.id', '>', after)
      return (await query.execute()).map((post) => post.id)
    },
    rowsAfter(ctx, filters, sort, after, limit) {
      const dir = directionOf(sort)
      let query = wherePosts(ctx.db.selectFrom('posts'), { ...postFilters(filters), ...given })
        .innerJoin('users', 'users.id', 'posts.created_by')
        .selectAll('posts')
        .select('users.full_name as creator_name')
        .orderBy('posts.created_at', dir)
        .orderBy('posts.id', dir)
        .limit(limit)
      if (after)
        query = query.where(isPast(dir, sql`posts.created_at, posts.id`, sql`${after.created_at}, ${after.id}`))
      return query.execute()
    },
  }
}

registerListSource<Exported>({ spec: postList, operation: postOperations.cmsGetPosts, ...source({}) })
registerListSource<Exported>({
  spec: blockedPostList,
  operation: postOperations.cmsGetBlockedPosts,
  ...source({ status: 'BLOCKED' }),
})
