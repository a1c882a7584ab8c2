import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { type FilterSpec, readListState } from '../../shared/list.ts'
import { useDetail, useFollow } from './list-address.ts'
import { cacheKeyOf, type Identified, type ListDeclaration } from './list-declaration.ts'
import { ToldFailure } from '../form/failure.ts'

/** The parameter of the address that names the record whose form is open over a list, unless a list has another one. */
const usual = 'record'

/**
 * The row whose form the address opens over a list without details, and functions that open and close it. `fault` is
 * the reason why it cannot be opened, or null.
 */
export function useOpenRow<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: ListDeclaration<F, S, Row>,
  parameter = usual,
) {
  const { id, close } = useDetail(parameter)
  const follow = useFollow()
  const [opened, setOpened] = useState<Row>()
  // The row as it was when the form was opened. With a version that was read later, a change by somebody else would be
  // overwritten unnoticed.
  const known = opened?._id === id ? opened : undefined
  const { data: found, error } = useQuery({
    queryKey: [cacheKeyOf(list), 'row', list.spec.name, id],
    queryFn: ({ signal }) => findRow(list, id!, signal),
    enabled: id !== undefined && known === undefined,
    staleTime: 0,
  })
  if (id !== undefined && known === undefined && found) setOpened(() => found)
  const row = id === undefined ? undefined : (known ?? found)
  return {
    row: row ?? undefined,
    fault: row === null ? new ToldFailure(m.list_record_gone()) : id === undefined || known ? null : error,
    open: useCallback(
      (clicked: Row) => {
        setOpened(() => clicked)
        follow(`?${parameter}=${clicked._id}`)
      },
      [follow, parameter],
    ),
    close: useCallback(() => {
      setOpened(undefined)
      close()
    }, [close]),
  }
}

/** Lists with a search find a record by its id; the others are short. */
async function findRow<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: ListDeclaration<F, S, Row>,
  id: string,
  signal: AbortSignal,
): Promise<Row | null> {
  const { spec } = list
  const size = Math.max(...spec.pageSizes)
  const state = readListState(spec, { size, ...('q' in spec.filters && { q: id }) })
  const { items } = await list.load(state, signal)
  return items.find(({ _id }) => _id === id) ?? null
}
