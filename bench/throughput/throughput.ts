/**
 * `npm run bench -- throughput`: the list of people and one person compared with the floor, at both sizes, in
 * alternating rounds.
 */
import { deepStrictEqual } from 'node:assert'
import { Agent } from 'node:http'
import { type Client, post, signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { fire, type Fired, type Measured, measuredRequests, requestOf } from '../harness/fire.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Running, startProduct, startScript } from '../harness/server.ts'

/** `only` names a size and a request, such as `small` or `small list`; `profile` a folder for processor profiles. */
const options = readOptions({ rounds: '9', seconds: '6', connections: '16', profile: '', only: '' })
const ports = { product: 4171, floor: 4172 }
const at = machine()
const sizes = ['large', 'small'] as const
const isWanted = (...names: string[]) => options.only.split(' ').every((name) => !name || names.includes(name))

const figures: Record<string, object> = {}
for (const size of sizes) {
  if (!measuredRequests.some((asked) => isWanted(size, asked))) continue
  const nodeArgs = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  const database = options[size]
  const product = await startProduct({ databaseUrl: database, port: ports.product, nodeArgs })
  const floor = await startScript({
    script: 'bench/throughput/floor.ts',
    port: ports.floor,
    args: ['--database', database, '--port', String(ports.floor)],
    nodeArgs,
  })
  try {
    const client = await signedIn(product.url)
    for (const asked of measuredRequests)
      if (isWanted(size, asked)) figures[`${size} ${asked}`] = await compare(size, asked, { product, floor }, client)
    client.close()
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}
await keep('throughput', { machine: at, options, ...figures })

async function compare(size: string, asked: Measured, servers: Record<'product' | 'floor', Running>, client: Client) {
  const { product, floor } = servers
  const request = await requestOf(asked, client)
  const paths = { product: '/graphql', floor: `/${asked}` }
  await mustAgree([product.url + paths.product, floor.url + paths.floor], request)

  const fireAt = (name: keyof typeof paths, seconds: number) =>
    fire(servers[name], request, { path: paths[name], connections: Number(options.connections), seconds })
  await fireAt('floor', 3)
  await fireAt('product', 3)

  const rounds: Record<keyof typeof paths, Fired>[] = []
  for (let i = 0; i < Number(options.rounds); i++) {
    // The side that begins changes with each round.
    const first = i % 2 === 0 ? 'product' : 'floor'
    const second = first === 'product' ? 'floor' : 'product'
    const one = { [first]: await fireAt(first, Number(options.seconds)) }
    rounds.push({ ...one, [second]: await fireAt(second, Number(options.seconds)) } as (typeof rounds)[number])
  }

  const middle = (of: (one: (typeof rounds)[number]) => number, digits = 2) => round(median(rounds.map(of)), digits)
  const shares = rounds.map((one) => one.product.perSecond / one.floor.perSecond)
  const found = {
    share: round(median(shares)),
    shareLeast: round(Math.min(...shares)),
    shareMost: round(Math.max(...shares)),
    shareByProcessorTime: middle((one) => one.floor.cpu / one.product.cpu),
    perSecond: { product: middle((one) => one.product.perSecond, 0), floor: middle((one) => one.floor.perSecond, 0) },
    cpuMilliseconds: { product: middle((one) => one.product.cpu, 3), floor: middle((one) => one.floor.cpu, 3) },
    rounds,
  }
  say(
    `${size} ${asked}: ${found.share} of the floor's requests a second (wanted: 0.8; ${found.shareLeast} to ${found.shareMost}), ` +
      `${found.shareByProcessorTime} by processor time`,
  )
  say(
    `  a second ${JSON.stringify(found.perSecond)}, processor time of the server per request, ms ${JSON.stringify(found.cpuMilliseconds)}`,
  )
  return found
}

/** The compared servers must give the same answer. */
async function mustAgree(
  urls: readonly string[],
  request: { headers: Record<string, string>; body: string },
): Promise<void> {
  const agent = new Agent()
  const answers = await Promise.all(urls.map((url) => post(agent, url, request.body, request.headers)))
  agent.destroy()
  for (const answer of answers) deepStrictEqual(JSON.parse(answer), JSON.parse(answers[0]!))
}
