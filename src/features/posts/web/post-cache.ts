import { queryOptions } from '@tanstack/react-query'
import type { PostQuery } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { postDocument } from './post.documents.ts'

export type PostDetail = PostQuery['cmsGetPost']

/**
 * One post in full; NOT_FOUND for an unknown id. Not refetched on focus or reconnect, because a change is sent with the
 * version on the screen.
 */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['POST', 'one', id],
    queryFn: async ({ signal }) => (await request(postDocument, { _id: id }, { signal })).cmsGetPost,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
