/** The schema where the tables and functions of the whole ledger wait, empty, until it is gathered again. */
export const aside = 'whole_ledger'

/** By `user_id`, each beside the first. `point_tally` gets that column while it is distributed. */
export const ledgerTables = [
  'balances',
  'point_days',
  'point_expiry',
  'expiry_notices',
  'action_keys',
  'point_tally',
  'member_actions',
  'point_entries',
] as const

/** In the places of these others are made: `functions.sql`. */
export const replacedFunctions = [
  'book_points',
  'expire_points',
  'lock_actions',
  'make_month',
  'newest_of_member',
  'point_lots',
] as const

/** Triggers of tables that stay, which get another body. */
export const changedTriggers = ['balances_closed', 'balances_opened', 'points_unsettled'] as const

/** What queries of distributed tables call, so that workers need it: copies, which go with the distribution. */
export const copiedFunctions = ['local_day', 'point_kind'] as const
