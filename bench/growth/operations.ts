/** What staff and members ask at every size: the median time of each, and the log that a write leaves. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { type Answer, documentId, post, signedIn } from '../harness/client.ts'
import { median, round } from '../harness/figures.ts'
import { startProduct } from '../harness/server.ts'
import { beginSession } from '../harness/sessions.ts'

export interface Operations {
  /** By operation: milliseconds over HTTP, the median. */
  readonly ms: Readonly<Record<string, number>>
  /** By write: bytes of log, the least, since the first write of a page after a checkpoint logs the whole page. */
  readonly wal: Readonly<Record<string, number>>
}

const [pageOf, warmUps] = [20, 3]

/** By what they are called in the report: the document of our client, and its variables in a database of so many people. */
const reads: Readonly<Record<string, (people: number, ids: Ids) => readonly [string, object]>> = {
  'people, first page': () => ['Users', { limit: pageOf, page: 1 }],
  'people, middle page': (people) => ['Users', { limit: pageOf, page: Math.floor(people / pageOf / 2) }],
  'people by two digits': () => ['Users', { limit: pageOf, page: 1, query: '09' }],
  'a person': (_, { person }) => ['User', { userId: person }],
  'points of a person': (_, { person }) => ['PointEntries', { userId: person, limit: pageOf, page: 1 }],
  'posts, first page': () => ['Posts', { limit: pageOf, offset: 1 }],
  'posts, middle page': (people) => ['Posts', { limit: pageOf, offset: Math.floor((people * 3) / pageOf / 2) }],
  'codes of the largest voucher': (_, { voucher }) => ['VoucherCodes', { voucherId: voucher, limit: pageOf, page: 1 }],
  'cases of the desk': () => ['Cases', { limit: pageOf, page: 1 }],
  'figures of the dashboard': () => ['DashboardFigures', {}],
  'figures of the desk': () => ['DeskFigures', {}],
}

const membersWrite = {
  'a post': () => ({
    query: 'mutation ($content: String!) { createPost(data: { type: STATUS, content: $content }) { post { _id } } }',
    variables: { content: `Đi chơi ${randomUUID()}` },
  }),
  'a like': ({ posts }: Ids, n: number) => ({
    query: 'mutation ($_id: ID!) { likePost(_id: $_id) { _id } }',
    variables: { _id: posts[n] },
  }),
}

interface Ids {
  readonly person: string
  readonly voucher: string
  readonly posts: readonly string[]
}

export async function operationsOf(
  databaseUrl: string,
  owner: pg.Client,
  people: number,
  times: number,
): Promise<Operations> {
  const ids = await findIds(owner, times + warmUps)
  const product = await startProduct({ databaseUrl, port: 4195, env: { LOG_LEVEL: 'error' } })
  try {
    const staff = await signedIn(product.url)
    const ms: Record<string, number> = {}
    for (const [name, asked] of Object.entries(reads)) {
      const [operation, variables] = asked(people, ids)
      const id = documentId(operation)
      ms[name] = await medianOf(times, async () => void (await staff.ask(id, variables)))
    }
    staff.close()
    const written = await writesOf(`${product.url}/app/graphql`, owner, ids, times)
    return { ms: { ...ms, ...written.ms }, wal: written.wal }
  } finally {
    await product.stop()
  }
}

async function findIds(owner: pg.Client, posts: number): Promise<Ids> {
  const one = async (text: string) => (await owner.query<{ id: string }>(text)).rows.map(({ id }) => id)
  const [person] = await one(`select user_id as id from (select user_id, count(*) from point_entries
    where user_id in (select id from users where user_group = 'MEMBER' order by id limit 1000) group by 1 order by 2 desc limit 1) most`)
  const [voucher] = await one('select voucher_id as id from voucher_codes group by 1 order by count(*) desc limit 1')
  const liked = await one(`select id from posts where status = 'NORMAL' and deleted_at is null and group_id is null
      and created_by in (select id from users where term_status = 'NORMAL' and not deleted) order by random() limit ${posts}`)
  return { person: person!, voucher: voucher!, posts: liked }
}

async function writesOf(url: string, owner: pg.Client, ids: Ids, times: number): Promise<Operations> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from users where user_group = 'MEMBER' and term_status = 'NORMAL' and not deleted order by random() limit 1`,
  )
  const token = await (await beginSession(owner, rows[0]!.id, 'MEMBER'))()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [ms, wal]: Record<string, number>[] = [{}, {}]
  for (const [name, body] of Object.entries(membersWrite)) {
    let n = 0
    const bytes: number[] = []
    ms![name] = await medianOf(times, async () => {
      const before = await walAt(owner)
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': uuidv7() }
      const { errors } = JSON.parse(await post(agent, url, JSON.stringify(body(ids, n++)), headers)) as Answer<unknown>
      if (errors) throw new Error(`${name}: ${errors[0]!.message}`)
      bytes.push((await walAt(owner)) - before)
    })
    wal![name] = Math.min(...bytes.slice(warmUps))
  }
  agent.destroy()
  return { ms: ms!, wal: wal! }
}

const walAt = async (owner: pg.Client): Promise<number> => {
  const { rows } = await owner.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`)
  return Number(rows[0]!.at)
}

async function medianOf(times: number, act: () => Promise<void>): Promise<number> {
  const taken: number[] = []
  for (let i = 0; i < times + warmUps; i++) {
    const began = performance.now()
    await act()
    if (i >= warmUps) taken.push(performance.now() - began)
  }
  return round(median(taken), 2)
}
