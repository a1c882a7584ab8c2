import type { SortDirection } from '../shared/list.ts'
import type { ListPage } from './graphql/lists.ts'

type Read<Row> = (dir: 'asc' | 'desc', limit: number, offset: number) => Promise<Row[]>

/** From here on it is worth knowing the total, to see whether the page is nearer to the end. */
const deep = 1_000

/**
 * A page of an ordered list. Pages near the end are read from the end, so that the last page costs what the first
 * one does; only a jump into the middle walks there.
 *
 * @param offset rows to skip
 * @param read reads rows in the list's order ('asc' and 'desc' must be exact mirrors of each other)
 */
export function listPage<Row>(options: {
  dir: SortDirection
  limit: number
  offset: number
  read: Read<Row>
  count: () => Promise<number>
}): ListPage<Row> {
  const { limit, offset, read } = options
  let counted: Promise<number> | undefined
  const total = () => (counted ??= options.count())
  const dir = options.dir === 'ASC' ? 'asc' : 'desc'
  const items = async () => {
    if (offset < deep) return read(dir, limit, offset)
    const remaining = (await total()) - offset
    if (remaining <= 0) return []
    if (remaining > offset) return read(dir, limit, offset)
    const mirrored = await read(dir === 'asc' ? 'desc' : 'asc', Math.min(limit, remaining), Math.max(0, remaining - limit))
    return mirrored.toReversed()
  }
  return { items, total }
}
