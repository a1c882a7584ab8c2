import { queryOptions } from '@tanstack/react-query'
import type { BadgeRequestQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { badgeRequestModel } from './badge-request-listing.tsx'
import { badgeRequestDocument } from './badge-request.documents.ts'

export type AskedBadge = BadgeRequestQuery['getRequestBadge']

export const badgeRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [badgeRequestModel, 'one', id],
    queryFn: async ({ signal }) => (await request(badgeRequestDocument, { _id: id }, { signal })).getRequestBadge,
    ...keptOnScreen,
  })
