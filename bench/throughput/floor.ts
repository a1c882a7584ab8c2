/**
 * The floor: what the same answer costs without a framework, GraphQL, a query builder, permissions, logs or metrics.
 * Plain node:http, `pg` and JSON.stringify send exactly the statements that the product sends, at the same points.
 * `/open` has no sign-in; `/signed` checks the token and reads the session as the product does; `/prepared` does too,
 * and keeps the same query plans as the product.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { UserRow } from '../../src/features/records/persons/server/user.queries.ts'
import { tokenSecret } from '../harness/server.ts'
import { referencesOf, writeDown } from './statements.ts'

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
type Balance = { user_id: string; active_points: number; earned_points: number }
type Badge = { id: string; title: string }

const rowsOf = async <R extends pg.QueryResultRow>(sql: string, values: readonly unknown[]) =>
  (await pool.query<R>(sql, [...values])).rows
const byId = <R extends { id: string }>(rows: R[]) => new Map(rows.map((row) => [row.id, row]))
const addressOf = (key: string | null) => (key === null ? null : `/media/${key}`)

/** Sends one of the product's fixed statements, under a name if its plan is to be kept. */
type Fixed = <R extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) => Promise<R[]>
const plain: Fixed = (_, text, values) => rowsOf(text, values)
const kept: Fixed = async <R extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
  (await pool.query<R>({ name, text, values: [...values] })).rows

async function users(fixed: Fixed): Promise<object> {
  const counted = rowsOf<{ matches: number }>(statements.count, [])
  const rows = await rowsOf<UserRow & pg.QueryResultRow>(statements.page.sql, statements.page.values)
  const references = referencesOf(rows)
  const [balances, badges, pictures, [count]] = await Promise.all([
    fixed<Balance>('balances', statements.balances, [rows.map((row) => row.id)]),
    references.badges.length > 0 ? fixed<Badge>('badges', statements.badges, [references.badges]) : [],
    references.pictures.length > 0 ? fixed<Picture>('pictures', statements.pictures, [references.pictures]) : [],
    counted,
  ])
  const balanceOf = new Map(balances.map((balance) => [balance.user_id, balance]))
  const badgeOf = byId(badges)
  const pictureOf = byId(pictures)
  return {
    counter: count!.matches,
    items: rows.map((row) => {
      const balance = balanceOf.get(row.id)!
      const badge = row.badge_id ? badgeOf.get(row.badge_id)! : null
      const picture = row.avatar_id ? pictureOf.get(row.avatar_id)! : null
      return {
        _id: row.id,
        avatar: picture && {
          thumbnail: addressOf(picture.thumbnail_key),
          thumbnail2x: addressOf(picture.thumbnail2x_key),
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
        termStatus: row.term_status,
        totalFriends: row.total_friends,
        totalPosts: row.total_posts,
        username: row.username,
        version: row.version,
      }
    }),
  }
}

async function isSignedIn(fixed: Fixed, header = ''): Promise<boolean> {
  const [head, payload, signature] = header.slice('Bearer '.length).split('.')
  const expected = createHmac('sha256', tokenSecret).update(`${head}.${payload}`).digest()
  const given = Buffer.from(signature ?? '', 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { sid, exp } = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { sid: string; exp: number }
  if (exp * 1000 < Date.now()) return false
  const values = statements.viewer.values.map((value) => (Array.isArray(value) ? [sid] : value))
  return (await fixed('viewer', statements.viewer.sql, values)).length === 1
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/readyz') return void response.end('{}')
  await bodyOf(request)
  const fixed = request.url === '/prepared' ? kept : plain
  if (request.url !== '/open' && !(await isSignedIn(fixed, request.headers.authorization)))
    return void response.writeHead(401).end()
  const body = JSON.stringify({ data: { cmsGetUsers: await users(fixed) } })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
})
server.listen(Number(options.port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
