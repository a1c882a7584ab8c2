import type { Pool } from 'pg'

/** Recounts the tallies as the tables' triggers would have kept them. Safe to repeat. */
export async function countTallies(pool: Pool): Promise<void> {
  await replace(
    pool,
    'user_tally',
    'select term_status, user_group, gender, badge_id, count(*) from users group by 1, 2, 3, 4',
  )
  await replace(pool, 'post_tally', 'select local_day(created_at), status, type, count(*) from posts group by 1, 2, 3')
  await replace(pool, 'page_list_tally', 'select type, term_status, count(*) from pages group by 1, 2')
  await replace(
    pool,
    'product_tally',
    'select type, term_status, on_travel_store, count(*) from products where deleted_at is null group by 1, 2, 3',
  )
  await replace(pool, 'verify_tally', 'select type, status, count(*) from verify_requests group by 1, 2')
  await replace(
    pool,
    'voucher_tally',
    `select status, admin_status, trashed, count(*) from vouchers where type <> 'REFERRAL' group by 1, 2, 3`,
  )
  await replace(
    pool,
    'voucher_code_tally',
    `select voucher_id, status, count(*), sum(qty), sum(sold_qty), coalesce(sum(qty - sold_qty) filter (where pool is not null), 0)
      from voucher_codes where deleted_at is null group by 1, 2`,
  )
  await replace(
    pool,
    'voucher_code_held_tally',
    `select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, count(*)
      from voucher_codes where deleted_at is null group by 1, 2, 3, 4`,
  )
  await replace(
    pool,
    'voucher_day_tally',
    `select voucher_id, day, sum(handed_over), sum(used), sum(spent) from (
        select code_id, local_day(created_at) as day, 1 as handed_over, 0 as used, price as spent from voucher_redemptions
        union all select code_id, local_day(used_at), 0, 1, 0 from voucher_redemptions where used_at is not null) r
      join voucher_codes c on c.id = r.code_id group by 1, 2`,
  )
  await replace(
    pool,
    'wheel_award_tally',
    'select wheel_id, stock_id, cause, local_day(created_at), count(*) from wheel_awards group by 1, 2, 3, 4',
  )
  await pool.query('insert into point_expiry (user_id) select user_id from balances on conflict do nothing')
  await pool.query('select judge_all_media()')
  await pool.query('select recount_months()')
  await countReports(pool)
}

/** Counts the reports, and opens the cases of all reported records together: a trigger would do it one by one. */
async function countReports(pool: Pool): Promise<void> {
  const triggers = ['cases_follow_targets_insert', 'cases_follow_targets_update']
  const turn = (what: 'enable' | 'disable') => triggers.map((name) => `${what} trigger ${name}`).join(', ')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`alter table report_targets ${turn('disable')}`)
    await client.query('select recount_dashboard()')
    await client.query('select recount_reporters()')
    await client.query('select recount_cases()')
    await client.query('delete from creators_to_weigh')
    await client.query(`alter table report_targets ${turn('enable')}`)
    await client.query('commit')
    client.release()
  } catch (error) {
    // Ends the connection, and with it the transaction.
    client.release(true)
    throw error
  }
}

/** Removes the empty pages of a tally that got a row for each of many changes: every reader would have to pass them. */
export async function compactCaseTally(pool: Pool): Promise<void> {
  await pool.query('select recount_cases()')
  await pool.query('vacuum full case_tally')
}

async function replace(pool: Pool, table: string, counted: string): Promise<void> {
  // One statement, so that nobody ever sees the tally empty.
  await pool.query(`with before as (delete from ${table}) insert into ${table} ${counted}`)
}
