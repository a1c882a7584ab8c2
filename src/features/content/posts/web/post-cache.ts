import { queryOptions } from '@tanstack/react-query'
import type { PostQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { postDocument } from './post.documents.ts'

export type PostDetail = PostQuery['cmsGetPost']

/** One post in full; NOT_FOUND for an unknown id. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['POST', 'one', id],
    queryFn: async ({ signal }) => (await request(postDocument, { _id: id }, { signal })).cmsGetPost,
    ...keptOnScreen,
  })
