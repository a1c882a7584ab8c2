import { type RawBuilder, sql } from 'kysely'
import { mostCounted, type SortDirection } from '../../shared/list.ts'
import { type Direction, directionOf } from './keyset.ts'

/** A page of a list: each part is computed only when it is selected. */
export interface ListPage<Row> {
  readonly items: () => Promise<Row[]>
  readonly total: () => Promise<number>
  /** How many rows match at least, exact below `mostCounted`. Absent where the total is as quick. */
  readonly atLeast?: () => Promise<number>
}

type Read<Row> = (dir: Direction, limit: number, offset: number, total: () => Promise<number>) => Promise<Row[]>

/** Skipping this many rows is faster than counting the matches of a large table. */
const quicklyWalked = 1000

/**
 * A page of an ordered list. Pages nearer to the end are read from the end, so that the last page is as fast as the
 * first; only a page in the middle skips many rows. The first two pages, which people open most, do not wait for the
 * total. Where rows are counted one by one, the first thousand do not wait for it either, and none waits for more than
 * `mostCounted` of them: a page beyond is read from the start.
 *
 * @param offset rows to skip
 * @param read reads rows in the list's order ('asc' and 'desc' must be exact mirrors of each other); `total` counts
 * once for the page, however often it is called
 * @param countTo where `count` reads every row that matches: the same, but it stops at so many
 */
export function listPage<Row>(options: {
  dir: SortDirection
  limit: number
  offset: number
  read: Read<Row>
  count: () => Promise<number>
  countTo?: ((most: number) => Promise<number>) | undefined
}): ListPage<Row> {
  const { limit, offset, read, countTo } = options
  const near = countTo ? Math.max(limit, quicklyWalked) : limit
  const total = once(options.count)
  const atLeast = countTo ? once(() => countTo(mostCounted)) : total
  const dir = directionOf(options)
  const items = async () => {
    if (offset <= near) return read(dir, limit, offset, total)
    const counted = await atLeast()
    if (countTo && counted >= mostCounted) return read(dir, limit, offset, total)
    const remaining = counted - offset
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
  return { items, total, atLeast }
}

function once<T>(compute: () => Promise<T>): () => Promise<T> {
  let computed: Promise<T> | undefined
  return () => (computed ??= compute())
}

/** The number of rows of a query (`from … where …`). @param most counting stops here; null counts all */
export const countOf = (rows: RawBuilder<unknown>, most: number | null) =>
  sql<{
    n: number
  }>`select count(*) as n from (select ${rows} ${most === null ? sql`` : sql`limit ${most}`}) as counted`
