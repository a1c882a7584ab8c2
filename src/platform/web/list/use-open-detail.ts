import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type FilterSpec, type ListState, pageWithin } from '../../shared/list.ts'
import { useDetail } from './list-address.ts'
import type { Identified, ListDeclaration, Page } from './list-declaration.ts'
import { pageQuery } from './list-query.ts'

/** The detail that is open over a list, and how to open its neighbours. */
export interface OpenDetail {
  readonly id: string
  readonly close: () => void
  /** Opens the previous or next row; loads another page if necessary. Undefined at the ends of the list. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
  /** The id of the next record, if it is on the same page. */
  readonly nextId: string | undefined
  /** Opens another record in its place. Undefined where no list is below. */
  readonly show?: (id: string) => void
  /** Its position in the list, counting from 1. Undefined if the list does not contain it. */
  readonly place: { readonly at: number; readonly of: number } | undefined
}

/**
 * The detail that the address names over a list. If a record leaves the list while it is open (its status no longer
 * matches the filters), its position is kept: the next record is the one now at that position.
 */
export function useOpenDetail<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: ListDeclaration<F, S, Row>,
  state: ListState<F, S>,
  page: Page<Row> | undefined,
): OpenDetail | undefined {
  const { id, close } = useDetail(list.detail ?? '')
  const rows = page?.items ?? []
  const index = rows.findIndex((row) => row._id === id)
  const [indexThen, setIndexThen] = useState(-1)
  const here = id === undefined || index >= 0 ? index : indexThen
  if (here !== indexThen) setIndexThen(here)
  const go = useNeighbour(list, state)
  if (id === undefined) return undefined

  const total = page?.counter ?? 0
  const after = index < 0 ? here : here + 1
  const toPage = (number: number, at: 0 | -1) =>
    number >= 1 && number <= pageWithin(Infinity, state.size, total) ? () => void go.toPage(number, at) : undefined
  const toRow = (at: number) => {
    const row = rows[at]
    return row && (() => go.toRow(row._id))
  }
  return {
    id,
    close,
    show: go.toRow,
    previous: here < 0 ? undefined : (toRow(here - 1) ?? toPage(state.page - 1, -1)),
    next: here < 0 ? undefined : (toRow(after) ?? toPage(state.page + 1, 0)),
    nextId: here < 0 ? undefined : rows[after]?._id,
    place:
      index < 0 || page?.counter === undefined
        ? undefined
        : { at: (state.page - 1) * state.size + index + 1, of: total },
  }
}

/** Opens another record in place of the open one, so that Back still leads to the list. */
function useNeighbour<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: ListDeclaration<F, S, Row>,
  state: ListState<F, S>,
) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const show = useCallback(
    (id: string, page?: number) => {
      const { search, state: kept } = router.state.location
      const next = { ...search, [list.detail!]: id, ...(page !== undefined && { page: page > 1 ? page : undefined }) }
      // After a change of page, the previous history entry shows another page, so closing must not go back to it.
      const openedHere = page === undefined && (kept as { openedHere?: boolean }).openedHere
      void router.navigate({
        to: '.',
        search: next as never,
        state: { openedHere } as never,
        replace: true,
        resetScroll: false,
      })
    },
    [router, list.detail],
  )
  return {
    toRow: show,
    async toPage(page: number, at: 0 | -1): Promise<void> {
      const { items } = await queryClient.fetchQuery(pageQuery(list, { ...state, page }))
      const row = items.at(at)
      if (row) show(row._id, page)
    },
  }
}
