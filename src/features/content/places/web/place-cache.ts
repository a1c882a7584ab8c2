import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { placeDocument } from './place.documents.ts'

/** One place in full; NOT_FOUND for an unknown id. */
export const placeQuery = (id: string) =>
  queryOptions({
    queryKey: ['PLACE', 'one', id],
    queryFn: async ({ signal }) => (await request(placeDocument, { _id: id }, { signal })).cmsGetPlace,
  })
