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

/** A person's earned points by local day, newest first. */
export function earnedDays(db: Kysely<Tables>, query: HistoryQuery): ListPage<HistoryRow> {
  let days = db.selectFrom('point_days').where('user_id', '=', query.userId)
  if (query.from) days = days.where('day', '>=', query.from)
  if (query.to) days = days.where('day', '<=', query.to)
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
  let entries = db.selectFrom('point_entries').where('user_id', '=', query.userId).where('earned', '=', true)
  if (query.from) entries = entries.where('created_at', '>=', startOfDay(query.from))
  if (query.to) entries = entries.where('created_at', '<', startOfDay(addDays(query.to, 1)))
  return {
    total: async () => (await entries.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n,
    items: async () => {
      let page = entries.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(query.limit)
      page = query.after
        ? page.where(
            sql<boolean>`(created_at, id) < (select created_at, id from point_entries where user_id = ${query.userId} and id = ${query.after})`,
          )
        : page.offset(query.offset)
      const rows = await page.execute()
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
