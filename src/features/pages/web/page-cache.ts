import { queryOptions } from '@tanstack/react-query'
import type { PageQuery } from '../../../generated/graphql/graphql.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { pageDocument } from './page.documents.ts'

export type PageDetail = PageQuery['cmsGetPage']

/**
 * One page in full; NOT_FOUND for an unknown id. Not refetched on focus or reconnect, because a change is sent with the
 * version on the screen.
 */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['PAGE', 'one', id],
    queryFn: async ({ signal }) => (await request(pageDocument, { _id: id }, { signal })).cmsGetPage,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
