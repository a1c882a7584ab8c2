import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { contains } from '../../../platform/server/search.ts'

export interface ReferralRow {
  readonly user_id: string
  /** How many people joined in the range through this person. */
  readonly referred: number
}

export interface ReferralQuery {
  readonly q: string | null
  /** Local days on which the brought people joined, both included; null is open. */
  readonly from: string | null
  readonly to: string | null
  readonly limit: number
  readonly offset: number
}

/** Who brought most people, with an exact count of all who brought any. */
export function topReferrals(db: Kysely<Tables>, query: ReferralQuery): ListPage<ReferralRow> {
  let page: Promise<PageOfReferrals> | undefined
  const read = () => (page ??= readPage(db, query))
  return { items: async () => (await read()).items, total: async () => (await read()).counter }
}

interface PageOfReferrals {
  readonly items: ReferralRow[]
  readonly counter: number
}

async function readPage(db: Kysely<Tables>, query: ReferralQuery): Promise<PageOfReferrals> {
  const isWhole = await holdsEverything(db, query)
  if (!isWhole || query.q) return pageOfSums(db, isWhole ? totals : sumsWithin(query), query)
  const kept = db.selectFrom('referral_totals')
  const ordered = kept.select(['user_id', 'referred']).orderBy('referred', 'desc').orderBy('user_id')
  const [items, { counter }] = await Promise.all([
    ordered.limit(query.limit).offset(query.offset).execute(),
    kept.select((eb) => eb.fn.countAll<number>().as('counter')).executeTakeFirstOrThrow(),
  ])
  return { items, counter }
}

const totals = sql`select user_id, referred from referral_totals`

const sumsWithin = ({ from, to }: ReferralQuery) => sql`
  select user_id, sum(referred)::int as referred from referral_days
  where day between ${from ?? '-infinity'} and ${to ?? 'infinity'} group by user_id`

/** What must be added up or searched anyway is ordered and counted in one go. */
async function pageOfSums(
  db: Kysely<Tables>,
  sums: RawBuilder<unknown>,
  { q, limit, offset }: ReferralQuery,
): Promise<PageOfReferrals> {
  const matching = q ? sql`where user_id in (select id from users where ${contains('search', q)})` : sql``
  // The count stands beside every row, and alone beside none.
  const { rows } = await sql<Partial<ReferralRow> & { counter: number }>`
    with matches as materialized (select * from (${sums}) sums ${matching}),
      page as (select * from matches order by referred desc, user_id limit ${limit} offset ${offset})
    select counted.counter, page.* from (select count(*) as counter from matches) counted left join page on true
    order by page.referred desc, page.user_id`.execute(db)
  const items = rows.flatMap(({ user_id, referred = 0 }) => (user_id ? [{ user_id, referred }] : []))
  return { items, counter: rows[0]!.counter }
}

/** Whether nobody was brought outside of the range: then the totals, kept in order, are its sums. */
async function holdsEverything(db: Kysely<Tables>, { from, to }: ReferralQuery): Promise<boolean> {
  const { first, last } = await db
    .selectFrom('referral_days')
    .select((eb) => [eb.fn.min('day').as('first'), eb.fn.max('day').as('last')])
    .executeTakeFirstOrThrow()
  return (!from || !first || first >= from) && (!to || !last || last <= to)
}
