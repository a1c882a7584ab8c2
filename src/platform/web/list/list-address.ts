import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import {
  isId,
  readListState,
  writeListState,
  type FilterSpec,
  type ListSpec,
  type ListState,
} from '../../shared/list.ts'
import type { ListPatch } from './list-filter-values.ts'
import { readColumns, readViewParameters, writeColumns } from './views/view-address.ts'

type Search = Record<string, string | number>

/** Untyped, because a list does not know the type of the route that shows it. */
const searchAsItIs = (search: object) => search as Record<string, unknown>

/** A list's state in the address, and functions that change it. */
export function useListAddress<F extends Record<string, FilterSpec>, S extends string>(
  spec: ListSpec<F, S>,
  fixed: Readonly<Record<string, string>> | undefined,
) {
  const router = useRouter()
  const search = useSearch({ strict: false, select: searchAsItIs })
  // The state object keeps its identity while only a detail opens or closes over the list.
  const written = JSON.stringify(writeListState(spec, readListState(spec, search)))
  const frozen = JSON.stringify(fixed ?? {})
  const state = useMemo(
    () => ({ ...readListState(spec, JSON.parse(written)), ...JSON.parse(frozen) }) as ListState<F, S>,
    [spec, written, frozen],
  )
  const parameters = JSON.stringify(readViewParameters(search))
  const { view, columns } = useMemo(() => JSON.parse(parameters) as ReturnType<typeof readViewParameters>, [parameters])

  const go = useCallback(
    (next: Search, { replace = false }: { replace?: boolean } = {}) =>
      void router.navigate({ to: '.', search: next as never, replace, resetScroll: false }),
    [router],
  )
  const change = useCallback(
    (patch: ListPatch, options: { replace?: boolean } = {}) => {
      const now = router.state.location.search as Record<string, unknown>
      const next = writeListState(spec, { ...readListState(spec, now), ...patch })
      go({ ...next, ...readViewParameters(now) }, options)
    },
    [router, spec, go],
  )
  return {
    state,
    change,
    go,
    search,
    view,
    /** The columns in the address; without them each person's own choice applies. */
    columns: useMemo(() => readColumns(columns), [columns]),
    nameColumns: useCallback(
      (keys: readonly string[]) =>
        go({ ...(router.state.location.search as Search), columns: writeColumns(keys) }, { replace: true }),
      [router, go],
    ),
  }
}

/** Navigates to an internal address. One that starts with `?` is merged into the current search parameters. */
export function useFollow(): (href: string) => void {
  const router = useRouter()
  return useCallback(
    (href: string) => {
      if (!href.startsWith('?')) return router.history.push(href)
      const added = Object.fromEntries(new URLSearchParams(href))
      const search = { ...(router.state.location.search as Search), ...added }
      void router.navigate({
        to: '.',
        search: search as never,
        state: { openedHere: true } as never,
        resetScroll: false,
      })
    },
    [router],
  )
}

/**
 * The id of the detail that is open over the screen, and a function that closes it. If it was opened from here, closing
 * goes back in the history, so that Back does not open it again.
 */
export function useDetail(name: string): { id: string | undefined; close: () => void } {
  const router = useRouter()
  const search = useSearch({ strict: false, select: searchAsItIs })
  const id = search[name]
  const close = useCallback(() => {
    // The router's own location follows the history with a delay: a second click may find the detail closed already.
    const here = router.history.location
    if (!new URLSearchParams(here.search).has(name)) return
    if ((here.state as { openedHere?: boolean }).openedHere) return goBackOnce(router.history)
    const rest = Object.fromEntries(Object.entries(router.state.location.search).filter(([key]) => key !== name))
    void router.navigate({ to: '.', search: rest as never, replace: true, resetScroll: false })
  }, [router, name])
  return { id: isId(id) ? id : undefined, close }
}

/** Back was called, and the browser, which takes a moment, has not gone yet. */
let isGoing = false

function goBackOnce({ back }: { readonly back: () => void }): void {
  if (isGoing) return
  isGoing = true
  addEventListener('popstate', () => (isGoing = false), { once: true })
  back()
}
