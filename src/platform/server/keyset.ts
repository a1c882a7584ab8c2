import { type RawBuilder, sql } from 'kysely'
import type { Sort } from '../shared/list.ts'

export type Direction = 'asc' | 'desc'

export const directionOf = ({ dir }: Pick<Sort, 'dir'>): Direction => (dir === 'ASC' ? 'asc' : 'desc')

/**
 * Whether a row comes after a place (the cursor) in an order.
 *
 * @param columns what is ordered by, the last of them unique
 * @param place their values there, as many; or a query for them
 */
export const isAfterCursor = (dir: Direction, columns: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
  sql<boolean>`(${columns}) ${sql.raw(dir === 'asc' ? '>' : '<')} (${place})`
