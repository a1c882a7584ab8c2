import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { luckyWheelModel } from './lucky-wheel-words.ts'
import { luckyWheelDocument } from './lucky-wheel.documents.ts'

/** One wheel with its batches and prizes. */
export const wheelQuery = (id: string) =>
  queryOptions({
    queryKey: [luckyWheelModel, 'one', id],
    queryFn: async ({ signal }) => (await request(luckyWheelDocument, { id }, { signal })).cmsLuckyWheel,
    ...keptOnScreen,
  })
