import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { UserQuery } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { userDocument } from './user.documents.ts'

export type UserDetail = UserQuery['cmsGetUser']

/** One person in full. NOT_FOUND when there is nobody with this id. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['User', 'one', id],
    queryFn: async ({ signal }) => (await request(userDocument, { userId: id }, { signal })).cmsGetUser,
  })

/** After a change: every list and detail of people says what is true now. */
export function useUsersChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ['User'] }), [queryClient])
}
