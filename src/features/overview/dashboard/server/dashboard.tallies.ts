import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'

/** What the dashboards count. */
export const tallies: readonly Tally[] = [
  { table: 'country_tally', keys: ['country_code'], sums: ['people'] },
  { table: 'signup_tally', keys: ['day'], sums: ['people'] },
  { table: 'point_tally', keys: ['day', 'kind'], sums: ['amount', 'earned', 'entries'] },
  { table: 'page_tally', keys: ['is_partner'], sums: ['pages'] },
  { table: 'report_tally', keys: ['day', 'model', 'type'], sums: ['reports'] },
]
