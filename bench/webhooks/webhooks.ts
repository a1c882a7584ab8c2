/**
 * `npm run bench -- webhooks`: whether every event arrives although receivers fail and the product is killed, how many a
 * second, and whether an endpoint with a long backlog slows another one. The floor sends as many signed requests from
 * memory. Receivers are processes of their own that verify with a library.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startSink } from '../../tests/harness/start-sink.ts'
import { signedIn } from '../harness/client.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Running, startProduct } from '../harness/server.ts'
import { backlogFor, lost, pending, tellOfMembers } from './events.ts'
import { sendBare } from './floor.ts'

const options = readOptions({ events: '10000', kills: '3', rounds: '3', burst: '5000', backlog: '100000' })
const [events, kills, rounds, burst] = [options.events, options.kills, options.rounds, options.burst].map(Number) as [
  number,
  number,
  number,
  number,
]
const wanted = { rate: 500, floorShare: 0.2 }
const port = 4188
const at = machine()
type Sink = Awaited<ReturnType<typeof startSink>>

await withCopy(options.small, 'webhooks', measure)

async function measure(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const [sink, other] = [await startSink(), await startSink()]
  const start = () => startProduct({ databaseUrl, port, env: { WEBHOOK_ALLOW: '127.0.0.0/8' } })
  let product = await start()
  try {
    const secret = await addEndpoint(product, sink)
    const arrived = await killedMeanwhile(owner, sink, secret, async () => {
      await kill(product)
      product = await start()
    })
    const speeds = await measureSpeed(owner, product, { sink, secret }, other)
    await keep('webhooks', { machine: at, options, wanted, arrived, speeds })
  } finally {
    await product.stop()
    for (const one of [sink, other]) one.end()
    await owner.end()
  }
}

/** Returns the endpoint's secret. */
async function addEndpoint({ url }: Running, sink: Sink): Promise<string> {
  const admin = await signedIn(url)
  const { cmsCreateWebhookEndpoint } = await admin.askText<{ cmsCreateWebhookEndpoint: { secret: string } }>(
    `mutation ($url: String!) { cmsCreateWebhookEndpoint(url: $url, types: ["points.booked"], note: "") { secret } }`,
    { url: sink.url },
  )
  admin.close()
  return cmsCreateWebhookEndpoint.secret
}

async function kill({ process }: Running): Promise<void> {
  const gone = once(process, 'exit')
  process.kill('SIGKILL')
  await gone
}

/** All events arrive, verified, those of a member in their order; what came twice has the same id. */
async function killedMeanwhile(owner: pg.Client, sink: Sink, secret: string, restart: () => Promise<void>) {
  await sink.answer({ secrets: [secret], refusesOneIn: 20 })
  await tellOfMembers(owner, { events, perMember: 10 })
  for (let i = 1; i <= kills; i++) {
    while (sink.received.length < (events * i) / (kills + 1)) await pause(20)
    await restart()
  }
  while ((await pending(owner)) > 0) await pause(500)
  const faults = lost(sink.received, events)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const refused = sink.received.filter(({ status }) => status === 500).length
  const twice = sink.received.length - refused - events
  say(`${events} events, ${refused} answered with 500, ${kills} × kill -9: none lost, in order, ${twice} came twice`)
  return { refused, twice }
}

/** Deliveries a second: alone, beside an endpoint that never answers, beside one that refuses, and the floor's. */
async function measureSpeed(
  owner: pg.Client,
  product: Running,
  { sink, secret }: { sink: Sink; secret: string },
  other: Sink,
) {
  const figures: Record<'floor' | 'alone' | 'hanging' | 'refusing', number[]> = {
    floor: [],
    alone: [],
    hanging: [],
    refusing: [],
  }
  const once = async () => {
    await sink.answer({ secrets: [secret] })
    await tellOfMembers(owner, { events: burst, perMember: 1 })
    const began = performance.now()
    while (sink.received.length < burst) await pause(10)
    const rate = burst / ((performance.now() - began) / 1000)
    while ((await pending(owner, 'HEALTHY')) > 0) await pause(50)
    return rate
  }
  for (let i = 0; i < rounds; i++) {
    await sink.answer({ secrets: [secret] })
    figures.floor.push(await sendBare(sink.url, secret, burst))
    figures.alone.push(await once())
    if (i === 0) {
      await addEndpoint(product, other)
      await backlogFor(owner, Number(options.backlog))
    }
    await other.answer({ how: 'HANG' })
    figures.hanging.push(await once())
    await other.answer({ status: 503 })
    figures.refusing.push(await once())
    await backlogFor(owner, 0)
  }
  const { floor, alone, hanging, refusing } = figures
  const share = (side: readonly number[], of: readonly number[]) => round(median(side.map((rate, i) => rate / of[i]!)))
  say(`deliveries a second: ${Math.round(median(alone))} (wanted ${wanted.rate}); floor ${Math.round(median(floor))}`)
  say(`share of the floor ${share(alone, floor)}; with a backlog of ${options.backlog} of another endpoint that hangs`)
  say(`${share(hanging, alone)}, that refuses ${share(refusing, alone)} of what it is alone`)
  return figures
}
