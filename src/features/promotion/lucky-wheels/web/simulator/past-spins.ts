import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../../../platform/web/requests/graphql-client.ts'
import { pastSpinsDocument } from './simulator.documents.ts'

/** How often members turned the wheel in each hour of the latest days. */
export const pastSpinsQuery = queryOptions({
  queryKey: ['LUCKY_WHEEL', 'spins'],
  queryFn: async ({ signal }) =>
    (await request(pastSpinsDocument, undefined, { signal })).cmsLuckyWheelSpins.map(({ spins }) => spins),
})

/** Null while there were no spins. */
export const knownCurve = (past: readonly number[] | undefined) => (past?.some((spins) => spins > 0) ? past : null)

/** The curve for a wheel without past spins. */
export const usualCurve: readonly number[] = Array.from({ length: 24 }, () => 50)
