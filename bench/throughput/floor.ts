/**
 * The floor: what the same answer costs without a framework, GraphQL, a query builder, permissions, logs or metrics.
 * Plain node:http, `pg` and JSON.stringify send exactly the statements that the product sends, at the same points, check
 * the token and the session as the product does, and keep plans where the product does.
 * `/list` answers the first page of people, `/record` one person.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { UserRow } from '../../src/features/records/persons/server/user.queries.ts'
import { tokenSecret } from '../harness/server.ts'
import { type Recorded, referencesOf, writeDown } from './statements.ts'

const { values: options } = parseArgs({ options: { database: { type: 'string' }, port: { type: 'string' } } })

pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1082, String)
const pool = new pg.Pool({
  connectionString: options.database!,
  max: 10,
  options: '-c role=backoffice_app -c statement_timeout=60000',
})
const statements = await writeDown(pool)

type Picture = { id: string; thumbnail_key: string | null; thumbnail2x_key: string | null }
type Covered = { id: string; covered: boolean }
type Balance = { user_id: string; active_points: number; earned_points: number }
type Badge = { id: string; title: string }
type Remark = { reason: string; status: string; createdAt: string; until?: string }

const rowsOf = async <R extends pg.QueryResultRow>({ sql }: Recorded, values: readonly unknown[]) =>
  (await pool.query<R>(sql, [...values])).rows
/** Keeps the plan: one of the product's fixed statements. */
const keptRowsOf = async <R extends pg.QueryResultRow>(name: string, text: Recorded, values: readonly unknown[]) =>
  (await pool.query<R>({ name, text: text.sql, values: [...values] })).rows
/** The recorded values, with another list of keys. */
const withList = ({ values }: Recorded, list: readonly string[]) =>
  values.map((value) => (Array.isArray(value) ? list : value))
const byId = <R extends { id: string }>(rows: R[]) => new Map(rows.map((row) => [row.id, row]))
const addressOf = (key: string | null) => (key === null ? null : `/media/${key}`)

/** The parts of a person that a list and a record have in common. */
async function people(rows: readonly UserRow[]) {
  const references = referencesOf(rows)
  const [balances, badges, pictures] = await Promise.all([
    keptRowsOf<Balance>('balances', statements.balances, [rows.map((row) => row.id)]),
    references.badges.length > 0 ? keptRowsOf<Badge>('badges', statements.badges!, [references.badges]) : [],
    references.pictures.length > 0 ? keptRowsOf<Picture>('pictures', statements.pictures!, [references.pictures]) : [],
  ])
  const covered =
    pictures.length > 0
      ? await keptRowsOf<Covered>('covered', statements.covered!, withList(statements.covered!, references.pictures))
      : []
  const balanceOf = new Map(balances.map((balance) => [balance.user_id, balance]))
  const badgeOf = byId(badges)
  const pictureOf = byId(pictures)
  const coveredOf = byId(covered)
  return rows.map((row) => {
    const balance = balanceOf.get(row.id)!
    const badge = row.badge_id ? badgeOf.get(row.badge_id)! : null
    const picture = row.avatar_id ? pictureOf.get(row.avatar_id)! : null
    return {
      _id: row.id,
      avatar: picture && {
        thumbnail: addressOf(picture.thumbnail_key),
        thumbnail2x: addressOf(picture.thumbnail2x_key),
        covered: coveredOf.get(picture.id)!.covered,
      },
      badge: badge && { _id: badge.id, title: badge.title },
      badgeStatus: row.badge_status,
      countryCode: row.country_code,
      createdAt: row.created_at,
      dateOfBirth: row.date_of_birth,
      earnedPoints: balance.earned_points / 100,
      email: row.email,
      fullName: row.full_name,
      gender: row.gender,
      group: row.user_group,
      phoneNumber: row.phone_number,
      photoUrl: row.photo_url,
      point: balance.active_points / 100,
      reason: (row.reason as Remark[]).map(({ until = null }) => ({ until })) as object[],
      termStatus: row.term_status,
      totalFriends: row.total_friends,
      totalPosts: row.total_posts,
      username: row.username,
      version: row.version,
    }
  })
}

async function list(): Promise<object> {
  const counted = rowsOf<{ matches: number }>(statements.count, statements.count.values)
  const rows = await rowsOf<UserRow & pg.QueryResultRow>(statements.page, statements.page.values)
  const [items, [count]] = await Promise.all([people(rows), counted])
  return { cmsGetUsers: { counter: count!.matches, items } }
}

async function record({ userId }: { userId: string }): Promise<object> {
  const rows = await keptRowsOf<UserRow & pg.QueryResultRow>('person', statements.person, [[userId]])
  const [person] = await people(rows)
  const reason = (rows[0]!.reason as Remark[]).map(({ reason, status, createdAt, until = null }) => ({
    createdAt: new Date(createdAt),
    reason,
    status,
    until,
  }))
  return { cmsGetUser: { ...person, interestingTopicKeys: rows[0]!.interesting_topic_keys, reason } }
}

async function isSignedIn(header = ''): Promise<boolean> {
  const [head, payload, signature] = header.slice('Bearer '.length).split('.')
  const expected = createHmac('sha256', tokenSecret).update(`${head}.${payload}`).digest()
  const given = Buffer.from(signature ?? '', 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { sid, exp } = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { sid: string; exp: number }
  if (exp * 1000 < Date.now()) return false
  return (await keptRowsOf('viewer', statements.viewer, withList(statements.viewer, [sid]))).length === 1
}

async function bodyOf(request: IncomingMessage): Promise<{ variables: { userId: string } }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as { variables: { userId: string } }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/readyz') return void response.end('{}')
  const { variables } = await bodyOf(request)
  if (!(await isSignedIn(request.headers.authorization))) return void response.writeHead(401).end()
  const data = await (request.url === '/list' ? list() : record(variables))
  const body = JSON.stringify({ data })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
})
server.listen(Number(options.port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
