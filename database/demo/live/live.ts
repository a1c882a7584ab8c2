/**
 * `npm run demo:live`: lets members use the app, through its public API alone, until it is stopped. Open the back office
 * beside it. `--rate 5` acts a second, `--members 12`, `--seed 1` (the same seed, the same acts), `--minutes 10` (for
 * ever without), `--url http://localhost:3000`. Ends with 1 if the server failed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Timing } from './app-client.ts'
import { play } from './acts.ts'
import { documents } from './documents.ts'
import { join, type LiveMember } from './live-member.ts'
import { actAt } from './story.ts'

const tellEvery = 10_000
/** Refusals that say that the server failed, not that a member may not. */
const failures = new Set(['INTERNAL', 'UNAVAILABLE', 'UNREACHABLE', 'GRAPHQL_VALIDATION_FAILED'])

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: `http://localhost:${process.env.PORT ?? '3000'}` },
    rate: { type: 'string', default: '5' },
    members: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const numbers = { rate: Number(options.rate), members: Number(options.members), seed: Number(options.seed) }
if (!(numbers.rate > 0 && numbers.rate <= 100)) fail('--rate is a number of acts a second, at most 100')
if (!Number.isInteger(numbers.members) || numbers.members < 2 || numbers.members > 40)
  fail('--members is a whole number from 2 to 40: no more can register within an hour from one address')
if (!Number.isInteger(numbers.seed)) fail('--seed is a whole number')
const minutes = Number(options.minutes)
if (!(minutes > 0)) fail('--minutes is a number above 0')

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(2)
}

const timing: Timing = { times: [] }
const seen = { acts: 0, refused: new Map<string, number>(), failed: [] as string[] }
const over = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => over.abort())

process.exitCode = await main().catch((error: unknown) => fail((error as Error).message))

async function main(): Promise<number> {
  const members = await gather()
  process.stdout.write(`${members.length} members: ${members.map(({ fullName }) => fullName).join(', ')}.\n`)
  const telling = setInterval(tell, tellEvery)
  await playAll(members)
  clearInterval(telling)
  tell()
  for (const text of new Set(seen.failed)) process.stderr.write(`${text}\n`)
  return seen.failed.length === 0 ? 0 : 1
}

/** The first member invites the others. */
async function gather(): Promise<LiveMember[]> {
  const { seed } = numbers
  const first = await join(0, { url: options.url, seed, timing, referralCode: undefined })
  const { code } = (await first.ask(documents.code)).data!.myReferral as { code: string }
  const members = [first]
  for (let i = 1; i < numbers.members; i++)
    members.push(await join(i, { url: options.url, seed, timing, referralCode: code }))
  return members
}

/** Each member does one thing after another; different ones at the same time. */
async function playAll(members: readonly LiveMember[]): Promise<void> {
  const began = performance.now()
  const lines = members.map(() => Promise.resolve())
  for (let position = 0; !over.signal.aborted; position++) {
    const due = began + (position * 1000) / numbers.rate
    if (due - began >= minutes * 60_000) break
    await wait(Math.max(0, due - performance.now()), undefined, { signal: over.signal }).catch(() => undefined)
    if (over.signal.aborted) break
    const act = actAt(numbers.seed, position, members.length)
    lines[act.member] = lines[act.member]!.then(async () => {
      if (over.signal.aborted) return
      const { code, message } = await play(act, members)
      seen.acts++
      if (code === undefined) return
      seen.refused.set(code, (seen.refused.get(code) ?? 0) + 1)
      if (failures.has(code)) seen.failed.push(`${act.kind}: ${code}: ${message}`)
    })
  }
  await Promise.all(lines)
}

function tell(): void {
  const times = timing.times.splice(0).toSorted((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  const refused = [...seen.refused].map(([code, count]) => `${count} ${code}`).join(', ')
  process.stdout.write(
    `${seen.acts} acts; ${times.length} requests, p95 ${Math.round(p95)} ms${refused ? `; refused so far: ${refused}` : ''}\n`,
  )
}
