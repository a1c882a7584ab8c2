/**
 * `npm run bench -- draws`: whether a draw is exact and even. Members spin one wheel after another as fast as they can while
 * its units fall due. All units that fell due must be won, each once, none passed over; and who wins must be chance.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'node:http'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { checkFile } from '../../src/features/promotion/lucky-wheel-spins/draws-file.ts'
import { type Answer, post, signedIn } from '../harness/client.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'
import { aWheel, openToAll, signMembersIn, type SignedInMember, spinDocument } from './wheel.ts'

const options = readOptions({ wheels: '10', seconds: '40', units: '208' })
/** 16 members: with 15 degrees of freedom, chance exceeds this chi-square once in a thousand draws. */
const members = 16
const mostChiSquare = 37.7
/** Until what was spun is sealed. */
const sealedWithin = 60_000
const port = 4185
const at = machine()
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

await withCopy(options.small, 'draws', measure)

async function measure(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await openToAll(owner)
  const people = await signMembersIn(owner, members)
  const product = await startProduct({ databaseUrl: url, port })
  const drawn: { wheelId: string; spins: number; won: number; chiSquare: number }[] = []
  try {
    for (let i = 0; i < Number(options.wheels); i++) {
      const period = { start: 500, end: Number(options.seconds) * 1000 }
      const wheelId = await aWheel(owner, { qty: Number(options.units), ...period })
      await pause(period.start + 100)
      const counts = await Promise.all(people.map((person) => spinUntil(product.url, wheelId, person)))
      const [spins, won] = [sum(counts.map((one) => one.spins)), sum(counts.map((one) => one.won))]
      const chiSquare = sum(
        counts.map((one) => (one.won - (won * one.spins) / spins) ** 2 / ((won * one.spins) / spins)),
      )
      drawn.push({ wheelId, spins, won, chiSquare: round(chiSquare, 1) })
      say(`wheel ${i + 1}: ${spins} spins, ${won} of ${options.units} units won, chi-square ${round(chiSquare, 1)}`)
      if (chiSquare > mostChiSquare) throw new Error('chance would do that once in a thousand draws')
    }
    await pause(sealedWithin)
    for (const { wheelId, spins } of drawn) await checkAuditorsFile(product.url, owner, wheelId, spins)
  } finally {
    await product.stop()
    await owner.end()
  }
  await keep('draws', { machine: at, options, drawn })
  say(
    `\n${sum(drawn.map(({ spins }) => spins))} spins: every unit that was due was won once, in order, and none was passed over`,
  )
}

async function spinUntil(url: string, wheelId: string, { token }: SignedInMember) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let [spins, won] = [0, 0]
  for (;;) {
    const body = JSON.stringify({ query: spinDocument, variables: { wheelId, requestId: uuidv7() } })
    const text = await post(agent, `${url}/app/graphql`, body, { authorization: `Bearer ${token}` })
    const { data, errors } = JSON.parse(text) as Answer<{ spin: { won: object | null } }>
    if (errors) {
      agent.destroy()
      // The wheel ended.
      if (['NOT_FOUND', 'CONFLICT'].includes(errors[0]!.extensions.code)) return { spins, won }
      throw new Error(text)
    }
    spins++
    if (data.spin.won) won++
  }
}

/** The file says of every spin what it was, so that none was passed over. A deleted wheel has none. */
async function checkAuditorsFile(url: string, owner: pg.Client, wheelId: string, spins: number): Promise<void> {
  await owner.query('update lucky_wheels set deleted_at = coalesce(deleted_at, now()) where id <> $1', [wheelId])
  await owner.query('update lucky_wheels set deleted_at = null where id = $1', [wheelId])
  const client = await signedIn(url)
  const { createDrawsFile } = await client.askText<{ createDrawsFile: string }>(
    `mutation { createDrawsFile(wheelId: "${wheelId}") }`,
    {},
  )
  client.close()
  const file = await (await fetch(new URL(createDrawsFile, url))).text()
  const told = await checkFile(linesOf(file))
  if (told.faults.length > 0 || told.spins !== spins) throw new Error(JSON.stringify(told))
}

async function* linesOf(text: string) {
  yield* text.trimEnd().split('\n')
}
