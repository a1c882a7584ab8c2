import { queryOptions } from '@tanstack/react-query'
import type { PageQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { pageDocument } from './page.documents.ts'

export type PageDetail = PageQuery['cmsGetPage']

/** One page in full; NOT_FOUND for an unknown id. */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['PAGE', 'one', id],
    queryFn: async ({ signal }) => (await request(pageDocument, { _id: id }, { signal })).cmsGetPage,
    ...keptOnScreen,
  })
