/**
 * `npm run bench -- partitions`: histories and bookings with ten years of partitions, compared with one partition, in turns: by the
 * statements of the product, and by its API.
 */
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { signedIn } from '../harness/client.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'
import { connected, divide, fill, members, unite } from './sides.ts'

const options = readOptions({ rounds: '300', months: '120', others: '100', api: 'yes' })
const wanted = 1.5
const at = machine()
const months = Number(options.months)
const sides = ['one', 'months'] as const
type Side = (typeof sides)[number]

interface Figures {
  readonly name: string
  /** Of milliseconds. */
  readonly one: number
  readonly months: number
  readonly ratio: number
  readonly p95: Readonly<Record<Side, number>>
}

async function measure(urls: Readonly<Record<Side, string>>): Promise<void> {
  const span = { begins: await firstMonth(urls.months), months }
  await unite(urls.one)
  await divide(urls.months, months)
  for (const side of sides) await fill(urls[side], { ...span, others: Number(options.others) })
  say(`${months} months beside one partition, ${options.rounds} times each in turns\n`)
  const figures = [...(await statements(urls, span.begins)), ...(options.api === 'yes' ? await requests(urls) : [])]
  await keep('partitions', { machine: at, options, wanted, figures })
}

async function firstMonth(url: string): Promise<string> {
  const client = await connected(url)
  const { rows } = await client.query<{ begins: string }>(
    `select begins::text as begins from monthly_tables where name = 'point_entries'`,
  )
  await client.end()
  return rows[0]!.begins
}

/** What is asked for a member, with how many rows as screens do. */
const histories = {
  points: `select * from newest_of_member(null::point_entries, $1, 21)`,
  actions: `select id, kind, occurred_at, outcome from newest_of_member(null::member_actions, $1, 10)`,
  spins: `select * from newest_of_member(null::spins, $1, 21)`,
  'plain points': `select * from point_entries where user_id = $1 order by created_at desc, id desc limit 21`,
}

async function statements(urls: Readonly<Record<Side, string>>, begins: string): Promise<Figures[]> {
  const clients = {
    one: await connected(urls.one, 'backoffice_app'),
    months: await connected(urls.months, 'backoffice_app'),
  }
  const figures: Figures[] = []
  for (const [member, id] of Object.entries(members))
    for (const [name, text] of Object.entries(histories))
      for (const kept of [false, true]) {
        const ask = (client: pg.Client) => client.query({ text, values: [id], ...(kept && { name: `${name} kept` }) })
        figures.push(await inTurns(`${name} of ${member}${kept ? ', plan kept' : ''}`, (side) => ask(clients[side])))
      }
  const last = new Date(begins)
  last.setUTCMonth(last.getUTCMonth() + months - 1)
  const book = (side: Side) =>
    clients[side].query('select book_points($1::jsonb)', [
      JSON.stringify({
        id: uuidv7({ msecs: last.getTime() + Math.random() * 86_400_000 }),
        user_id: members.many,
        other_account: 'REWARDS',
        cause: 'RULE',
        amount: 100,
        earned: true,
      }),
    ])
  figures.push(await inTurns('book_points', book))
  for (const side of sides) await clients[side].end()
  return figures
}

const asked = {
  points: `query ($id: ID!) { cmsMemberPoints(userId: $id, first: 20) { items { _id amount cause createdAt } endCursor } }`,
  actions: `query ($id: ID!) { cmsMemberActions(userId: $id, limit: 10) { _id kind amount } }`,
  spins: `query ($id: ID!) { cmsMemberSpins(userId: $id, first: 20) { items { _id createdAt } endCursor } }`,
}

/** Histories as staff ask for them, each product with its own database. */
async function requests(urls: Readonly<Record<Side, string>>): Promise<Figures[]> {
  const products = {
    one: await startProduct({ databaseUrl: urls.one, port: 4181 }),
    months: await startProduct({ databaseUrl: urls.months, port: 4182 }),
  }
  const clients = { one: await signedIn(products.one.url), months: await signedIn(products.months.url) }
  const figures: Figures[] = []
  for (const [member, id] of Object.entries(members))
    for (const [name, text] of Object.entries(asked))
      figures.push(await inTurns(`API: ${name} of ${member}`, (side) => clients[side].askText(text, { id })))
  for (const side of sides) {
    clients[side].close()
    await products[side].stop()
  }
  return figures
}

async function inTurns(name: string, run: (side: Side) => Promise<unknown>): Promise<Figures> {
  const times: Record<Side, number[]> = { one: [], months: [] }
  const rounds = Number(options.rounds)
  for (let i = -20; i < rounds; i++)
    for (const side of i % 2 === 0 ? sides : sides.toReversed()) {
      const begun = performance.now()
      await run(side)
      if (i >= 0) times[side].push(performance.now() - begun)
    }
  const [one, divided] = [median(times.one), median(times.months)]
  const p95 = { one: round(percentile(times.one, 0.95)), months: round(percentile(times.months, 0.95)) }
  const figures = { name, one: round(one, 3), months: round(divided, 3), ratio: round(divided / one), p95 }
  const note = figures.ratio > wanted ? `  above ${wanted}` : ''
  say(
    `${name}: ${figures.one} and ${figures.months} ms, ratio ${figures.ratio}; p95 ${p95.one} and ${p95.months}${note}`,
  )
  return figures
}

await withCopy(options.small, 'one', (one) =>
  withCopy(options.small, 'months', (divided) => measure({ one, months: divided })),
)
