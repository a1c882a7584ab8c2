import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { type DayRange, daysOf } from '../../../../platform/shared/day-range.ts'

type Db = Kysely<Tables>

export async function numberOfUsers(db: Db): Promise<number> {
  const { people } = await db
    .selectFrom('user_tally')
    .select(sql<number>`coalesce(sum(people), 0)::bigint`.as('people'))
    .executeTakeFirstOrThrow()
  return people
}

export async function numberOfPartnerPages(db: Db): Promise<number> {
  const { pages } = await db
    .selectFrom('page_tally')
    .select(sql<number>`coalesce(sum(pages), 0)::bigint`.as('pages'))
    .where('is_partner', '=', true)
    .executeTakeFirstOrThrow()
  return pages
}

export interface CountryRow {
  readonly country: string
  readonly users: number
  /** Share of all people in per cent, two decimals. */
  readonly percentage: number
}

/** The countries of people, most people first. */
export async function usersByCountry(db: Db): Promise<CountryRow[]> {
  const rows = await db
    .selectFrom('country_tally')
    .select(['country_code as country', sql<number>`sum(people)::bigint`.as('users')])
    .groupBy('country_code')
    .having(sql`sum(people)`, '<>', 0)
    .orderBy('users', 'desc')
    .orderBy('country')
    .execute()
  const all = rows.reduce((sum, { users }) => sum + users, 0)
  return rows.map(({ country, users }) => ({ country, users, percentage: Math.round((users * 10_000) / all) / 100 }))
}

export interface SignupRow {
  readonly date: string
  readonly newUsers: number
}

/** One row for each day of the range, including days without new people. */
export async function newUsersPerDay(db: Db, range: DayRange): Promise<SignupRow[]> {
  const rows = await db
    .selectFrom('signup_tally')
    .select(['day', sql<number>`sum(people)::bigint`.as('people')])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy('day')
    .execute()
  const byDay = new Map(rows.map(({ day, people }) => [day, people]))
  return daysOf(range).map((date) => ({ date, newUsers: byDay.get(date) ?? 0 }))
}

export interface PointsRow {
  readonly date: string
  /** Whole hundredths. */
  readonly earned: number
  /** Number of ledger entries that the row adds up. */
  readonly changedCount: number
}

export async function pointsEarnedPerDay(db: Db, range: DayRange): Promise<PointsRow[]> {
  const rows = await db
    .selectFrom('point_tally')
    .select([
      'day as date',
      sql<number>`sum(earned)::bigint`.as('earned'),
      sql<number>`sum(entries)::bigint`.as('changedCount'),
    ])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy('day')
    .execute()
  const byDay = new Map(rows.map((row) => [row.date, row]))
  return daysOf(range).map((date) => byDay.get(date) ?? { date, earned: 0, changedCount: 0 })
}
