import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Media, Posts, Tables } from '../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../platform/server/context.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { isPast } from '../../../platform/server/keyset.ts'
import { listPage } from '../../../platform/server/list-page.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { contains } from '../../../platform/server/search.ts'
import { addDays, startOfDay } from '../../../platform/shared/day.ts'
import type { SortDirection } from '../../../platform/shared/list.ts'
import type { TermStatus } from '../../../platform/shared/permission.ts'

export type PostRow = Selectable<Posts>

export interface PostFilters {
  readonly q?: string | undefined
  readonly status?: TermStatus | undefined
  readonly createdBy?: string | undefined
  /** Local days, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type PostQuery<O> = SelectQueryBuilder<Tables, 'posts', O>

export function wherePosts<O>(query: PostQuery<O>, filters: PostFilters): PostQuery<O> {
  let q = query
  if (filters.q) q = q.where(contains('posts.title_search', filters.q))
  if (filters.status) q = q.where('posts.status', '=', filters.status)
  if (filters.createdBy) q = q.where('posts.created_by', '=', filters.createdBy)
  if (filters.from) q = q.where('posts.created_at', '>=', startOfDay(filters.from))
  if (filters.to) q = q.where('posts.created_at', '<', startOfDay(addDays(filters.to, 1)))
  return q
}

/** A page of posts by the time of their creation. */
export function pageOfPosts(
  db: Kysely<Tables>,
  list: { filters: PostFilters; dir: SortDirection; limit: number; offset: number; after?: string | null | undefined },
): ListPage<PostRow> {
  return listPage({
    dir: list.dir,
    limit: list.limit,
    offset: list.offset,
    count: () => countPosts(db, list.filters),
    read: (dir, limit, offset) => {
      let page = wherePosts(db.selectFrom('posts'), list.filters)
        .select('posts.id')
        .orderBy('posts.created_at', dir)
        .orderBy('posts.id', dir)
        .limit(limit)
      page = list.after
        ? page.where(isPast(dir, sql`posts.created_at, posts.id`, placeOf(list.after)))
        : page.offset(offset)
      return db
        .selectFrom('posts')
        .selectAll()
        .where('id', 'in', page)
        .orderBy('created_at', dir)
        .orderBy('id', dir)
        .execute()
    },
  })
}

/** Where a post stands in the list's order. */
const placeOf = (id: string) => sql`select created_at, id from posts where id = ${id}`

/** Exact. By status and days the kept tally knows it; with a text or a creator, the matches are counted. */
export async function countPosts(db: Kysely<Tables>, filters: PostFilters): Promise<number> {
  if (filters.q || filters.createdBy) {
    const { matches } = await wherePosts(db.selectFrom('posts'), filters)
      .select((eb) => eb.fn.countAll<number>().as('matches'))
      .executeTakeFirstOrThrow()
    return matches
  }
  let tally = db.selectFrom('post_tally').select(sql<number>`coalesce(sum(posts), 0)::bigint`.as('matches'))
  if (filters.status) tally = tally.where('status', '=', filters.status)
  if (filters.from) tally = tally.where('day', '>=', filters.from)
  if (filters.to) tally = tally.where('day', '<=', filters.to)
  return (await tally.executeTakeFirstOrThrow()).matches
}

/** The newest posts of a person, or with `isPage` those written in a page's name. */
export function postsByCreator(
  db: Kysely<Tables>,
  creator: { id: string; isPage: boolean },
  limit: number,
): Promise<PostRow[]> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where(creator.isPage ? 'page_id' : 'created_by', '=', creator.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export const postById = loaderById('posts')
export const placeById = loaderById('places')
export const groupById = loaderById('social_groups')

export const mediasOfPost = defineLoader<string, Selectable<Media>[]>(async (ctx, postIds) => {
  const rows = await ctx.db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .selectAll('media')
    .select('post_media.post_id')
    .where('post_media.post_id', 'in', postIds)
    .orderBy('post_media.position')
    .execute()
  return grouped(postIds, rows, (row) => row.post_id)
})
