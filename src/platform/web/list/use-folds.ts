import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Column } from './list-declaration.ts'

interface Folds<Row, S extends string> {
  /** For the element around the table. */
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The columns of the table. */
  readonly shown: readonly Column<Row, S>[]
  /** Columns whose values are under the name of each row instead, in their order. */
  readonly folded: readonly Column<Row, S>[]
  /** 0 if everything is as planned; then the headings take several lines, and from 2 on columns are folded. */
  readonly folds: number
}

/** The column with the row's name, which is never folded. */
export const headingOf = <C extends Pick<Column<never>, 'opens'>>(columns: readonly C[]): C | undefined =>
  columns.find(({ opens }) => opens) ?? columns[0]

/**
 * Folds a table that is wider than its place, before it is painted: texts in a language, or in one row, may be longer
 * than anybody planned. The headings first, then one column after another, from the last. It unfolds when there is more
 * room or other columns are chosen, not with every page of rows.
 */
export function useFolds<Row, S extends string>(columns: readonly Column<Row, S>[], rows: unknown): Folds<Row, S> {
  const scroller = useRef<HTMLDivElement>(null)
  const [{ of, folds }, setFolds] = useState({ of: columns, folds: 0 })
  const now = of === columns ? folds : 0
  /** How wide the table was with fewer folds. */
  const needed = useRef<number[]>([])

  const measure = () => {
    const table = scroller.current?.firstElementChild as HTMLElement | null | undefined
    if (!scroller.current || !table) return
    const room = scroller.current.clientWidth
    const fold = (to: number) => setFolds({ of: columns, folds: to })
    // On a phone the rows are cards.
    if (getComputedStyle(table).display === 'block') {
      if (now > 0) fold(0)
    } else if (scroller.current.scrollWidth > room && now < columns.length) {
      // Of what the cells contain, which may be wider than the table.
      needed.current[now] = scroller.current.scrollWidth
      fold(now + 1)
    } else if (now > 0 && room >= needed.current[now - 1]!) fold(now - 1)
  }

  useLayoutEffect(measure, [columns, rows, now])
  const latest = useRef(measure)
  useEffect(() => void (latest.current = measure))
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(scroller.current!)
    observer.observe(scroller.current!.firstElementChild!)
    return () => observer.disconnect()
  }, [])

  // Kept between renders, because rows are rendered again when their columns change.
  const split = useMemo(() => {
    const heading = headingOf(columns)
    const foldable = columns.filter((column) => column !== heading)
    const folded = foldable.slice(foldable.length - Math.max(0, now - 1))
    return { folded, shown: columns.filter((column) => !folded.includes(column)) }
  }, [columns, now])
  return { scroller, ...split, folds: now }
}
