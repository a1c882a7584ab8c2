import { queryOptions } from '@tanstack/react-query'
import type { SavedRepliesQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { mostReplies } from '../reply.values.ts'
import { repliesDocument } from './reply.documents.ts'

export type SavedReply = SavedRepliesQuery['cmsGetSavedReplies']['items'][number]

/** All saved replies, by their titles: what a dialog offers. */
export const savedRepliesQuery = queryOptions({
  queryKey: ['SAVED_REPLY', 'all'],
  queryFn: async ({ signal }) =>
    (await request(repliesDocument, { limit: mostReplies }, { signal })).cmsGetSavedReplies.items,
  staleTime: 60_000,
})
