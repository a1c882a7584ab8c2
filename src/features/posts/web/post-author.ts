import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PostAuthorFragment } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { UserGroup } from '../../../platform/shared/permission.ts'
import { postAuthorDocument, setAuthorGroupDocument } from './post-form.documents.ts'

export type PostAuthor = PostAuthorFragment

/** The person with a phone number, in any usual spelling; null when nobody has it. */
export const authorQuery = (phoneNumber: string) =>
  queryOptions({
    queryKey: ['Creator', 'phone', phoneNumber],
    queryFn: async ({ signal }) =>
      (await request(postAuthorDocument, { phoneNumber }, { signal })).cmsFindUserByPhone ?? null,
    refetchOnWindowFocus: false,
  })

/** Moves the author to another group, upon the version that was shown. Lists of people are out of date then. */
export async function moveAuthor(
  queryClient: QueryClient,
  author: PostAuthor,
  group: UserGroup,
  idempotencyKey: string,
): Promise<PostAuthor> {
  const variables = { userId: author._id, group, version: author.version }
  const { updateUserGroup } = await request(setAuthorGroupDocument, variables, { idempotencyKey })
  void queryClient.invalidateQueries({ queryKey: ['User'] })
  return updateUserGroup
}
