/**
 * `npm run bench -- loop`: for how long each query keeps the event loop of the product from everybody else, with a large
 * database and its largest records. Fails if one does for more than is wanted.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { everythingOf, queries } from '../../tests/harness/every-query.ts'
import { slowness } from '../../tests/harness/processor-time.ts'
import { signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'
import { largestRecords } from './records.ts'

const options = readOptions({ times: '3', only: '' })
/** Milliseconds of processor time at once, on a quiet machine. */
const wanted = 100
const at = machine()
const ports = { product: 4183, watch: 4185 }

process.env.WATCH_PORT = String(ports.watch)
const product = await startProduct({
  databaseUrl: options.large,
  port: ports.product,
  nodeArgs: [`--import=${new URL('watch.ts', import.meta.url).href}`],
})
const owner = new pg.Client({ connectionString: options.large })
await owner.connect()
const target = await largestRecords(owner)
await owner.end()
const client = await signedIn(product.url)

interface Measured {
  /** For how long the event loop was blocked at once, and until the answer was there; both in milliseconds. */
  readonly blocked: number
  readonly answered: number
  readonly refused?: string
}

const measured: (Measured & { name: string })[] = []
for (const field of queries.filter(({ name }) => name.includes(options.only))) {
  let one: Measured
  // As much as may be asked at once: fewer levels of what is too much.
  for (const depth of [4, 3, 2]) {
    one = await measure(everythingOf(field, target, { depth }))
    if (!/too much|Limit/.test(one.refused ?? '')) break
  }
  measured.push({ name: field.name, ...one! })
}
client.close()
await product.stop()

await keep('loop', { machine: at, options, wanted, measured })
const worst = (by: 'blocked' | 'answered') => measured.toSorted((a, b) => b[by] - a[by]).slice(0, 10)
say(`${measured.length} queries; the event loop was blocked at most by (ms, wanted: ${wanted} at most):`)
for (const { name, blocked } of worst('blocked')) say(`  ${name}: ${blocked}`)
say('the slowest answers (ms):')
for (const { name, answered } of worst('answered')) say(`  ${name}: ${answered}`)
for (const { name, refused } of measured) if (refused) say(`not measured: ${name} (${refused})`)
if (worst('blocked')[0]!.blocked > wanted) process.exitCode = 1

async function measure(text: string): Promise<Measured> {
  let refused: string | undefined
  let [blocked, answered] = [Infinity, Infinity]
  // The least of several times, because the first compiles the document, and the garbage collector blocks too.
  for (let i = 0; i < Number(options.times); i++) {
    // One person may ask only so often.
    await pause(100)
    await longestBlock()
    const began = performance.now()
    await client.askText(text, {}).catch((error: Error) => (refused = error.message))
    answered = Math.min(answered, performance.now() - began)
    blocked = Math.min(blocked, (await longestBlock()) / slowness())
  }
  return { blocked: round(blocked), answered: round(answered, 0), ...(refused && { refused }) }
}

async function longestBlock(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${ports.watch}`)).text())
}
