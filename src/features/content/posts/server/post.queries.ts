import type { Kysely, Selectable } from 'kysely'
import type { Posts, Tables } from '../../../../../database/tables.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { mediaOf } from '../../../records/media/server/public.ts'
import { reportTotalOf } from '../../../records/report-targets/server/public.ts'

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
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export const postById = loaderById('posts')

export const reportsOfPost = reportTotalOf('POST')

export const mediasOfPost = mediaOf('post_media', 'post_id')
