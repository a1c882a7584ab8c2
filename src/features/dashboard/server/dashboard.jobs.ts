import { foldTally, type Tally } from '../../../platform/server/fold-tally.ts'
import type { Job } from '../../../platform/server/jobs.ts'

const tallies: readonly Tally[] = [
  { table: 'country_tally', keys: ['country_code'], sums: ['people'] },
  { table: 'signup_tally', keys: ['day'], sums: ['people'] },
  { table: 'point_tally', keys: ['day'], sums: ['earned', 'entries'] },
  { table: 'page_tally', keys: ['is_partner'], sums: ['pages'] },
  { table: 'report_tally', keys: ['day', 'model', 'type'], sums: ['reports'] },
]

/** Folds the differences in the dashboards' tallies. */
export const foldDashboardTallies: Job = {
  name: 'fold dashboard tallies',
  everySeconds: 30,
  async run({ database: { kysely } }) {
    for (const tally of tallies) await foldTally(kysely, tally)
  },
}
