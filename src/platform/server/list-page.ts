import type { SortDirection } from '../shared/list.ts'
import type { ListPage } from './graphql/lists.ts'
import { type Direction, directionOf } from './keyset.ts'

type Read<Row> = (dir: Direction, limit: number, offset: number) => Promise<Row[]>

/** So many rows are skipped sooner than a large table's matches are counted. */
const quicklyWalked = 1000

/**
 * A page of an ordered list. Pages nearer to the end are read from the end, so that the last page costs what the first
 * one does; only a jump into the middle walks there. The first two pages, which are what people open, do not wait for
 * the total to know where they are; of a list whose count is slow, the pages that are quicker to walk to do not either.
 *
 * @param isCountSlow the count looks at every row that matches
 * @param offset rows to skip
 * @param read reads rows in the list's order ('asc' and 'desc' must be exact mirrors of each other)
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
    if (offset <= near) return read(dir, limit, offset)
    const remaining = (await total()) - offset
    if (remaining <= 0) return []
    if (remaining > offset) return read(dir, limit, offset)
    const mirrored = await read(
      dir === 'asc' ? 'desc' : 'asc',
      Math.min(limit, remaining),
      Math.max(0, remaining - limit),
    )
    return mirrored.toReversed()
  }
  return { items, total }
}
