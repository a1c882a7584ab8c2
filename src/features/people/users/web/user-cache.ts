import { queryOptions } from '@tanstack/react-query'
import type { UserQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { userDocument } from './user.documents.ts'

export type UserDetail = UserQuery['cmsGetUser']

/**
 * One person in full; NOT_FOUND for an unknown id.
 *
 * @param editing includes the fields that only administrators see and change
 */
export const userQuery = (id: string, { editing = false } = {}) =>
  queryOptions({
    queryKey: ['USER', 'one', id, ...(editing ? ['edit'] : [])],
    queryFn: async ({ signal }) => (await request(userDocument, { userId: id, editing }, { signal })).cmsGetUser,
  })
