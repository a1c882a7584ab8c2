import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { linkSeconds } from '../shared/link-life.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds after which a record's links are no longer used: each works a minute longer at least. */
const used = (linkSeconds - 2 * 60) * 1000

/**
 * A record whose links to files still work: the one that is known, unless it is too old; then it is asked for again, and its
 * screen shows the new one. A request for it that is under way anyway is used.
 */
export const withFreshLinks = <Result, Key extends QueryKey>(query: FetchQueryOptions<Result, Error, Result, Key>) =>
  queryClient.fetchQuery({ ...query, staleTime: used })
