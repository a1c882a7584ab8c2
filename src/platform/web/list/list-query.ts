import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { type FilterSpec, type ListState, pageWithin } from '../../shared/list.ts'
import { liveFigures } from '../charts/live-figures.ts'
import { cacheKeyOf, type Identified, type ListDeclaration } from './list-declaration.ts'
import { filtersOf, isSearched } from './list-filter-values.ts'

type Listing<F extends Record<string, FilterSpec>, S extends string, Row extends Identified> = ListDeclaration<
  F,
  S,
  Row
>

/** The query for the page of a state. */
export function pageQuery<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: Listing<F, S, Row>,
  state: ListState<F, S>,
) {
  return queryOptions({
    queryKey: [cacheKeyOf(list), 'list', list.spec.name, state],
    queryFn: ({ signal }) => list.load(state, signal),
    staleTime: 10_000,
  })
}

/** The count of a search. A separate query, so that the rows do not wait for it; all pages share it. */
function countQuery<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: Listing<F, S, Row>,
  state: ListState<F, S>,
) {
  const { count, spec } = list
  return queryOptions({
    queryKey: [cacheKeyOf(list), 'count', spec.name, filtersOf(spec, state)],
    queryFn: count && isSearched(spec, state) ? ({ signal }) => count(state, signal) : skipToken,
    staleTime: 10_000,
  })
}

/**
 * The page of a list's state. The previous rows are kept (`stale`) until the new ones arrive, and the next page is
 * prefetched when the browser is idle.
 */
export function useListPage<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: Listing<F, S, Row>,
  state: ListState<F, S>,
) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...pageQuery(list, state),
    placeholderData: keepPreviousData,
    ...(list.flows ? liveFigures : {}),
  })
  const count = useQuery(countQuery(list, state))
  const page = useMemo(
    () => query.data && { ...query.data, counter: query.data.counter ?? count.data },
    [query.data, count.data],
  )
  const stale = query.isPlaceholderData
  const total = stale ? undefined : page?.counter
  const pages = total === undefined ? 0 : pageWithin(Infinity, state.size, total)

  const prefetch = useCallback(
    (number: number) => {
      if (number < 1 || number > pages || number === state.page) return
      void queryClient.prefetchQuery(pageQuery(list, { ...state, page: number }))
    },
    [list, state, pages, queryClient],
  )
  useEffect(() => (pages > state.page ? whenIdle(() => prefetch(state.page + 1)) : undefined), [pages, state, prefetch])

  return {
    page,
    total,
    stale,
    /** The error, if there is nothing to show. */
    error: (query.data === undefined ? query.error : null) ?? (count.data === undefined ? count.error : null),
    /** True if the rows could not be refetched, so that older ones are shown. */
    isOutdated: query.data !== undefined && query.isError,
    reload: query.refetch,
    prefetch,
  }
}

/** Safari has no `requestIdleCallback`. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
