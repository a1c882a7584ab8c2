import { type Kysely, sql } from 'kysely'
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
  let page: Promise<{ items: ReferralRow[]; counter: number }> | undefined
  const read = () => (page ??= readPage(db, query))
  return { items: async () => (await read()).items, total: async () => (await read()).counter }
}

async function readPage(db: Kysely<Tables>, query: ReferralQuery) {
  const sums = (await holdsEverything(db, query)) ? totals(db) : sumsWithin(db, query)
  let people = db.selectFrom(sums.as('s')).select(['s.user_id', 's.referred'])
  if (query.q) {
    const found = db.selectFrom('users').select('users.id').where(contains('users.search', query.q))
    people = people.where('s.user_id', 'in', found)
  }
  const [items, { counter }] = await Promise.all([
    people.orderBy('s.referred', 'desc').orderBy('s.user_id').limit(query.limit).offset(query.offset).execute(),
    db
      .selectFrom(people.as('p'))
      .select(sql<number>`count(*)`.as('counter'))
      .executeTakeFirstOrThrow(),
  ])
  return { items, counter }
}

const totals = (db: Kysely<Tables>) => db.selectFrom('referral_totals').select(['user_id', 'referred'])

function sumsWithin(db: Kysely<Tables>, { from, to }: ReferralQuery) {
  let days = db.selectFrom('referral_days').select(['user_id', sql<number>`sum(referred)::int`.as('referred')])
  if (from) days = days.where('day', '>=', from)
  if (to) days = days.where('day', '<=', to)
  return days.groupBy('user_id')
}

/** Whether nobody was brought outside of the range: then the totals, kept in order, are its sums. */
async function holdsEverything(db: Kysely<Tables>, { from, to }: ReferralQuery): Promise<boolean> {
  const { first, last } = await db
    .selectFrom('referral_days')
    .select((eb) => [eb.fn.min('day').as('first'), eb.fn.max('day').as('last')])
    .executeTakeFirstOrThrow()
  return (!from || !first || first >= from) && (!to || !last || last <= to)
}
