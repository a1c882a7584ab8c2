import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { linkSeconds } from '../../shared/link-life.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds after which a record's links are no longer used. Each of them works for at least another minute. */
const freshFor = (linkSeconds - 2 * 60) * 1000

/**
 * Returns a record whose links to files work: the cached one, or a new one if that is too old. Screens that show the
 * record show the new one, too. If a request for the record is already running, its result is used.
 */
export const withFreshLinks = <Result, Key extends QueryKey>(query: FetchQueryOptions<Result, Error, Result, Key>) =>
  queryClient.fetchQuery({ ...query, staleTime: freshFor })

const renewAfter = 60_000
let lastRenewal = -Infinity

/**
 * Refetches the list on the screen, at most once a minute: a picture in it could not be loaded, perhaps because its link
 * has expired since.
 */
export function renewListLinks(): void {
  if (performance.now() - lastRenewal < renewAfter) return
  lastRenewal = performance.now()
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'list' })
}
