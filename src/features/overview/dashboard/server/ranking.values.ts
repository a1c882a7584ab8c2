/** Ranks people by a figure over local days, from a table with one row per person and day. */
export interface Ranking {
  readonly days: 'point_days' | 'referral_days' | 'creator_report_days'
  readonly person: 'user_id' | 'creator_id'
  readonly figure: 'earned' | 'referred' | 'reports'
  /** Another column that is added up over the same days. */
  readonly extra?: 'entries'
  /** For how many days shortlists are kept: the lengths that screens offer, or that the operation allows. */
  readonly shortlists?: readonly number[]
}

export const pointRanking: Ranking = {
  days: 'point_days',
  person: 'user_id',
  figure: 'earned',
  extra: 'entries',
  shortlists: [7, 31],
}
/** Without shortlists: whoever asks for it also asks for the number of people, which adds everybody up. */
export const referralRanking: Ranking = { days: 'referral_days', person: 'user_id', figure: 'referred' }
export const creatorReportRanking: Ranking = {
  days: 'creator_report_days',
  person: 'creator_id',
  figure: 'reports',
  shortlists: [7, 30, 90, 365],
}

export interface RankedRow {
  /** A person's id. */
  readonly person: string
  readonly figure: number
  /** 0 if the ranking has no such column. */
  readonly extra: number
}
