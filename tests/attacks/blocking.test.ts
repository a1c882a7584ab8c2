import { expect, test } from 'vitest'
import {
  argumentsOf,
  asVariables,
  operationsWithTexts,
  ownArguments,
  type Place,
  placesWith,
  withTexts,
} from '../harness/every-argument.ts'
import { factories } from '../harness/factories.ts'
import { slowness } from '../harness/processor-time.ts'
import { startServer } from '../harness/server.ts'

/**
 * No text keeps everybody else waiting: the rules of a text, and all that is done with it, take time in proportion to its
 * length at most, and hardly any if it is too long.
 */

/** Repeated up to the wanted length: what patterns, parsers and normalizers try again and again. */
const units = ['<a', '<', '&', '<p>x<a>y', 'a', ' ', '\u0301\u0323', '👩‍', '%_\\', '1', '-', 'a,']
/** Some continue as if they were an address or a number, some almost match until their last character. */
const hostile = units.map((unit, i) => ({ unit, start: ['', 'http://', '+84'][i % 3]!, end: ['', '!'][i % 2]! }))
const textOf = ({ unit, start, end }: (typeof hostile)[number], length: number) =>
  start + unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - start.length - end.length)) + end

/** Milliseconds, on a quiet machine. */
const longestBlock = 100
/** What the body of a request can carry, beside the rest of it. */
const mostBytes = 245_000
const charactersOf = (unit: string) => Math.floor((mostBytes * unit.length) / Buffer.byteLength(JSON.stringify(unit)))
/** A shorter text takes no time, whatever is done with it. */
const long = 1_000
/** Sent at once, because most of the time is spent on waiting for the database. */
const together = 8

const server = await startServer({
  persisted: [
    ...operationsWithTexts.map((operation) => allAtOnce(operation, () => '').text),
    ...placesWith('String').map((place) => inOne(place, '').text),
  ],
})
const make = factories(server.db)
const four = [1, 2, 3, 4]
const clients = {
  STAFF: await Promise.all(four.map(async () => server.as(await make.anAdmin()))),
  MEMBER: await Promise.all(four.map(async () => server.asMember(await make.aUser()))),
}

type Call = ReturnType<typeof asVariables> & Pick<Place, 'audience'>

function allAtOnce(
  operation: (typeof operationsWithTexts)[number],
  text: (longest: number) => string,
  several = 1,
): Call {
  const { audience, field } = operation
  return { audience, ...asVariables(operation, withTexts(ownArguments(field), text, several)) }
}

function inOne(place: Place, text: string): Call {
  return { audience: place.audience, ...asVariables(place, argumentsOf(place, text)) }
}

/** Everything that is sent, a few calls of one operation at a time. */
function* everyCall(): Generator<Call[]> {
  for (const operation of operationsWithTexts) {
    const texts = placesWith('String').filter(({ field }) => field === operation.field)
    const greatest = Math.max(...texts.map(({ longest }) => longest ?? 0))
    const sum = texts.reduce((sum, { longest }) => sum + (longest ?? 0), 0)
    yield hostile.flatMap((one) => {
      const most = charactersOf(one.unit)
      // As many in a list as the body of a request can carry beside the others.
      const several = Math.min(500, Math.max(1, Math.floor((most - sum) / greatest)))
      return [
        allAtOnce(operation, (longest) => textOf(one, longest), several),
        // Far beyond what any may have.
        allAtOnce(operation, () => textOf(one, Math.floor(most / texts.length))),
      ]
    })
  }
  // Each alone, so that it is not refused for another one: at its greatest length, and as it may be before it is tidied.
  for (const place of placesWith('String').filter(({ longest = 0 }) => longest >= long))
    yield hostile.flatMap((one) =>
      [1, 4].map((times) => inOne(place, textOf(one, Math.min(place.longest! * times, charactersOf(one.unit))))),
    )
}

let answered = 0
let throttled = 0

/**
 * How long the event loop was blocked at once while the calls were answered: the processor time of this thread between
 * two ticks of a timer. Other processes, which may keep it from running, do not count.
 */
async function blockedBy(calls: readonly Call[]): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(tick, 2)
  const answers = await Promise.all(
    calls.map(({ audience, text, variables }, i) => clients[audience][i % four.length]!.query(text, variables)),
  )
  clearInterval(timer)
  tick()
  answered += answers.length
  throttled += answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED').length
  return longest
}

/** The same for one call; the least of several times, because the garbage collector also blocks. */
async function blockedAtLeast(one: Call): Promise<number> {
  let least = Infinity
  for (let i = 0; i < 3 && least > longestBlock; i++) least = Math.min(least, (await blockedBy([one])) / slowness())
  return least
}

test.skipIf(server.engine === 'pglite')(
  'no text of any operation blocks the event loop',
  { timeout: 300_000 },
  async () => {
    for (const calls of everyCall()) {
      for (let at = 0; at < calls.length; at += together) {
        const some = calls.slice(at, at + together)
        if ((await blockedBy(some)) <= longestBlock) continue
        for (const one of some) expect(await blockedAtLeast(one), sent(one)).toBeLessThanOrEqual(longestBlock)
      }
    }
    // Only attempts at passwords and codes are limited; what is throttled tests nothing.
    expect(throttled).toBeLessThan(answered / 10)
  },
)

const sent = ({ text, variables }: Call) => `${text} ${JSON.stringify(variables).slice(0, 300)}`
