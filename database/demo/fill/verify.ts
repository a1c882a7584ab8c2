import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { ledgerOf } from '../points.ts'
import { hashText, randomOf } from '../random.ts'
import { type GivenAction, givenActions, replayed } from '../replay.ts'
import type { RulesAt } from '../rules-of-time.ts'
import type { World } from '../world.ts'

/** Checks over the whole database: the two sums of each statement must be equal. */
const agreements: Readonly<Record<string, string>> = {
  'people and their balances': 'select (select count(*) from users) as a, (select count(*) from balances) as b',
  'balances and entries':
    'select (select sum(active_points) from balances) as a, (select sum(amount) from point_entries) as b',
  'earned totals and earned entries':
    'select (select sum(earned_points) from balances) as a, (select sum(amount) from point_entries where earned) as b',
  'earned totals and days':
    'select (select sum(earned_points) from balances) as a, (select sum(earned) from point_days) as b',
  'earned entries and days':
    'select (select count(*) from point_entries where earned) as a, (select sum(entries) from point_days) as b',
  'people and their tally': 'select (select count(*) from users) as a, (select sum(people) from user_tally) as b',
  'blocked people and their tally': `select (select count(*) from users where term_status = 'BLOCKED') as a, (select sum(people) from user_tally where term_status = 'BLOCKED') as b`,
  'people and their days': 'select (select count(*) from users) as a, (select sum(people) from signup_tally) as b',
  'brought people and referrals':
    'select (select count(*) from users where referred_by is not null) as a, (select sum(referred) from referral_days) as b',
  'days of people and days of all':
    'select (select sum(earned) from point_days) as a, (select sum(earned) from point_tally) as b',
  'actions and their keys':
    'select (select count(*) from member_actions) as a, (select count(*) from action_keys) as b',
  'what actions gave and their entries': `select (select sum((o ->> 'amount')::bigint) from member_actions, jsonb_array_elements(outcome) o) as a,
    (select sum(amount) from point_entries where action_id is not null) as b`,
  'reports and their targets':
    'select (select count(*) from reports) as a, (select sum(total) from report_targets) as b',
  'posts and their tally': 'select (select count(*) from posts) as a, (select sum(posts) from post_tally) as b',
  'blocked posts and their tally': `select (select count(*) from posts where status = 'BLOCKED') as a, (select sum(posts) from post_tally where status = 'BLOCKED') as b`,
  'pages and their tally': 'select (select count(*) from pages) as a, (select sum(pages) from page_list_tally) as b',
  'products and their tally':
    'select (select count(*) from products) as a, (select sum(products) from product_tally) as b',
  'requests for verification and their tally':
    'select (select count(*) from verify_requests) as a, (select sum(requests) from verify_tally) as b',
  'badge requests and their tally':
    'select (select count(*) from badge_requests) as a, (select sum(requests) from badge_request_tally) as b',
  'vouchers and their tally': `select (select count(*) from vouchers where type <> 'REFERRAL') as a, (select sum(vouchers) from voucher_tally) as b`,
  'codes and their tally':
    'select (select count(*) from voucher_codes where deleted_at is null) as a, (select sum(codes) from voucher_code_tally) as b',
  'codes handed over and redemptions':
    'select (select sum(sold_qty) from voucher_codes) as a, (select count(*) from voucher_redemptions) as b',
  'purchases and what they paid': `select (select count(*) from point_entries where cause = 'VOUCHER' and amount < 0) as a, (select count(*) from voucher_redemptions where cause = 'BOUGHT') as b`,
  'awards and spins that won':
    'select (select count(*) from wheel_awards where wheel_id in (select wheel_id from draw_seals)) as a, (select count(award_id) from spins) as b',
  'awards and the lanes of their prizes':
    'select (select count(*) from wheel_awards) as a, (select sum(awarded) from stock_lanes) as b',
  'post counts of people and posts':
    'select (select sum(total_posts) from users) as a, (select count(*) from posts) as b',
  'comment counts of posts and comments':
    'select (select sum(total_comments) from posts) as a, (select count(*) from comments) as b',
  'reported records and their tally': `select (select count(*) from report_targets where status <> 'DELETED') as a, (select sum(targets) from report_list_tally) as b`,
  'reports by target and by reason':
    'select (select sum(total) from report_targets) as a, (select sum(r.value::int) from report_targets cross join jsonb_each_text(by_reason) r) as b',
}

const sampleSize = 2_000

/**
 * Checks the aggregates, and for a sample of people that the stored balance equals the sum of their stored entries and
 * the generator's result, and that each of their actions gave what it gives when it is replayed.
 *
 * @returns the differences; empty if there are none
 */
export async function verify(pool: Pool, world: World, rulesAt: RulesAt): Promise<string[]> {
  const faults: string[] = []
  for (const [what, statement] of Object.entries(agreements)) {
    const { a, b } = (await pool.query<{ a: string | number; b: string | number }>(statement)).rows[0]!
    if (Number(a) !== Number(b)) faults.push(`${what} differ: ${a} and ${b}`)
  }
  const sample = samplePeople(world)
  return [
    ...faults,
    ...(await verifySample(pool, { world, rulesAt }, sample)),
    ...(await verifyActions(pool, rulesAt, [...sample.keys()])),
  ]
}

/** By id. */
function samplePeople(world: World): Map<string, number> {
  const random = randomOf(hashText('sample'), 0)
  const { users } = world.options
  const chosen = Array.from({ length: Math.min(sampleSize, users) }, () => random.below(users))
  return new Map(chosen.map((i) => [world.userId(i), i]))
}

/** Replays the actions of people. */
export async function verifyActions(pool: Pool, rulesAt: RulesAt, people: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<GivenAction>(givenActions('user_id = any($1::uuid[])'), [people])
  return rows.flatMap((action) =>
    isDeepStrictEqual(action.booked, replayed(action, rulesAt)) ? [] : `the action ${action.id} gave something else`,
  )
}

async function verifySample(
  pool: Pool,
  { world, rulesAt }: { readonly world: World; readonly rulesAt: RulesAt },
  indexes: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await pool.query<{
    id: string
    point: unknown
    earned: unknown
    amount: unknown
    entries: unknown
    days: unknown
  }>(
    `select b.user_id as id, active_points as point, earned_points as earned, sums.amount, sums.entries,
        (select coalesce(sum(d.earned), 0) from point_days d where d.user_id = b.user_id) as days
      from balances b, lateral (select coalesce(sum(amount), 0) as amount, count(*) as entries from point_entries e where e.user_id = b.user_id) sums
      where b.user_id = any($1::uuid[])`,
    [[...indexes.keys()]],
  )
  const faults = rows.length === indexes.size ? [] : [`${indexes.size - rows.length} people of the sample are missing`]
  for (const { id, point, earned, amount, entries, days } of rows) {
    const ledger = ledgerOf(world, indexes.get(id)!, rulesAt)
    const seen = [point, amount, earned, days, entries].map(Number)
    const wanted = [ledger.point, ledger.point, ledger.earned, ledger.earned, ledger.entries.length]
    if (seen.some((value, i) => value !== wanted[i]))
      faults.push(`person ${id}: stored ${seen.join(', ')}, expected ${wanted.join(', ')}`)
  }
  return faults
}
