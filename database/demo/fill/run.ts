import type { ClientBase, Pool } from 'pg'
import { idOf, tailOf } from '../random.ts'
import { demoSeed } from '../fill-demo.ts'
import { kindsOf } from '../world.ts'
import type { Chunk } from './chunks.ts'
import { detach } from './structure.ts'

/** The state of a fill in the schema `demo_fill`, so that it can be interrupted and continued. */
export interface Run {
  readonly seed: string
  readonly users: number
  readonly now: Date
  readonly finished: boolean
}

type Queryable = Pick<ClientBase | Pool, 'query'>

/** The run stored in this database, or null. */
export async function readRun(client: Queryable): Promise<Run | null> {
  const known = await client.query<{ known: boolean }>(`select to_regclass('demo_fill.run') is not null as known`)
  if (!known.rows[0]!.known) return null
  return (await client.query<Run>('select seed, users, started_at as now, finished from demo_fill.run')).rows[0]!
}

/**
 * Begins a run: creates its state, notes existing people, and prepares the tables for loading. Call it in a
 * transaction.
 */
export async function beginRun(client: ClientBase, { seed, users, now }: Omit<Run, 'finished'>): Promise<void> {
  await client.query('create schema demo_fill')
  await client.query(
    'create table demo_fill.run (seed text not null, users int not null, started_at timestamptz(3) not null, finished boolean not null default false)',
  )
  await client.query('create table demo_fill.chunks (stage text, "from" int, primary key (stage, "from"))')
  await client.query(`
    create table demo_fill.taken as
      select phone_number as text from users
      union all select lower(username) from users where username is not null
      union all select lower(email) from users where email is not null`)
  await client.query('insert into demo_fill.run (seed, users, started_at) values ($1, $2, $3)', [seed, users, now])
  await detach(client)
}

export async function finishRun(client: Queryable): Promise<void> {
  await client.query('update demo_fill.run set finished = true')
}

/** Phone numbers, usernames and e-mail addresses of people who existed before. */
export async function readTaken(client: Queryable): Promise<Set<string>> {
  return new Set(
    (await client.query<{ text: string }>('select text from demo_fill.taken')).rows.map(({ text }) => text),
  )
}

/** What is made at once, in one transaction. */
export type Stage =
  | 'pages and products'
  | 'reports'
  | 'requests for verification'
  | 'vouchers and prizes'
  | 'badge requests'
  | 'lists of staff'

interface Finished {
  readonly stage: Chunk['stage'] | Stage
  readonly from: number
}

export async function readFinishedChunks(client: Queryable): Promise<(chunk: Finished) => boolean> {
  const { rows } = await client.query<Finished>('select stage, "from" from demo_fill.chunks')
  const finished = new Set(rows.map(({ stage, from }) => `${stage} ${from}`))
  return ({ stage, from }) => finished.has(`${stage} ${from}`)
}

export async function noteChunk(client: ClientBase, { stage, from }: Chunk): Promise<void> {
  await client.query('insert into demo_fill.chunks values ($1, $2)', [stage, from])
}

/**
 * Why a database should not be filled, or null: it contains people who are not from the demo. The ids of demo people
 * are derived from its seed.
 */
export async function foreignData(client: ClientBase): Promise<string | null> {
  const most = 100_000
  const { rows } = await client.query<{ id: string; full_name: string }>('select id, full_name from users limit $1', [
    most + 1,
  ])
  if (rows.length > most) return `it holds more than ${most.toLocaleString('en')} people that no fill put there`
  const { user } = kindsOf(demoSeed)
  const demo = new Set(Array.from({ length: rows.length }, (_, i) => tailOf(idOf(user, i, 0))))
  const foreign = rows.filter(({ id }) => !demo.has(tailOf(id)))
  return foreign.length > 0 ? `${foreign.length} of its ${rows.length} people are not of the demo` : null
}
