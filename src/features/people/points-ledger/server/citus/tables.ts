/** By `user_id`, each beside the first. `point_tally` gets that column while it is distributed. */
export const ledgerTables = [
  'balances',
  'point_days',
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

/** What is made besides. */
export const madeFunctions = [
  'ledger_book',
  'ledger_expire',
  'ledger_open',
  'ledger_close',
  'commit_in_two_phases',
  'expiry_opened',
  'expiry_closed',
  'expiry_moved',
] as const
