import { useEffect, useRef, useState } from 'react'
import type { FilterSpec, ListState } from '../../shared/list.ts'
import { useLive } from '../live/live.ts'
import { useViewer } from '../session/session.tsx'
import type { Identified, ListDeclaration, Page } from './list-declaration.ts'

/** Waits this long (milliseconds) after a new record before counting, so that many cause one count. */
const pause = 2_000

/**
 * How many rows that match the filters were added elsewhere since the page was loaded. They are only counted, because
 * rows must not move under somebody's pointer.
 *
 * @param filters the filters as a text
 */
export function useNewRows<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  list: ListDeclaration<F, S, Row>,
  state: ListState<F, S>,
  filters: string,
  page: Page<Row> | undefined,
): number {
  const viewer = useViewer()
  const [newest, setNewest] = useState({ filters, counter: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useRef(async () => {})
  useEffect(() => {
    ask.current = async () => {
      const counter = (await list.load({ ...state, page: 1 })).counter ?? (await list.count?.(state)) ?? 0
      setNewest({ filters, counter })
    }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((event) => {
    if (event.type !== 'changed' || timer.current !== undefined) return
    const isNew = event.records.some(
      ({ model, id, version, by }) =>
        model === list.model && version === 1 && by !== viewer._id && !page?.items.some((row) => row._id === id),
    )
    if (!isNew) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      // If the count fails, nothing is shown; the next new record counts again.
      ask.current().catch(() => undefined)
    }, pause)
  })
  return newest.filters === filters && page?.counter !== undefined ? Math.max(0, newest.counter - page.counter) : 0
}
