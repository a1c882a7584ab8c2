/** `npm run bench -- rankings`: rankings over days, on a large database and on a small one. */
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { addDays, dayOf } from '../../src/platform/shared/day.ts'
import { signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'

const options = readOptions({ times: '20' })
/** The limit for one day, in milliseconds; longer ranges have none. */
const bound = 20
const at = machine()

const person = '_id fullName phoneNumber avatar { uri thumbnail }'
const rankings = {
  points: {
    query: `query ($from: Day!, $to: Day!) { answer: cmsTopUsersByPointsPerDay(limit: 10, filterRange: { from: $from, to: $to }) {
      items { userId changedCount earnedPoints user { ${person} } } } }`,
    lengths: [1, 2, 7, 14, 31],
  },
  referrals: {
    query: `query ($from: Day!, $to: Day!) { answer: cmsTopReferralUsers(limit: 10, filter: { rangeDate: { from: $from, to: $to } }) {
      counter items { ${person} referredUserNumber } } }`,
    lengths: [1, 7, 30, 90, 365, 3000],
  },
  'reported creators': {
    query: `query ($from: Day!, $to: Day!) { answer: cmsMostReportedCreators(startDate: $from, endDate: $to) { userId reports user { ${person} } } }`,
    lengths: [1, 7, 30, 90, 365, 3000],
  },
} as const

/** One database with the product in front of it, whose job has made the shortlists. */
async function openSide(databaseUrl: string, port: number) {
  const product = await startProduct({ databaseUrl, port })
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const made = async () =>
    (await owner.query('select from ranking_shortlists where last_day >= local_day(now()) - 2')).rowCount
  while ((await made()) !== 6) await setTimeout(500)
  await owner.end()
  const client = await signedIn(product.url)
  return {
    async ask(query: string, range: object): Promise<number> {
      const started = performance.now()
      await client.askText(query, range)
      return performance.now() - started
    },
    async close() {
      client.close()
      await product.stop()
    },
  }
}

const [large, small] = await Promise.all([openSide(options.large, 4173), openSide(options.small, 4174)])
try {
  const to = addDays(dayOf(new Date()), -1)
  const outcomes: object[] = []
  let above = 0
  for (const [name, { query, lengths }] of Object.entries(rankings)) {
    for (const length of lengths) {
      const range = { from: addDays(to, 1 - length), to }
      const taken = { large: [] as number[], small: [] as number[] }
      await large.ask(query, range)
      await small.ask(query, range)
      for (let i = 0; i < Number(options.times); i++) {
        taken.large.push(await large.ask(query, range))
        taken.small.push(await small.ask(query, range))
      }
      const figures = Object.fromEntries(
        Object.entries(taken).map(([side, times]) => [
          side,
          { p50: round(median(times), 1), p95: round(percentile(times, 0.95), 1) },
        ]),
      ) as Record<keyof typeof taken, { p50: number; p95: number }>
      outcomes.push({ name, days: length, ...figures })
      if (length === 1 && figures.large.p50 > bound) above++
      say(`${name}, ${length} days: ${figures.large.p50} ms (p95 ${figures.large.p95}); small ${figures.small.p50} ms`)
    }
  }
  say(`\nrankings whose single day takes more than ${bound} ms: ${above}`)
  await keep('rankings', { machine: at, options, outcomes })
} finally {
  await Promise.all([large.close(), small.close()])
}
