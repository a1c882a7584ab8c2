import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { type DayRange, lengthOf } from '../day-range.ts'

export interface TopUserRow {
  readonly user_id: string
  /** Whole hundredths. */
  readonly earned: number
  readonly entries: number
}

interface Page {
  readonly limit: number
  /** Rows to skip. */
  readonly offset: number
}

/** Who earned most within the range. A single day is kept in that order; more days are added up. */
export function topUsers(db: Kysely<Tables>, range: DayRange, { limit, offset }: Page): ListPage<TopUserRow> {
  const days = db.selectFrom('point_days').where('day', '>=', range.from).where('day', '<=', range.to)
  const isOneDay = lengthOf(range) === 1
  const people = isOneDay ? sql<number>`count(*)` : sql<number>`count(distinct user_id)`
  return {
    total: async () => (await days.select(people.as('people')).executeTakeFirstOrThrow()).people,
    items: () => {
      const rows = isOneDay
        ? db.selectFrom('point_days').select(['user_id', 'earned', 'entries']).where('day', '=', range.from)
        : days
            .select([
              'user_id',
              sql<number>`sum(earned)::bigint`.as('earned'),
              sql<number>`sum(entries)::bigint`.as('entries'),
            ])
            .groupBy('user_id')
      return rows.orderBy('earned', 'desc').orderBy('user_id').limit(limit).offset(offset).execute()
    },
  }
}
