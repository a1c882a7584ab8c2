import { type RawBuilder, sql } from 'kysely'
import type { Sort } from '../../shared/list.ts'

export type Direction = 'asc' | 'desc'

export const directionOf = ({ dir }: Pick<Sort, 'dir'>): Direction => (dir === 'ASC' ? 'asc' : 'desc')

/**
 * Whether a row comes after the cursor in an order.
 *
 * @param columns the columns of the order, the last of them unique
 * @param place the cursor's values in these columns; or a query for them
 */
export const isAfterCursor = (dir: Direction, columns: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
  sql<boolean>`(${columns}) ${sql.raw(dir === 'asc' ? '>' : '<')} (${place})`
