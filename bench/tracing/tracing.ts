/**
 * `npm run bench -- tracing --small URL`: the product with OTEL_EXPORTER_OTLP_ENDPOINT and without it, in turns: its start,
 * a list and a record.
 */
import { createServer } from 'node:http'
import { signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { fire, type Fired, measuredRequests, requestOf } from '../harness/fire.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Running, startProduct } from '../harness/server.ts'

const options = readOptions({ rounds: '5', seconds: '6', connections: '16', starts: '5' })
const at = machine()
const sides = ['plain', 'traced'] as const
type Side = (typeof sides)[number]
const ports = { plain: 4191, traced: 4192, collector: 4193 }

/** Takes the spans, and only counts them. */
let bytes = 0
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => void (bytes += part.length))
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
collector.listen(ports.collector, '127.0.0.1')
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${ports.collector}` }
const start = (side: Side) =>
  startProduct({ databaseUrl: options.small, port: ports[side], env: side === 'traced' ? traced : {} })

/** Each side once, and the side that begins changes with each round. */
async function inTurns<T>(rounds: number, act: (side: Side) => Promise<T>): Promise<Record<Side, T>[]> {
  const found: Record<Side, T>[] = []
  for (let i = 0; i < rounds; i++) {
    const [first, second] = i % 2 === 0 ? sides : sides.toReversed()
    const one = { [first]: await act(first) }
    found.push({ ...one, [second]: await act(second) } as Record<Side, T>)
  }
  return found
}

async function secondsOfStart(side: Side): Promise<number> {
  const began = performance.now()
  const server = await start(side)
  const seconds = (performance.now() - began) / 1000
  await server.stop()
  return seconds
}

const both = <T>(rounds: readonly Record<Side, T>[], of: (one: T) => number, digits: number) =>
  Object.fromEntries(sides.map((side) => [side, round(median(rounds.map((one) => of(one[side]))), digits)]))

// The first one migrates the database.
await secondsOfStart('plain')
const starts = both(await inTurns(Number(options.starts), secondsOfStart), (seconds) => seconds, 2)
say(`seconds of a start: ${JSON.stringify(starts)}`)

const servers: Record<Side, Running> = { plain: await start('plain'), traced: await start('traced') }
const client = await signedIn(servers.plain.url)
const figures: Record<string, object> = {}
for (const asked of measuredRequests) {
  const request = await requestOf(asked, client)
  const measured = (side: Side) =>
    fire(servers[side], request, {
      path: '/graphql',
      connections: Number(options.connections),
      seconds: Number(options.seconds),
    })
  await inTurns(1, measured)
  const rounds: Record<Side, Fired>[] = await inTurns(Number(options.rounds), measured)
  figures[asked] = {
    share: round(median(rounds.map(({ plain, traced }) => traced.perSecond / plain.perSecond))),
    perSecond: both(rounds, (one) => one.perSecond, 0),
    cpuMilliseconds: both(rounds, (one) => one.cpu, 3),
  }
  say(`${asked}: ${JSON.stringify(figures[asked])}`)
}
client.close()
await Promise.all(sides.map((side) => servers[side].stop()))
collector.close()
if (bytes === 0) throw new Error('no span arrived')
await keep('tracing', { machine: at, options, starts, ...figures, bytes })
