/** `npm run bench -- rankings`: who is first over some days, on a large database, on a small one, and by adding everything up. */
import pg from 'pg'
import { addDays, dayOf } from '../../src/platform/shared/day.ts'
import { signedIn } from '../harness/client.ts'
import { readOptions } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'

const options = readOptions({ times: '40' })
const bound = 20
const at = machine()

const person = '_id fullName phoneNumber avatar { uri thumbnail }'
/** Each with its query, and what it would be without anything kept beside the days. */
const rankings = {
  points: {
    query: `query ($from: Day!, $to: Day!) { answer: cmsTopUsersByPointsPerDay(limit: 10, filterRange: { from: $from, to: $to }) {
      counter items { userId changedCount earnedPoints user { ${person} } } } }`,
    floor:
      'select user_id, sum(earned), sum(entries) from point_days where day between $1 and $2 group by 1 order by 2 desc, 1 limit 10',
    lengths: [1, 2, 7, 14, 31],
  },
  referrals: {
    query: `query ($from: Day!, $to: Day!) { answer: cmsTopReferralUsers(limit: 10, filter: { rangeDate: { from: $from, to: $to } }) {
      counter items { ${person} referredUserNumber } } }`,
    floor:
      'select user_id, sum(referred) from referral_days where day between $1 and $2 group by 1 order by 2 desc, 1 limit 10',
    lengths: [1, 7, 30, 90, 365, 3000],
  },
  'reported creators': {
    query: `query ($from: Day!, $to: Day!) { answer: cmsMostReportedCreators(startDate: $from, endDate: $to) { userId reports user { ${person} } } }`,
    floor:
      'select creator_id, sum(reports) from creator_report_days where day between $1 and $2 group by 1 order by 2 desc, 1 limit 10',
    lengths: [1, 7, 30, 90, 365, 3000],
  },
} as const

/** One database with the product in front of it. */
async function openSide(databaseUrl: string, port: number) {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c role=backoffice_app' })
  const product = await startProduct({ databaseUrl, port })
  const client = await signedIn(product.url)
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  return {
    ask: (query: string, range: object) => timed(() => client.askText(query, range)),
    floor: (statement: string, range: readonly string[]) => timed(() => database.query(statement, [...range])),
    async close() {
      client.close()
      await Promise.all([product.stop(), database.end()])
    },
  }
}

const [large, small] = await Promise.all([openSide(options.large, 4173), openSide(options.small, 4174)])
try {
  const to = addDays(dayOf(new Date()), -1)
  const outcomes: object[] = []
  let above = 0
  for (const [name, { query, floor, lengths }] of Object.entries(rankings)) {
    for (const length of lengths) {
      const range = { from: addDays(to, 1 - length), to }
      const taken = { large: [] as number[], small: [] as number[], floor: [] as number[] }
      await large.ask(query, range)
      await small.ask(query, range)
      for (let i = 0; i < Number(options.times); i++) {
        taken.large.push(await large.ask(query, range))
        taken.small.push(await small.ask(query, range))
        if (i % 10 === 0) taken.floor.push(await large.floor(floor, [range.from, range.to]))
      }
      const figures = Object.fromEntries(
        Object.entries(taken).map(([side, times]) => [
          side,
          { p50: round(median(times), 1), p95: round(percentile(times, 0.95), 1) },
        ]),
      ) as Record<keyof typeof taken, { p50: number; p95: number }>
      outcomes.push({ name, days: length, ...figures, ofFloor: round(figures.large.p50 / figures.floor.p50) })
      if (figures.large.p50 > bound) above++
      say(
        `${name}, ${length} days: ${figures.large.p50} ms (p95 ${figures.large.p95}); small ${figures.small.p50} ms; added up ${figures.floor.p50} ms`,
      )
    }
  }
  say(`\nabove ${bound} ms: ${above} of ${outcomes.length}`)
  await keep('rankings', { machine: at, options, outcomes })
} finally {
  await Promise.all([large.close(), small.close()])
}
