import type { SortDirection } from '../../shared/list.ts'
import { type Direction, directionOf } from './keyset.ts'

/** A page of a list: each part is computed only when it is selected. */
export interface ListPage<Row> {
  readonly items: () => Promise<Row[]>
  readonly total: () => Promise<number>
}

type Read<Row> = (dir: Direction, limit: number, offset: number, total: () => Promise<number>) => Promise<Row[]>

/** Skipping this many rows is faster than counting the matches of a large table. */
const quicklyWalked = 1000

/**
 * A page of an ordered list. Pages nearer to the end are read from the end, so that the last page is as fast as the
 * first; only a page in the middle skips many rows. The first two pages, which people open most, do not wait for the
 * total; where counting is slow, neither do the first thousand rows.
 *
 * @param isCountSlow counting reads every row that matches
 * @param offset rows to skip
 * @param read reads rows in the list's order ('asc' and 'desc' must be exact mirrors of each other); `total` counts
 * once for the page, however often it is called
 */
export function listPage<Row>(options: {
  dir: SortDirection
  limit: number
  offset: number
  read: Read<Row>
  count: () => Promise<number>
  isCountSlow?: boolean
}): ListPage<Row> {
  const { limit, offset, read, isCountSlow = false } = options
  const near = isCountSlow ? Math.max(limit, quicklyWalked) : limit
  let counted: Promise<number> | undefined
  const total = () => (counted ??= options.count())
  const dir = directionOf(options)
  const items = async () => {
    if (offset <= near) return read(dir, limit, offset, total)
    const remaining = (await total()) - offset
    if (remaining <= 0) return []
    if (remaining > offset) return read(dir, limit, offset, total)
    const mirrored = await read(
      dir === 'asc' ? 'desc' : 'asc',
      Math.min(limit, remaining),
      Math.max(0, remaining - limit),
      total,
    )
    return mirrored.toReversed()
  }
  return { items, total }
}
