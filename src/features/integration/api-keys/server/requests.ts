import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { App } from '../../../../platform/server/context.ts'
import { type KeyRequest, onKeyRequest } from '../../../../platform/server/http/key-requests.ts'
import { keptRequests } from '../api-key.values.ts'

/** Milliseconds between two writes of one process. */
const everyMilliseconds = 2_000
/** What one process holds at most while the database does not answer; then the oldest are forgotten. */
const mostHeld = 10_000

interface Count {
  readonly keyId: string
  readonly hour: Date
  requests: number
}

interface Held {
  requests: (KeyRequest & { readonly id: string })[]
  /** Of each key and hour since the last write, whether or not its requests are still held. */
  counts: Map<string, Count>
  timer: NodeJS.Timeout | undefined
  /** Ends with the last write that has begun. */
  writing: Promise<void>
}

const heldBy = new WeakMap<App, Held>()
const nothing = () => ({ requests: [], counts: new Map(), timer: undefined })

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)

onKeyRequest(({ app }, request) => {
  const held = heldBy.get(app)
  if (!held) return
  held.requests.push({ ...request, id: uuidv7() })
  if (held.requests.length > mostHeld) held.requests.shift()
  const hour = hourOf(request.at)
  const name = `${request.keyId} ${hour.toISOString()}`
  const count = held.counts.get(name)
  if (count) count.requests++
  else held.counts.set(name, { keyId: request.keyId, hour, requests: 1 })
  held.timer ??= setTimeout(() => void writeNext(app, held), everyMilliseconds).unref()
})

/** Collects the requests of API keys while the server runs, and writes what is left when it stops. */
export function keepRequests(fastify: FastifyInstance, app: App): void {
  const held: Held = { ...nothing(), writing: Promise.resolve() }
  heldBy.set(app, held)
  fastify.addHook('onClose', async () => {
    clearTimeout(held.timer)
    await writeNext(app, held)
  })
}

/** One after another: the server stops after the last one. */
const writeNext = (app: App, held: Held) => (held.writing = held.writing.then(() => write(app, held)))

/** If it fails, the next write brings it. */
async function write(app: App, held: Held): Promise<void> {
  const { requests, counts } = held
  Object.assign(held, nothing())
  try {
    await writeRequests(app, requests, [...counts.values()])
  } catch (error) {
    app.log.error({ err: error }, 'the requests of API keys could not be written yet')
    held.requests = [...requests, ...held.requests].slice(-mostHeld)
    for (const [name, count] of counts) {
      const newer = held.counts.get(name)
      if (newer) newer.requests += count.requests
      else held.counts.set(name, count)
    }
  }
}

/** In the order of the keys, so that two processes never wait for each other. */
async function writeRequests(app: App, requests: Held['requests'], counts: readonly Count[]): Promise<void> {
  if (requests.length === 0) return
  const column = <K extends keyof Held['requests'][number]>(name: K) => requests.map((request) => request[name])
  const keys = [...new Set(column('keyId'))].toSorted()
  await app.database.background.transaction().execute(async (trx) => {
    await sql`insert into api_key_uses (key_id, used_at, address)
      select distinct on (key_id) key_id, at, address
        from unnest(${column('keyId')}::uuid[], ${column('at')}::timestamptz[], ${column('address')}::text[]) as r (key_id, at, address)
        order by key_id, at desc
      on conflict (key_id) do update set used_at = excluded.used_at, address = excluded.address
        where api_key_uses.used_at <= excluded.used_at`.execute(trx)
    await sql`insert into api_key_hours (key_id, hour, requests)
      select * from unnest(${counts.map(({ keyId }) => keyId)}::uuid[], ${counts.map(({ hour }) => hour)}::timestamptz[],
        ${counts.map(({ requests }) => requests)}::int[]) as c (key_id, hour, requests) order by key_id, hour
      on conflict (key_id, hour) do update set requests = api_key_hours.requests + excluded.requests`.execute(trx)
    await sql`insert into api_key_requests (key_id, id, at, operation, outcome, request_id, address, milliseconds, dry_run)
      select * from unnest(${column('keyId')}::uuid[], ${column('id')}::uuid[], ${column('at')}::timestamptz[],
        ${column('operation')}::text[], ${column('outcome')}::text[], ${column('requestId')}::text[],
        ${column('address')}::text[], ${column('milliseconds')}::int[], ${column('dryRun')}::boolean[])`.execute(trx)
    await sql`delete from api_key_requests r using unnest(${keys}::uuid[]) as k (id)
      where r.key_id = k.id and r.id < (
        select n.id from api_key_requests n where n.key_id = k.id order by n.id desc offset ${keptRequests - 1} limit 1)`.execute(
      trx,
    )
    await sql`delete from api_key_hours where key_id = any (${keys}::uuid[]) and hour < now() - interval '2 days'`.execute(
      trx,
    )
  })
}
