import { useCallback, useRef, useState } from 'react'
import { nothingSelected, type NamedRow, rowsBetween, type Selection, withRows } from './list-selection.ts'

/** Selects or deselects rows; with `range`, all rows between the previously selected one and the last of these. */
export type SelectRows = (ids: readonly string[], on: boolean, range?: boolean) => void

/**
 * The selected rows of a list, cleared when the filters change.
 *
 * @param filters the filters as a text
 * @param page the rows of the page
 */
export function useListSelection(filters: string, page: readonly NamedRow[]) {
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [filtersThen, setFiltersThen] = useState(filters)
  const last = useRef<string>(undefined)
  if (filtersThen !== filters) {
    setFiltersThen(filters)
    setSelection(nothingSelected)
  }
  const select = useCallback<SelectRows>(
    (ids, on, range = false) => {
      const to = ids.at(-1)
      const rows =
        range && to !== undefined ? rowsBetween(page, last.current, to) : page.filter((row) => ids.includes(row.id))
      last.current = to
      setSelection((before) => withRows(before, rows, on, page))
    },
    [page],
  )
  return { selection, setSelection, select }
}
