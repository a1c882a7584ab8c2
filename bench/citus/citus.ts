/**
 * `npm run bench -- citus`, with CITUS_URL: the same database once whole and once with its ledger distributed, on the same
 * coordinator. Bookings, purchases and reads by the statements of the product, in turns; how long it takes there and back.
 */
import pg from 'pg'
import { distributeLedger } from '../../src/features/people/points-ledger/server/citus/distribute.ts'
import { gatherLedger } from '../../src/features/people/points-ledger/server/citus/gather.ts'
import { checkLedger } from '../../src/features/people/points-ledger/server/check.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { queryRows } from '../../tests/process/scratch-database.ts'
import { readOptions } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Sides, withSides } from './databases.ts'
import { statements } from './statements.ts'

const options = readOptions({ rounds: '5', seconds: '3', people: '10000', entries: '20', codes: '100000' })
const at = machine()
const { citusUrl } = readEnvironment()
if (!citusUrl) throw new Error('CITUS_URL is not set: the coordinator of a Citus cluster, as a superuser')
const voucher = '019a0000-0000-7000-8001-0000000000c1'
const sides = ['plain', 'distributed'] as const

await withSides(citusUrl, fill, measure)

/** People with a history, and a voucher with codes. */
async function fill(url: string): Promise<void> {
  const owner = await connected(url)
  await owner.query(`
    insert into users (id, phone_number, password_hash, full_name, gender, country_code)
      select gen_random_uuid(), '+84' || 900000000 + n, 'x', 'Người ' || n, 'OTHER', 'VN' from generate_series(1, ${options.people}) n;
    select count(book_points(jsonb_build_object('id', (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || substr(md5(random()::text), 1, 16))::uuid,
        'user_id', u.id, 'other_account', 'REWARDS', 'cause', 'RULE', 'amount', 100000, 'earned', true, 'created_at', at)))
      from users u, generate_series(1, ${options.entries}) n, lateral (select now() - n * interval '17 hours' as at) moments;
    insert into vouchers (id, type, title, title_en, point_spend, start_date, end_date, status, admin_status, created_by)
      select '${voucher}', 'POINT_EXCHANGE', 'Bench', 'Bench', 500, now() - interval '1 day', now() + interval '1 year',
        'ENABLED', 'APPROVED', id from users limit 1;
    insert into voucher_codes (id, voucher_id, code, start_date, end_date)
      select gen_random_uuid(), '${voucher}', 'BENCH' || n, now(), now() + interval '1 month' from generate_series(1, ${options.codes}) n`)
  await owner.end()
}

async function measure(urls: Sides<string>): Promise<void> {
  const moving: Record<string, number> = {}
  moving.there = await timed(urls.distributed, distributeLedger)
  say(`distributed in ${moving.there} s`)
  for (const url of Object.values(urls)) await queryRows(url, 'analyze')
  const figures: Record<string, unknown> = {}
  for (const connections of [1, 8])
    for (const name of Object.keys(statements)) {
      const found = await compare(urls, name, connections)
      figures[`${name}, ${connections} at a time`] = found
      say(`${name}, ${connections} at a time: ${JSON.stringify(found)}`)
    }
  const { found, entries } = await checked(urls.distributed)
  if (found > 0) throw new Error(`${found} differences in the ledger`)
  moving.back = await timed(urls.distributed, gatherLedger)
  say(`${entries} entries in order, and back in ${moving.back} s`)
  await keep('citus', { machine: at, options, moving, figures })
}

async function compare(urls: Sides<string>, name: string, connections: number) {
  const clients = {
    plain: await several(urls.plain, connections),
    distributed: await several(urls.distributed, connections),
  }
  const people = (await clients.plain[0]!.query<{ id: string }>('select id from users')).rows.map(({ id }) => id)
  const run = async (side: keyof Sides<string>, seconds: number) => {
    const end = performance.now() + seconds * 1000
    const took: number[] = []
    await Promise.all(
      clients[side].map(async (client) => {
        while (performance.now() < end) {
          const begun = performance.now()
          await statements[name]!(client, people[Math.floor(Math.random() * people.length)]!, voucher)
          took.push(performance.now() - begun)
        }
      }),
    )
    return { perSecond: took.length / seconds, middle: median(took), p95: percentile(took, 0.95) }
  }
  const rounds: Record<keyof Sides<string>, Awaited<ReturnType<typeof run>>>[] = []
  for (const side of sides) await run(side, 1)
  for (let i = 0; i < Number(options.rounds); i++)
    rounds.push({
      plain: await run('plain', Number(options.seconds)),
      distributed: await run('distributed', Number(options.seconds)),
    })
  for (const side of sides) for (const client of clients[side]) await client.end()
  const of = (side: keyof Sides<string>) => ({
    perSecond: round(median(rounds.map((one) => one[side].perSecond)), 0),
    median: round(median(rounds.map((one) => one[side].middle))),
    p95: round(median(rounds.map((one) => one[side].p95))),
  })
  return { plain: of('plain'), distributed: of('distributed') }
}

async function connected(url: string, options?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...(options && { options }) })
  // Its database is dropped when something has failed.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** As requests are, planned each time as the product sends its writes. */
function several(url: string, count: number): Promise<pg.Client[]> {
  return Promise.all(Array.from({ length: count }, () => connected(url, '-c role=backoffice_app')))
}

type Owned = Parameters<Parameters<Awaited<ReturnType<typeof openDatabase>>['asOwner']>[0]>[0]

async function timed(url: string, move: (owner: Owned) => Promise<unknown>): Promise<number> {
  const database = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '' })
  const begun = performance.now()
  await database.asOwner(move)
  const took = performance.now() - begun
  await database.close()
  return round(took / 1000, 1)
}

async function checked(url: string) {
  const database = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '' })
  const findings = (await checkLedger(database.kysely))!
  await database.close()
  return findings
}
