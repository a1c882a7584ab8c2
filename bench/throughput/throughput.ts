/**
 * `npm run bench -- throughput`: the list of people and one person compared with the floor, at both sizes, in
 * alternating rounds.
 */
import autocannon from 'autocannon'
import { deepStrictEqual } from 'node:assert'
import { Agent } from 'node:http'
import { cpuSeconds } from '../harness/cpu.ts'
import { type Client, documentId, post, signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Running, startProduct, startScript } from '../harness/server.ts'

/** `only` names a size and a request, such as `small` or `small list`; `profile` a folder for processor profiles. */
const options = readOptions({ rounds: '9', seconds: '6', connections: '16', profile: '', only: '' })
const ports = { product: 4171, floor: 4172 }
const at = machine()
const sizes = ['large', 'small'] as const
const requests = ['list', 'record'] as const
const isWanted = (...names: string[]) => options.only.split(' ').every((name) => !name || names.includes(name))
type Asked = (typeof requests)[number]

const figures: Record<string, object> = {}
for (const size of sizes) {
  if (!requests.some((asked) => isWanted(size, asked))) continue
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
    for (const asked of requests)
      if (isWanted(size, asked)) figures[`${size} ${asked}`] = await compare(size, asked, { product, floor }, client)
    client.close()
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}
await keep('throughput', { machine: at, options, ...figures })

async function bodyOf(asked: Asked, client: Client): Promise<object> {
  const list = {
    documentId: documentId('Users'),
    variables: { limit: 10, page: 1, filter: {}, sortBy: { type: 'CREATED_AT', dir: 'DESC' } },
  }
  if (asked === 'list') return list
  const { cmsGetUsers } = await client.ask<{ cmsGetUsers: { items: { _id: string }[] } }>(
    list.documentId,
    list.variables,
  )
  return { documentId: documentId('User'), variables: { userId: cmsGetUsers.items[0]!._id } }
}

async function compare(size: string, asked: Asked, servers: Record<'product' | 'floor', Running>, client: Client) {
  const { product, floor } = servers
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify(await bodyOf(asked, client)),
  }
  const urls = { product: `${product.url}/graphql`, floor: `${floor.url}/${asked}` }
  await mustAgree(Object.values(urls), request)

  const fire = async (name: keyof typeof urls, seconds: number) => {
    const { pid } = servers[name].process
    const before = cpuSeconds(pid!)
    const { requests, latency, non2xx, errors } = await autocannon({
      ...request,
      url: urls[name],
      connections: Number(options.connections),
      duration: seconds,
    })
    if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`)
    const cpu = ((cpuSeconds(pid!) - before) * 1000) / requests.total
    return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpu }
  }
  await fire('floor', 3)
  await fire('product', 3)

  const rounds: Record<keyof typeof urls, Awaited<ReturnType<typeof fire>>>[] = []
  for (let i = 0; i < Number(options.rounds); i++) {
    // The side that begins changes with each round.
    const first = i % 2 === 0 ? 'product' : 'floor'
    const second = first === 'product' ? 'floor' : 'product'
    const one = { [first]: await fire(first, Number(options.seconds)) }
    rounds.push({ ...one, [second]: await fire(second, Number(options.seconds)) } as (typeof rounds)[number])
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
