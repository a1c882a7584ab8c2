/**
 * `npm run bench -- replay`: a draft of a rule over a million recorded actions, with what else the product answers
 * meanwhile: how long it takes, how long the event loop was blocked at once, and how much memory the process came to.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Client, signedIn } from '../harness/client.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'

const options = readOptions({ actions: '1000000', members: '20000', rounds: '3' })
const ports = { product: 4187, watch: 4188 }
const at = machine()

await withCopy(options.small, 'replay', measure)

async function measure(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await fill(owner)
  process.env.WATCH_PORT = String(ports.watch)
  const product = await startProduct({
    databaseUrl: url,
    port: ports.product,
    nodeArgs: [`--import=${new URL('../loop/watch.ts', import.meta.url).href}`],
  })
  const rounds = []
  try {
    const client = await signedIn(product.url)
    const { rows } = await owner.query<{ id: string }>(
      `select id from trusted_point_configs where action_type = 'LIKE_POST' and deleted_at is null`,
    )
    for (let i = 0; i < Number(options.rounds); i++)
      rounds.push(await replay(client, product.process.pid!, rows[0]!.id, 2 + i))
    client.close()
  } finally {
    await product.stop()
    await owner.end()
  }
  await keep('replay', { machine: at, options, rounds })
}

async function replay(client: Client, pid: number, ruleId: string, points: number) {
  await blocked()
  const before = memoryOf(pid)
  let [most, longest] = [before, 0]
  const begun = performance.now()
  const { cmsReplayPoints } = await client.askText<{ cmsReplayPoints: { _id: string } }>(
    `mutation { cmsReplayPoints(draft: { _id: "${ruleId}", type: ACTION, points: ${points} }, days: 90) { _id } }`,
    {},
  )
  let run: { state: string; done: number }
  do {
    await pause(100)
    longest = Math.max(longest, await blocked())
    most = Math.max(most, memoryOf(pid))
    run = (await client.askText<{ cmsRun: typeof run }>(`{ cmsRun(_id: "${cmsReplayPoints._id}") { state done } }`, {}))
      .cmsRun
  } while (run.state === 'WORKING')
  if (run.state !== 'DONE' || run.done < Number(options.actions))
    throw new Error(`the replay is ${run.state} after ${run.done}`)
  const found = {
    seconds: round((performance.now() - begun) / 1000),
    blocked: round(longest, 0),
    megabytes: { before: round(before, 0), most: round(most, 0) },
  }
  say(JSON.stringify(found))
  return found
}

async function blocked(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${ports.watch}`)).text())
}

/** Resident, threads included. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

/** Actions of the last 89 days, as the engine stores them, under rules that were there before. */
async function fill(owner: pg.Client): Promise<void> {
  await owner.query(`update trusted_point_versions set since = now() - interval '200 days' where version = 1`)
  await owner.query(
    `with people as (
        select id, row_number() over (order by id) - 1 as n from users where user_group = 'MEMBER' limit $1
      ), count as (select count(*) as members from people), rules as (
        select jsonb_object_agg(action_type, jsonb_build_array(jsonb_build_object('rule', id, 'version', version, 'amount', points))) as given
          from trusted_point_configs where type = 'ACTION' and deleted_at is null
      ), acts as (
        select i, now() - interval '89 days' * random() as at,
            (array['LIKE_POST', 'COMMENT_POST', 'DAILY_VISIT', 'CREATE_POST', 'SHARE_POST'])[1 + i % 5] as kind
          from generate_series(1, $2::int) i
      )
      insert into member_actions (user_id, id, kind, subject, occurred_at, day, facts, outcome)
        select p.id, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' || substr(md5(i::text), 4, 15))::uuid,
            kind, i::text, at, (at + interval '7 hours')::date,
            jsonb_build_object('kind', kind, 'earned', (random() * 100000)::int, 'postsToday', i % 3),
            coalesce(given -> kind, '[]')
          from acts cross join count cross join rules join people p on p.n = i % count.members`,
    [options.members, options.actions],
  )
  await owner.query('analyze member_actions')
}
