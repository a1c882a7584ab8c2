import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PostQuery } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { blockedPostList, postList } from '../post.list.ts'
import { postDocument } from './post.documents.ts'

export type PostDetail = PostQuery['cmsGetPost']

/**
 * One post in full. NOT_FOUND when there is none with this id. It is not fetched again behind the person's back: a
 * change is sent upon the version that they looked at.
 */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [postList.name, 'one', id],
    queryFn: async ({ signal }) => (await request(postDocument, { _id: id }, { signal })).cmsGetPost,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** After a change: both lists and every open detail say what is true now. */
export function usePostsChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return useCallback(
    () =>
      Promise.all([postList, blockedPostList].map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] }))),
    [queryClient],
  )
}
