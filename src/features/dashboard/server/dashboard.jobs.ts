import { sql } from 'kysely'
import type { Job } from '../../../platform/server/jobs.ts'

/** Each tally with the columns that identify a row and the columns that are added up. */
const tallies = [
  { table: 'country_tally', keys: ['country_code'], sums: ['people'] },
  { table: 'signup_tally', keys: ['day'], sums: ['people'] },
  { table: 'point_tally', keys: ['day'], sums: ['earned', 'entries'] },
  { table: 'page_tally', keys: ['is_partner'], sums: ['pages'] },
  { table: 'report_tally', keys: ['day', 'model', 'type'], sums: ['reports'] },
  { table: 'report_target_tally', keys: ['model', 'handled'], sums: ['targets', 'reports'] },
] as const

const listed = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

/** Folds the differences in the dashboards' tallies. Groups that already have only one row are left alone. */
export const foldDashboardTallies: Job = {
  name: 'fold dashboard tallies',
  everySeconds: 30,
  async run({ database: { kysely } }) {
    for (const { table, keys, sums } of tallies) {
      const added = sql.join(sums.map((column) => sql`sum(${sql.ref(column)})`))
      const any = sql.join(
        sums.map((column) => sql`sum(${sql.ref(column)}) <> 0`),
        sql` or `,
      )
      await sql`with split as (
          select ${listed(keys)} from ${sql.table(table)} group by ${listed(keys)} having count(*) > 1
        ), gone as (
          delete from ${sql.table(table)} t using split s where (${listed(keys, 't')}) = (${listed(keys, 's')}) returning t.*
        )
        insert into ${sql.table(table)} (${listed(keys)}, ${listed(sums)})
          select ${listed(keys)}, ${added} from gone group by ${listed(keys)} having ${any}`.execute(kysely)
    }
  },
}
