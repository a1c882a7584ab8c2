import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { contains } from '../../../platform/server/search.ts'
import { ranked } from './ranking.queries.ts'
import { type OpenRange, type Page, type RankedRow, referralRanking } from './ranking.ts'

export interface ReferralQuery extends OpenRange, Page {
  readonly q: string | null
}

/** Who brought most people, with an exact count of all who brought any. */
export function topReferrals(db: Kysely<Tables>, query: ReferralQuery): ListPage<RankedRow> {
  if (!query.q) return ranked(db, referralRanking, query, query)
  let page: Promise<{ items: RankedRow[]; counter: number }> | undefined
  const read = () => (page ??= searched(db, query, query.q!))
  return { items: async () => (await read()).items, total: async () => (await read()).counter }
}

/** What must be searched is ordered and counted in one go. */
async function searched(db: Kysely<Tables>, { from, to, limit, offset }: ReferralQuery, q: string) {
  // The count stands beside every row, and alone beside none.
  const { rows } = await sql<Partial<RankedRow> & { counter: number }>`
    with matches as materialized (
        select user_id as person, sum(referred)::bigint as figure, 0 as beside from referral_days
        where day between ${from ?? '-infinity'} and ${to ?? 'infinity'}
          and user_id in (select id from users where ${contains('search', q)})
        group by 1),
      page as (select * from matches order by figure desc, person limit ${limit} offset ${offset})
    select counted.counter, page.* from (select count(*) as counter from matches) counted left join page on true
    order by page.figure desc, page.person`.execute(db)
  const items = rows.flatMap(({ person, figure = 0, beside = 0 }) => (person ? [{ person, figure, beside }] : []))
  return { items, counter: rows[0]!.counter }
}
