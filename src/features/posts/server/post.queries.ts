import type { Kysely, Selectable } from 'kysely'
import type { Media, Posts, Tables } from '../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../platform/server/context.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { reportTotalOf } from '../../reports/server/public.ts'

export type PostRow = Selectable<Posts>

/** The newest posts of a person, or with `isPage` the posts written in a page's name. */
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

export const reportsOfPost = reportTotalOf('POST')

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
