/**
 * `npm run bench -- desk`: what a report costs the database when it arrives (its record's row, tallies, severity and case),
 * how many arrive a second, and what claiming the next case costs while many moderators work.
 */
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { type App, type Context, loading, ownContext } from '../../src/platform/server/context.ts'
import { type Database, openDatabase } from '../../src/platform/server/database/database.ts'
import { claimNext } from '../../src/features/moderation/desk/server/claim.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'

const options = readOptions({ arrivals: '2000', seconds: '10', connections: '8', moderators: '50', claims: '8' })
const wanted = { arrival: 2, perSecond: 500, claim: 10 }
const at = machine()

await withCopy(options.small, 'desk', measure)

async function measure(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const ids = async (text: string) => (await owner.query<{ id: string }>(text)).rows.map(({ id }) => id)
  const [people, posts] = [await ids('select id from users'), await ids('select id from posts limit 50000')]
  const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!
  const report = () => [uuidv7(), pick(posts), pick(['SPAM', 'NUDITY', 'VIOLENCE', 'SOMETHING_ELSE']), pick(people)]
  const insert = `insert into reports (id, model, target_id, type, created_by) values ($1, 'POST', $2, $3, $4)
    on conflict do nothing`

  const arrival = await databaseTime(owner, people, posts)
  const perSecond = await throughput(url, insert, report)
  // As PostgreSQL does by itself a while later: the plans of claims depend on it.
  await owner.query('analyze cases, report_targets')
  const claims = await claiming(url)
  const { rows: twice } = await owner.query(
    `select held_by from cases where held_until > now() group by 1 having count(*) > 1`,
  )
  await owner.end()
  if (twice.length > 0) throw new Error(`${twice.length} people hold more than one case`)

  const figures = { arrival, perSecond: round(perSecond, 0), claims }
  await keep('desk', { machine: at, options, wanted, ...figures })
  say(`a report arrives in ${arrival.median} ms of database time, p95 ${arrival.p95} (wanted: ${wanted.arrival})`)
  say(`${figures.perSecond} arrive a second over ${options.connections} connections (wanted: ${wanted.perSecond})`)
  say(
    `the next case is claimed in ${claims.median} ms, p95 ${claims.p95} (wanted: ${wanted.claim}); ${claims.count} claims`,
  )
}

/** Milliseconds of one insert within the database, without the way there and the commit. */
async function databaseTime(owner: pg.Client, people: readonly string[], posts: readonly string[]) {
  await owner.query('create temporary table taken (ms float8)')
  await owner.query(`set search_path = public, pg_temp`)
  const arrive = (count: number) =>
    owner.query(`do $$
      declare
        people uuid[] := array['${people.slice(0, 5000).join("','")}'];
        posts uuid[] := array['${posts.slice(0, 5000).join("','")}'];
        began timestamptz;
      begin
        for i in 1..${count} loop
          began := clock_timestamp();
          insert into reports (id, model, target_id, type, created_by)
            values (gen_random_uuid(), 'POST', posts[1 + floor(random() * cardinality(posts))], 'SPAM', people[1 + floor(random() * cardinality(people))])
            on conflict do nothing;
          insert into pg_temp.taken values (extract(epoch from clock_timestamp() - began) * 1000);
        end loop;
      end $$`)
  await arrive(200)
  await owner.query('delete from pg_temp.taken')
  await arrive(Number(options.arrivals))
  const { rows } = await owner.query<{ ms: number }>('select ms from pg_temp.taken')
  const times = rows.map(({ ms }) => ms)
  return { median: round(median(times)), p95: round(percentile(times, 0.95)) }
}

/** Reports a second, each in its own transaction. */
async function throughput(url: string, insert: string, report: () => unknown[]): Promise<number> {
  const seconds = Number(options.seconds)
  const end = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: Number(options.connections) }, async () => {
      const client = new pg.Client({ connectionString: url, options: '-c role=backoffice_app' })
      await client.connect()
      let count = 0
      for (; performance.now() < end; count++) await client.query(insert, report())
      await client.end()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** Milliseconds of the product's own command, while each moderator claims the next case every five seconds. */
async function claiming(url: string) {
  const database = await openDatabase({ databaseUrl: url, databasePool: 10, dataDir: '' })
  const moderators = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('user_group', 'in', ['ADMIN', 'STAFF'])
    .limit(Number(options.moderators))
    .execute()
  const others = await database.kysely.selectFrom('users').select('id').limit(Number(options.moderators)).execute()
  const people = [...moderators, ...others].slice(0, Number(options.moderators))
  const times: number[] = []
  await Promise.all(
    people.map(async ({ id }) => {
      await setTimeout(Math.random() * 5000)
      let after: string | null = null
      for (let i = 0; i < Number(options.claims); i++) {
        const began = performance.now()
        const claimed = await claimNext(contextOf({ database: database as Database } as App, id), {
          model: null,
          severity: null,
          passedOver: [],
          after,
        })
        times.push(performance.now() - began)
        after = claimed?.id ?? null
        await setTimeout(5000)
      }
    }),
  )
  await database.close()
  return { count: times.length, median: round(median(times)), p95: round(percentile(times, 0.95)) }
}

function contextOf(app: App, id: string): Context {
  const viewer = { _id: id, group: 'ADMIN', badgeStatus: null, termStatus: 'NORMAL', areas: [] } as const
  const ctx: Context = { ...ownContext(app, 'bench'), viewer, load: loading(() => ctx) }
  return ctx
}
