import { sql } from 'kysely'
import type { DayRange } from '../day-range.ts'

/**
 * Who has most of something over local days. Its tables begin with its name (0013_rankings.sql): `_days` has a row
 * for each person and day, `_sums` their sums of a month and of all time, `_gap_tally` counts the days by the same
 * person's day before.
 */
export interface Ranking {
  readonly name: 'point' | 'referral' | 'creator_report'
  /** The column of the person, and that of the figure: whole, and never below zero. */
  readonly person: 'user_id' | 'creator_id'
  readonly figure: 'earned' | 'referred' | 'reports'
  /** A further column of the days that is added up beside the figure. */
  readonly beside?: 'entries'
}

export const pointRanking: Ranking = { name: 'point', person: 'user_id', figure: 'earned', beside: 'entries' }
export const referralRanking: Ranking = { name: 'referral', person: 'user_id', figure: 'referred' }
export const creatorReportRanking: Ranking = { name: 'creator_report', person: 'creator_id', figure: 'reports' }

export interface RankedRow {
  /** A person's id. */
  readonly person: string
  readonly figure: number
  /** 0 if the ranking has none. */
  readonly beside: number
}

export interface Page {
  readonly limit: number
  /** Rows to skip. */
  readonly offset: number
}

/** What a range holds. */
export interface Extent {
  /** The range, cut to the days that have rows. */
  readonly range: DayRange
  /** Whether there are no rows outside of it. */
  readonly isWhole: boolean
  readonly people: number
}

/** Local days, both included; null is open. */
export interface OpenRange {
  readonly from: string | null
  readonly to: string | null
}

/** A ranking's table of a kind. */
export const table = ({ name }: Ranking, kind: 'days' | 'sums' | 'gap_tally') => sql.table(`${name}_${kind}`)

/** The further column of a day's row. */
export const besideOf = ({ beside }: Ranking) => (beside ? sql`${sql.ref(beside)}::bigint` : sql`0`)

/** `figure` and `beside` of several days. */
export const sumsOf = (ranking: Ranking) =>
  sql`sum(${sql.ref(ranking.figure)})::bigint as figure, sum(${besideOf(ranking)})::bigint as beside`
