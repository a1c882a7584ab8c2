/** `npm run bench -- throughput`: the list query compared with the floor, in alternating rounds. */
import autocannon from 'autocannon'
import { deepStrictEqual } from 'node:assert'
import { Agent } from 'node:http'
import { readOptions } from '../harness/databases.ts'
import { cpuSeconds } from '../harness/cpu.ts'
import { documentId, post, signedIn } from '../harness/client.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct, startScript } from '../harness/server.ts'

const options = readOptions({ rounds: '9', seconds: '6', connections: '16', profile: '' })
const ports = { product: 4171, floor: 4172 }
const at = machine()

const nodeArgs = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
const product = await startProduct({ databaseUrl: options.large, port: ports.product, nodeArgs })
const floor = await startScript({
  script: 'bench/throughput/floor.ts',
  port: ports.floor,
  args: ['--database', options.large, '--port', String(ports.floor)],
  nodeArgs,
})

try {
  const client = await signedIn(product.url)
  client.close()
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify({
      documentId: documentId('Users'),
      variables: { limit: 10, page: 1, filter: {}, sortBy: { type: 'CREATED_AT', dir: 'DESC' } },
    }),
  }
  const servers = {
    product: `${product.url}/graphql`,
    floorSigned: `${floor.url}/signed`,
    floorPrepared: `${floor.url}/prepared`,
    floorOpen: `${floor.url}/open`,
  }
  type Name = keyof typeof servers
  const names = Object.keys(servers) as Name[]
  await mustAgree(Object.values(servers), request)

  const fire = async (name: Name, seconds: number) => {
    const { pid } = (name === 'product' ? product : floor).process
    const before = cpuSeconds(pid!)
    const { requests, latency, non2xx, errors } = await autocannon({
      ...request,
      url: servers[name],
      connections: Number(options.connections),
      duration: seconds,
    })
    if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`)
    const cpu = ((cpuSeconds(pid!) - before) * 1000) / requests.total
    return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpu }
  }
  for (const name of names) await fire(name, 3)

  const rounds: Record<Name, Awaited<ReturnType<typeof fire>>>[] = []
  for (let i = 0; i < Number(options.rounds); i++) {
    const measured: Partial<(typeof rounds)[number]> = {}
    // Each round begins with another server, so that none always follows the same one.
    for (let j = 0; j < names.length; j++) {
      const name = names[(i + j) % names.length]!
      measured[name] = await fire(name, Number(options.seconds))
    }
    const complete = measured as (typeof rounds)[number]
    rounds.push(complete)
    say(
      names.map((name) => `${name} ${round(complete[name].perSecond, 0)}/s`).join('  ') +
        `  ratio ${round(complete.product.perSecond / complete.floorSigned.perSecond)}`,
    )
  }

  const ratio = (to: Name) => round(median(rounds.map((one) => one.product.perSecond / one[to].perSecond)))
  const figures = {
    machine: at,
    options: { rounds: options.rounds, seconds: options.seconds, connections: options.connections },
    perSecond: Object.fromEntries(
      names.map((name) => [name, round(median(rounds.map((one) => one[name].perSecond)), 0)]),
    ),
    cpuMilliseconds: Object.fromEntries(
      names.map((name) => [name, round(median(rounds.map((one) => one[name].cpu)), 3)]),
    ),
    ratioToFloorWithAuthentication: ratio('floorSigned'),
    ratioToFloorWithKeptPlans: ratio('floorPrepared'),
    ratioToFloorWithout: ratio('floorOpen'),
    rounds,
  }
  await keep('throughput', figures)
  say(`\nof the floor with the same authentication: ${figures.ratioToFloorWithAuthentication} (wanted: 0.8)`)
  say(`processor time of the server process per request, ms: ${JSON.stringify(figures.cpuMilliseconds)}`)
  say(`of the floor that keeps plans too: ${figures.ratioToFloorWithKeptPlans}`)
  say(`of the floor that asks nobody who they are: ${figures.ratioToFloorWithout}`)
} finally {
  await Promise.all([product.stop(), floor.stop()])
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
