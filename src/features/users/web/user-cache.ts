import { queryOptions } from '@tanstack/react-query'
import type { UserQuery } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { userDocument } from './user.documents.ts'

export type UserDetail = UserQuery['cmsGetUser']

/** One person in full; NOT_FOUND for an unknown id. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['USER', 'one', id],
    queryFn: async ({ signal }) => (await request(userDocument, { userId: id }, { signal })).cmsGetUser,
  })
