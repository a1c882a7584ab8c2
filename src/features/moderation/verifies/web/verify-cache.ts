import { queryOptions } from '@tanstack/react-query'
import type { VerifyQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { verifyDocument } from './verify.documents.ts'

export type VerifyDetail = VerifyQuery['cmsGetVerify']

/** One request in full; NOT_FOUND for an unknown id. */
export const verifyQuery = (id: string) =>
  queryOptions({
    queryKey: ['VERIFY', 'one', id],
    queryFn: async ({ signal }) => (await request(verifyDocument, { _id: id }, { signal })).cmsGetVerify,
    retry: false,
    ...keptOnScreen,
  })
