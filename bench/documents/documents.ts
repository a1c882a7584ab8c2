/**
 * `npm run bench -- documents`: a stranger sends documents that are all different and as expensive as possible, first
 * without signing in, then as a person who may only read posts. Measures how much memory the server uses for them, and
 * how long our own client's requests wait meanwhile.
 */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { documentId, post, signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'
import { largeDocuments, shortDocuments } from './shapes.ts'

const options = readOptions({ documents: '2000', connections: '20', port: '4178' })
const bounds = { memory: 100, ratio: 5 }
const at = machine()

const strangers = { unsigned: [...largeDocuments, ...shortDocuments], verified: largeDocuments }
type Stranger = keyof typeof strangers

const figures: Partial<Record<Stranger, Awaited<ReturnType<typeof measure>>>> = {}
for (const stranger of Object.keys(strangers) as Stranger[]) {
  const found = await measure(stranger)
  figures[stranger] = found
  say(`${stranger}: ${JSON.stringify(found)}`)
  say(
    `  memory ${found.memory} MB (wanted: ${bounds.memory}), our requests meanwhile ${found.ratio} x (wanted: ${bounds.ratio})`,
  )
}
await keep('documents', { machine: at, options, ...figures })

/** A new server for each, so that neither inherits the other's memory. */
async function measure(stranger: Stranger) {
  const product = await startProduct({ databaseUrl: options.small, port: Number(options.port) })
  try {
    const client = await signedIn(product.url)
    const variables = { limit: 10, page: 1, filter: {}, sortBy: { type: 'CREATED_AT', dir: 'DESC' } }
    const ours = () => timed(() => client.ask(documentId('Users'), variables))
    // Waits until the server's own memory use is stable.
    await collect(ours, pause(15_000))
    const usual = await collect(ours, pause(3_000))
    const before = memory(product.process.pid!)
    const attack = send(stranger, product.url)
    const during = await collect(ours, attack)
    const { answers, seconds } = await attack
    await pause(500)
    const after = memory(product.process.pid!)
    client.close()
    return {
      answers,
      seconds: round(seconds),
      memory: round(after.now - before.now, 0),
      memoryAtMost: round(after.most - before.now, 0),
      usualP95: round(percentile(usual, 0.95)),
      duringP50: round(percentile(during, 0.5)),
      duringP95: round(percentile(during, 0.95)),
      ofOurs: during.length,
      ratio: round(percentile(during, 0.95) / percentile(usual, 0.95), 1),
    }
  } finally {
    await product.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Repeats a measurement until something else is over. */
async function collect(ask: () => Promise<number>, until: Promise<unknown>): Promise<number[]> {
  const other = { over: false }
  void until.finally(() => (other.over = true))
  const times: number[] = []
  while (!other.over) times.push(await ask())
  return times
}

/** Sends the documents over several connections at once, and counts the answers by result. */
async function send(stranger: Stranger, url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number(options.connections) })
  const headers: Record<string, string> = stranger === 'verified' ? await asVerified(url) : {}
  const shapes = strangers[stranger]
  const answers: Record<string, number> = {}
  let next = 0
  const started = performance.now()
  const connection = async () => {
    while (next < Number(options.documents)) {
      const n = next++
      const query = shapes[n % shapes.length]!(n)
      const answer = await post(agent, `${url}/graphql`, JSON.stringify({ query }), headers)
      const said = /"code":"(\w+)"/.exec(answer)?.[1] ?? 'answered'
      answers[said] = (answers[said] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: Number(options.connections) }, connection))
  agent.destroy()
  return { answers, seconds: (performance.now() - started) / 1000 }
}

async function asVerified(url: string): Promise<Record<string, string>> {
  const data = { phoneNumber: numberOf(signIns.VERIFIED), password: signIns.VERIFIED.password }
  const body = JSON.stringify({ documentId: documentId('Login'), variables: { data } })
  const answer = JSON.parse(await post(new Agent(), `${url}/graphql`, body, {})) as {
    data: { login: { idToken: string } }
  }
  return { authorization: `Bearer ${answer.data.login.idToken}` }
}

/** Memory of a process in MB, as Linux counts it: current and peak. */
function memory(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), most: of('VmHWM') }
}
