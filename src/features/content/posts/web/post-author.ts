import { queryOptions } from '@tanstack/react-query'
import type { PostAuthorFragment } from '../../../../generated/graphql/graphql.ts'
// The group belongs to the person, so its refusals use the texts of users.
import '../../../../generated/messages/texts/users.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import type { UserGroup } from '../../../../platform/shared/permission.ts'
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

/** Moves the creator to another group if the creator has not changed since it was shown. */
export async function moveAuthor(author: PostAuthor, group: UserGroup, idempotencyKey: string): Promise<PostAuthor> {
  const variables = { userId: author._id, group, version: author.version }
  const { updateUserGroup } = await request(setAuthorGroupDocument, variables, { idempotencyKey })
  void recordsChanged('USER')
  return updateUserGroup
}
