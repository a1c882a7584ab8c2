/**
 * `npm run bench -- purchases`: how fast codes of one voucher are bought, compared with the same rows inserted and updated in
 * bare tables, in one transaction with as many statements.
 */
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'

const options = readOptions({ rounds: '10', seconds: '2', connections: '8', codes: '1000000', people: '10000' })
const wanted = 0.5
const at = machine()

await withCopy(options.large, 'purchases', measure)

type Buy = (client: pg.Client, person: string) => Promise<void>

async function measure(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const voucher = await prepare(owner)
  const people = await ids(owner, `select id from users order by id limit ${options.people}`)
  const bareCodes = await ids(owner, 'select id from bare_codes')
  const clients = await Promise.all(
    Array.from({ length: Number(options.connections) }, async () => {
      const client = new pg.Client({ connectionString: url, options: '-c role=backoffice_app' })
      await client.connect()
      return client
    }),
  )

  const ours: Buy = async (client, person) => {
    const { rows } = await client.query<{ id: string }>('select take_voucher_code($1, $2) as id', [voucher, person])
    const entry = uuidv7()
    const booked = {
      id: entry,
      user_id: person,
      other_account: 'VOUCHERS',
      cause: 'VOUCHER',
      amount: -500,
      earned: false,
    }
    await client.query('select book_points($1::jsonb)', [JSON.stringify(booked)])
    await client.query(
      `insert into voucher_redemptions (id, code_id, user_id, cause, price, entry_id) values ($1, $2, $3, 'BOUGHT', 500, $4)`,
      [uuidv7(), rows[0]!.id, person, entry],
    )
  }
  const bare: Buy = async (client, person) => {
    await client.query('update bare_codes set sold_qty = 1, redeemed_by = $2 where id = $1', [bareCodes.pop(), person])
    const entry = uuidv7()
    await client.query(
      `insert into bare_entries (id, user_id, other_account, cause, amount, earned) values ($1, $2, 'VOUCHERS', 'VOUCHER', -500, false)`,
      [entry, person],
    )
    await client.query('update bare_balances set active_points = active_points - 500 where user_id = $1', [person])
    await client.query(
      `insert into bare_redemptions (id, code_id, user_id, cause, price, entry_id) values ($1, $2, $3, 'BOUGHT', 500, $4)`,
      [uuidv7(), voucher, person, entry],
    )
  }

  /** Purchases a second, and the milliseconds of each. */
  const buy = async (how: Buy, seconds: number) => {
    const end = performance.now() + seconds * 1000
    const took: number[] = []
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < end) {
          const began = performance.now()
          await client.query('begin')
          await how(client, people[Math.floor(Math.random() * people.length)]!)
          await client.query('commit')
          took.push(performance.now() - began)
        }
      }),
    )
    return { perSecond: took.length / seconds, took }
  }

  await buy(bare, 1)
  await buy(ours, 3)
  const rounds: Record<'ours' | 'bare' | 'ratio' | 'middle' | 'slow', number>[] = []
  for (let i = 0; i < Number(options.rounds); i++) {
    const floor = await buy(bare, Number(options.seconds))
    const { perSecond, took } = await buy(ours, Number(options.seconds))
    const [middle, slow] = [median(took), percentile(took, 0.95)]
    const row = { ours: perSecond, bare: floor.perSecond, ratio: perSecond / floor.perSecond, middle, slow }
    rounds.push(row)
    say(
      `ours ${round(row.ours, 0)}/s  bare ${round(row.bare, 0)}/s  ratio ${round(row.ratio)}  median ${round(middle)} ms  p95 ${round(slow)} ms`,
    )
  }
  await Promise.all(clients.map((client) => client.end()))
  await owner.end()
  const of = (name: keyof (typeof rounds)[number]) => round(median(rounds.map((row) => row[name])))
  const figures = { ours: of('ours'), bare: of('bare'), ratio: of('ratio'), median: of('middle'), p95: of('slow') }
  await keep('purchases', { machine: at, options, ...figures, rounds })
  say(
    `\npurchases a second: ours ${figures.ours}, bare ${figures.bare}; ratio ${figures.ratio} (wanted: ${wanted}); median ${figures.median} ms, p95 ${figures.p95} ms (wanted: at most three times as much)`,
  )
}

async function ids(owner: pg.Client, query: string): Promise<string[]> {
  return (await owner.query<{ id: string }>(query)).rows.map(({ id }) => id)
}

/** A voucher with its codes, people with points, and the bare tables. */
async function prepare(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`
    insert into vouchers (id, type, title, title_en, point_spend, start_date, end_date, status, admin_status, created_by)
      select gen_random_uuid(), 'POINT_EXCHANGE', 'Bench', 'Bench', 500, now() - interval '1 day', now() + interval '1 year',
        'ENABLED', 'APPROVED', id from users limit 1 returning id`)
  const voucher = rows[0]!.id
  await owner.query(`
    insert into voucher_codes (id, voucher_id, code, start_date, end_date)
      select gen_random_uuid(), '${voucher}', 'BENCH' || n, now(), now() + interval '1 month' from generate_series(1, ${options.codes}) n;
    update balances set active_points = 1000000000 where user_id in (select id from users order by id limit ${options.people});
    create table bare_codes (like voucher_codes including defaults including generated, primary key (id));
    insert into bare_codes (id, voucher_id, code, start_date, end_date)
      select id, voucher_id, code, start_date, end_date from voucher_codes where voucher_id = '${voucher}';
    create table bare_entries (like point_entries including defaults);
    create table bare_redemptions (like voucher_redemptions including defaults);
    create table bare_balances (like balances including defaults, primary key (user_id));
    insert into bare_balances select * from balances;
    grant select, insert, update on bare_codes, bare_entries, bare_redemptions, bare_balances to backoffice_app;
    analyze voucher_codes, bare_codes, bare_balances`)
  return voucher
}
