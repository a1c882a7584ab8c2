import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'

const book = (client: pg.Client, person: string, amount: number, cause: 'RULE' | 'VOUCHER', id = uuidv7()) =>
  client.query('select book_points($1::jsonb)', [
    JSON.stringify({
      id,
      user_id: person,
      other_account: cause === 'RULE' ? 'REWARDS' : 'VOUCHERS',
      cause,
      amount,
      earned: amount > 0,
    }),
  ])

/** What is measured, by the statements of the product. */
export const statements: Readonly<
  Record<string, (client: pg.Client, person: string, voucher: string) => Promise<unknown>>
> = {
  'a booking': (client, person) => book(client, person, 100, 'RULE'),
  async 'an action with its points'(client, person) {
    await client.query('begin')
    await client.query('select lock_actions($1)', [person])
    const id = uuidv7()
    const subject = id
    await client.query(`insert into action_keys values ($1, 'DAILY_VISIT', $2, $3) on conflict do nothing`, [
      person,
      subject,
      id,
    ])
    await client.query('select earned_points from balances where user_id = $1', [person])
    await client.query(
      `insert into member_actions (user_id, id, kind, subject, occurred_at, day, facts, outcome)
        values ($1, $2, 'DAILY_VISIT', $3, now(), local_day(now()), '{}', '[]')`,
      [person, id, subject],
    )
    await book(client, person, 100, 'RULE')
    await client.query('commit')
  },
  async 'a purchase'(client, person, voucher) {
    await client.query('begin')
    const { rows } = await client.query<{ id: string | null }>('select take_voucher_code($1, $2) as id', [
      voucher,
      person,
    ])
    const [code] = rows
    if (!code?.id) throw new Error('the voucher has no more codes: give --codes a larger number')
    const entry = uuidv7()
    await book(client, person, -500, 'VOUCHER', entry)
    await client.query(
      `insert into voucher_redemptions (id, code_id, user_id, cause, price, entry_id) values ($1, $2, $3, 'BOUGHT', 500, $4)`,
      [uuidv7(), code.id, person, entry],
    )
    await client.query('commit')
  },
  'a part of a history': (client, person) =>
    client.query('select * from newest_of_member(null::point_entries, $1, 21)', [person]),
  'people by points, the first page': (client) =>
    client.query(`
      select users.* from (select user_id as id, active_points as place from balances order by active_points desc, user_id desc limit 20) page
        join users on users.id = page.id order by page.place desc, page.id desc`),
  'a ranking of a week': (client) =>
    client.query(`
      with sums as materialized (select user_id, sum(earned)::bigint as figure from point_days
          where day between local_day(now()) - 6 and local_day(now()) group by 1),
        page as (select * from sums order by figure desc, user_id limit 10)
      select counted.n, page.* from (select count(*) as n from sums) counted left join page on true order by figure desc, user_id`),
}
