import { type Kysely, type Selectable, sql } from 'kysely'
import type { PointEntries, Tables } from '../../../../../database/tables.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import { addDays, startOfDay } from '../../../../platform/shared/day.ts'

/** A row of a person's history: one entry, or all entries of a day. */
export interface HistoryRow {
  readonly userId: string
  readonly earned: number
  readonly earnedAt: Date
  /** Number of entries in a day's row; null for a single entry. */
  readonly changedCount: number | null
  readonly entry: Selectable<PointEntries> | null
}

export interface HistoryQuery {
  readonly userId: string
  readonly limit: number
  readonly offset: number
  /** Continue after this entry, instead of an offset. */
  readonly after: string | null
  /** Local days, both included. */
  readonly from: string | null
  readonly to: string | null
}

function daysOf(db: Kysely<Tables>, { userId, from, to }: HistoryQuery) {
  let days = db.selectFrom('point_days').where('user_id', '=', userId)
  if (from) days = days.where('day', '>=', from)
  if (to) days = days.where('day', '<=', to)
  return days
}

/** A person's earned points by local day, newest first. */
export function earnedDays(db: Kysely<Tables>, query: HistoryQuery): ListPage<HistoryRow> {
  const days = daysOf(db, query)
  return {
    total: async () => (await days.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n,
    items: async () => {
      const rows = await days.selectAll().orderBy('day', 'desc').limit(query.limit).offset(query.offset).execute()
      return rows.map((row) => ({
        userId: row.user_id,
        earned: row.earned,
        earnedAt: startOfDay(row.day),
        changedCount: row.entries,
        entry: null,
      }))
    },
  }
}

/** A person's earned entries, newest first. */
export function earnedEntries(db: Kysely<Tables>, query: HistoryQuery): ListPage<HistoryRow> {
  const { userId, limit, offset, after } = query
  const since = query.from && startOfDay(query.from)
  const until = query.to && startOfDay(addDays(query.to, 1))
  return {
    // The days count them, without reading any.
    total: async () =>
      Number(
        (
          await daysOf(db, query)
            .select((eb) => eb.fn.sum<string>('entries').as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      ),
    items: async () => {
      const last = after === null ? null : await entryOf(db, userId, after)
      if (last === undefined) return []
      const { rows } = await sql<Selectable<PointEntries>>`
        select * from newest_of_member(null::point_entries, ${userId}, ${limit}, ${last?.created_at ?? null}, ${last?.id ?? null}, true,
          ${since}, ${until}, ${last ? 0 : offset})`.execute(db)
      return rows.map((row) => ({
        userId: row.user_id,
        earned: row.amount,
        earnedAt: row.created_at,
        changedCount: null,
        entry: row,
      }))
    },
  }
}

const entryOf = (db: Kysely<Tables>, userId: string, id: string) =>
  db
    .selectFrom('point_entries')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
