/**
 * The floor of a spin: plain node:http and `pg` check the token and the session, then insert and update the same rows in
 * one transaction, in tables without triggers, constraints or further indexes. It decides nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { tokenSecret } from '../harness/server.ts'

const { values: options } = parseArgs({ options: { database: { type: 'string' }, port: { type: 'string' } } })
const pool = new pg.Pool({ connectionString: options.database!, max: 10, options: '-c role=backoffice_app' })

/** The signed-in member's id; null for nobody. */
async function signedIn(client: pg.PoolClient, header = ''): Promise<string | null> {
  const [head, payload, signature] = header.slice('Bearer '.length).split('.')
  const expected = createHmac('sha256', tokenSecret).update(`${head}.${payload}`).digest()
  const given = Buffer.from(signature ?? '', 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { sid } = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { sid: string }
  const { rows } = await client.query<{ id: string }>({
    name: 'session',
    text: `select u.id from sessions s join users u on u.id = s.user_id where s.id = $1 and s.ended_at is null`,
    values: [sid],
  })
  return rows[0]?.id ?? null
}

async function spin(client: pg.PoolClient, userId: string, wins: boolean, requestId: string): Promise<object> {
  const [spinId, awardId, entryId, stockId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await client.query('begin')
  if (wins) {
    await client.query('update bare_lanes set awarded = awarded + 1 where lane = $1', [Math.floor(Math.random() * 16)])
    await client.query(
      `insert into bare_entries (id, user_id, other_account, cause, amount, earned) values ($1, $2, 'PRIZES', 'PRIZE', 100, true)`,
      [entryId, userId],
    )
    await client.query('update bare_balances set active_points = active_points + 100 where user_id = $1', [userId])
    await client.query(
      `insert into bare_awards (id, stock_id, user_id, cause, lane, unit, entry_id, wheel_id) values ($1, $2, $3, 'CHANCE', 0, 1, $4, $2)`,
      [awardId, stockId, userId, entryId],
    )
  }
  await client.query('insert into bare_hours (wheel_id, hour, spins) values ($1, now(), 1)', [stockId])
  await client.query(
    `insert into bare_spins (id, wheel_id, batch_id, user_id, request_id, turn, eligible_tiers, award_id, answer, salt, created_at)
      values ($1, $2, $2, $3, $4, 'FREE', '{GOLD}', $5, '{"won":null,"turnsLeft":1}', $6, now())`,
    [spinId, stockId, userId, requestId, wins ? awardId : null, randomBytes(32)],
  )
  await client.query('commit')
  return { spinId, won: wins ? { prizeId: stockId, point: 1 } : null }
}

async function bodyOf(request: IncomingMessage): Promise<{ variables: { requestId: string } }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as { variables: { requestId: string } }
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/readyz') return '{}'
    const { variables } = await bodyOf(request)
    const client = await pool.connect()
    try {
      const userId = await signedIn(client, request.headers.authorization)
      if (!userId) throw new Error('not signed in')
      return JSON.stringify({ data: { spin: await spin(client, userId, request.url === '/win', variables.requestId) } })
    } finally {
      client.release()
    }
  }
  answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(Number(options.port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
