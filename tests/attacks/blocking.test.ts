import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { argumentsOf, asVariables, type Place, placesWith } from '../harness/every-argument.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/**
 * No text keeps everybody else waiting: the rules of a text, and all that is done with it, take time in proportion to its
 * length at most, and hardly any if it is too long.
 */

/** Repeated up to the wanted length: what patterns, parsers and normalizers try again and again. */
const units = ['<a', '<', '&', '<p>x<a>y', 'a', ' ', '\u0301\u0323', '👩‍', '(', '%_\\', '1', '-', 'a,', '\u200b', 'a.']
const starts = ['', 'http://', '+84']
/** A text that almost matches until its last character. */
const ends = ['', '!']

/** Some continue as if they were an address or a number, some almost match until their last character. */
const hostile = units.map((unit, i) => ({ unit, start: ['', 'http://', '+84'][i % 3]!, end: ['', '!'][i % 2]! }))
const textOf = ({ unit, start, end }: (typeof hostile)[number], length: number) =>
  start + unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - start.length - end.length)) + end

/** Milliseconds. */
const longestBlock = 100
/** What the body of a request can carry, beside the rest of it. */
const mostBytes = 250_000
const charactersOf = (unit: string) => Math.floor((mostBytes * unit.length) / Buffer.byteLength(unit))
/** Sent at once, because most of the time is spent on waiting for the database. */
const together = 8

const places = placesWith('String').filter(({ longest }) => longest !== undefined)
const call = (place: Place, text: string) => asVariables(place, argumentsOf(place, text))
type Call = ReturnType<typeof call>
const server = await startServer({ persisted: places.map((place) => call(place, '').text) })
const make = factories(server.db)
const clients = await Promise.all([1, 2, 3, 4].map(async () => server.as(await make.anAdmin())))

/** At its greatest length, as what was typed may be before it is tidied, and far beyond. */
function callsOf(place: Place): Call[] {
  const sizes = place.longest! > 1_000 ? [1, 4, 10] : [1, 10]
  return hostile.flatMap((one) =>
    sizes.map((times) => call(place, textOf(one, Math.min(place.longest! * times, charactersOf(one.unit))))),
  )
}

let answered = 0
let throttled = 0

/** How long the event loop was blocked at once while the calls were answered. */
async function blockedBy(calls: readonly Call[]): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const answers = await Promise.all(
    calls.map(({ text, variables }, i) => clients[i % clients.length]!.query(text, variables)),
  )
  // The monitor notices a block when it is over.
  await new Promise((resolve) => void setTimeout(resolve, 6))
  delay.disable()
  answered += answers.length
  throttled += answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED').length
  return delay.max / 1e6
}

/** The same for one call; the least of several times, because other processes and the garbage collector also block. */
async function blockedAtLeast(one: Call): Promise<number> {
  let least = Infinity
  for (let i = 0; i < 4 && least > longestBlock; i++) least = Math.min(least, await blockedBy([one]))
  return least
}

test.skipIf(server.engine === 'pglite')(
  'no text of any operation blocks the event loop',
  { timeout: 180_000 },
  async () => {
    for (const place of places) {
      const calls = callsOf(place)
      for (let at = 0; at < calls.length; at += together) {
        const some = calls.slice(at, at + together)
        if ((await blockedBy(some)) <= longestBlock) continue
        for (const one of some)
          expect(await blockedAtLeast(one), `${place.shown} with ${sent(one)}`).toBeLessThanOrEqual(longestBlock)
      }
    }
    // Only attempts at passwords and codes are limited; what is throttled tests nothing.
    expect(throttled).toBeLessThan(answered / 10)
  },
)

const sent = ({ variables }: Call) => JSON.stringify(variables).slice(0, 300)
