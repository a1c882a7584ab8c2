import { useCallback, useMemo } from 'react'
import type { useListAddress } from './list-address.ts'
import type { Column } from './list-declaration.ts'
import type { ListPreferences } from './list-preferences.ts'

type Address = Pick<ReturnType<typeof useListAddress>, 'columns' | 'nameColumns'>

/** The visible columns: those in the address (from a saved view), else the person's own choice. */
export function useListColumns<Row, S extends string>(
  all: readonly Column<Row, S>[],
  { columns: named, nameColumns }: Address,
  preferences: ListPreferences,
) {
  const { shows: prefers, show: prefer } = preferences
  const shows = useCallback(
    (column: Column<Row, S>) =>
      named === undefined || column.screenOnly ? prefers(column) : column.opens === true || named.includes(column.key),
    [named, prefers],
  )
  const show = (column: Column<Row, S>, on: boolean) => {
    if (named === undefined || column.screenOnly) return prefer(column, on)
    const shown = all.filter((one) => !one.screenOnly && (one.key === column.key ? on : shows(one)))
    nameColumns(shown.map(({ key }) => key))
  }
  const columns = useMemo(() => all.filter(shows), [all, shows])
  return { columns, shows, show }
}
