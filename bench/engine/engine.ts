/**
 * `npm run bench -- engine`: spins that win points on one prize, and spins that miss, compared with a floor that only
 * writes the same rows, in alternating rounds. Afterwards the awards must be exactly the spins that won.
 */
import { Agent } from 'node:http'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { type Answer, post } from '../harness/client.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct, startScript } from '../harness/server.ts'
import { aWheel, openToAll, signMembersIn, spinDocument, type WheelOptions } from './wheel.ts'

const options = readOptions({ rounds: '9', seconds: '4', connections: '8', members: '1000' })
const ports = { product: 4181, floor: 4182 }
const at = machine()
const kinds = ['win', 'miss'] as const
type Kind = (typeof kinds)[number]
const day = 86_400_000
/** All of a million units but a few have fallen due, or the first does so in weeks. */
const wheels: Readonly<Record<Kind, WheelOptions>> = {
  win: { qty: 1_000_000, start: -30 * day, end: day / 24 },
  miss: { qty: 16, start: -1_000, end: 3_650 * day },
}

await withCopy(options.large, 'engine', measure)

async function measure(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await openToAll(owner)
  const members = await signMembersIn(owner, Number(options.members))
  await makeBareTables(
    owner,
    members.map(({ id }) => id),
  )
  const tokens = members.map(({ token }) => token)
  const product = await startProduct({ databaseUrl: url, port: ports.product })
  const floor = await startScript({
    script: 'bench/engine/floor.ts',
    port: ports.floor,
    args: ['--database', url, '--port', String(ports.floor)],
  })
  const found: Record<string, object> = {}
  try {
    for (const kind of kinds) found[kind] = await compare(kind, await aWheel(owner, wheels[kind]), tokens)
    const { rows } = await owner.query<{ wrong: string }>(
      `select count(*) as wrong from spins s full join wheel_awards a on a.id = s.award_id
        where a.wheel_id in (select wheel_id from spins) and (s.id is null or s.user_id <> a.user_id)`,
    )
    if (Number(rows[0]!.wrong) > 0) throw new Error(`${rows[0]!.wrong} awards are not those of spins`)
  } finally {
    await Promise.all([product.stop(), floor.stop()])
    await owner.end()
  }
  await keep('engine', { machine: at, options, ...found })
}

async function makeBareTables(owner: pg.Client, members: readonly string[]): Promise<void> {
  const copies = {
    point_entries: 'entries',
    balances: 'balances',
    wheel_awards: 'awards',
    wheel_spins: 'hours',
    spins: 'spins',
  }
  for (const [table, copy] of Object.entries(copies))
    await owner.query(`create table bare_${copy} (like ${table} including defaults)`)
  await owner.query('create table bare_lanes (lane int primary key, awarded int not null) with (fillfactor = 70)')
  await owner.query('insert into bare_lanes select l, 0 from generate_series(0, 15) l')
  await owner.query(
    'grant select, insert, update on bare_entries, bare_balances, bare_awards, bare_hours, bare_spins, bare_lanes to backoffice_app',
  )
  await owner.query('insert into bare_balances select * from balances where user_id = any ($1)', [members])
  await owner.query('alter table bare_balances add primary key (user_id)')
}

async function compare(kind: Kind, wheelId: string, tokens: readonly string[]) {
  const urls = {
    product: `http://127.0.0.1:${ports.product}/app/graphql`,
    floor: `http://127.0.0.1:${ports.floor}/${kind}`,
  }
  /** How many spins were sent: members take turns. */
  const sent = { product: 0, floor: 0 }
  /** Spins for some seconds. */
  const fire = async (name: keyof typeof urls, seconds: number) => {
    const end = performance.now() + seconds * 1000
    const times: number[] = []
    await Promise.all(
      Array.from({ length: Number(options.connections) }, async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        while (performance.now() < end) {
          const token = tokens[sent[name]++ % tokens.length]
          const body = JSON.stringify({ query: spinDocument, variables: { wheelId, requestId: uuidv7() } })
          const begun = performance.now()
          const text = await post(agent, urls[name], body, { authorization: `Bearer ${token}` })
          times.push(performance.now() - begun)
          const { data, errors } = JSON.parse(text) as Answer<{ spin: { won: object | null } }>
          if (errors || (data.spin.won !== null) !== (kind === 'win')) throw new Error(`${name}: ${text}`)
        }
        agent.destroy()
      }),
    )
    return { count: times.length, perSecond: times.length / seconds, p50: median(times), p95: percentile(times, 0.95) }
  }
  await fire('floor', 2)
  // The first request of a member's day is an action, and the first spin of a wheel gives turns: each member spins once.
  const { length } = tokens
  for (let spun = 0; spun < length; spun += (await fire('product', 2)).count);
  const rounds: Record<keyof typeof urls, Awaited<ReturnType<typeof fire>>>[] = []
  for (let i = 0; i < Number(options.rounds); i++) {
    const first = i % 2 === 0 ? 'product' : 'floor'
    const second = first === 'product' ? 'floor' : 'product'
    const one = { [first]: await fire(first, Number(options.seconds)) }
    rounds.push({ ...one, [second]: await fire(second, Number(options.seconds)) } as (typeof rounds)[number])
  }
  const middle = (of: (one: (typeof rounds)[number]) => number) => round(median(rounds.map(of)), 1)
  const found = {
    share: round(median(rounds.map((one) => one.product.perSecond / one.floor.perSecond))),
    perSecond: { product: middle((one) => one.product.perSecond), floor: middle((one) => one.floor.perSecond) },
    p50: middle((one) => one.product.p50),
    p95: middle((one) => one.product.p95),
  }
  say(`${kind}: ${JSON.stringify(found)}`)
  return { ...found, rounds }
}
