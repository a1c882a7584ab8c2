import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { secondFactorDocument, sessionsDocument } from './security.documents.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['my sessions'],
  queryFn: async ({ signal }) => (await request(sessionsDocument, undefined, { signal })).mySessions,
})

export const secondFactorQuery = queryOptions({
  queryKey: ['my second factor'],
  queryFn: async ({ signal }) => (await request(secondFactorDocument, undefined, { signal })).mySecondFactor,
})
