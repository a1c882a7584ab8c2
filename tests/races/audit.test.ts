import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { takeCheckpoint } from '../../src/platform/server/audit/checkpoint.ts'
import { entryHash } from '../../src/platform/server/audit/entry-hash.ts'
import { verifyAudit } from '../../src/platform/server/audit/verify.ts'
import type { App } from '../../src/platform/server/context.ts'
import { atOnce, lock, untilWaiting } from '../harness/at-once.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser, anAdmin } = factories(server.db)
const admin = await anAdmin()
const group = (id: string, to: string) => `mutation { updateUserGroup(userId: "${id}", group: ${to}) { version } }`

/** An entry in its own chain, created at this time. */
function anEntry(created_at: Date) {
  const id = uuidv7()
  const entry = {
    id,
    chain: `LIST:${id}`,
    position: 1,
    action: 'createExport',
    model: 'LIST',
    target_id: id,
    actor_id: null,
    before: null,
    after: null,
    reason: null,
    version: null,
    request_id: 'none',
    created_at,
    previous_hash: null,
  }
  return { ...entry, hash: entryHash(entry) }
}

const headOf = (chain: string) =>
  server.db.selectFrom('audit_checkpoint_heads').selectAll().where('chain', '=', chain).executeTakeFirst()
const findings = async () => (await verifyAudit(server.db)).findings.broken

describe('a checkpoint', () => {
  test.runIf(server.engine === 'postgres')(
    'made while an entry is uncommitted leaves it for the next one, however old its time',
    async () => {
      const entry = anEntry(new Date(Date.now() - 60_000))
      const written = Promise.withResolvers<void>()
      const release = Promise.withResolvers<void>()
      const slow = server.db.transaction().execute(async (db) => {
        await db.insertInto('audit_entries').values(entry).execute()
        written.resolve()
        await release.promise
      })
      await written.promise
      const later = anEntry(new Date())
      await other.db.insertInto('audit_entries').values(later).execute()
      await takeCheckpoint(other.app)
      expect(await headOf(later.chain)).toBeDefined()
      expect(await headOf(entry.chain)).toBeUndefined()
      release.resolve()
      await slow
      expect(await findings()).toEqual([])
      expect(await takeCheckpoint(other.app)).toMatchObject({ heads: 1 })
      expect(await headOf(entry.chain)).toMatchObject({ position: 1 })
      expect(await findings()).toEqual([])
    },
  )

  test('that two replicas make at once is made once', async () => {
    const { chain, ...entry } = anEntry(new Date())
    await server.db
      .insertInto('audit_entries')
      .values({ chain, ...entry })
      .execute()
    const results = await atOnce(
      server,
      { writesTo: 'audit_checkpoints' },
      [server, other].map((replica) => () => takeCheckpoint(replica.app)),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const made = results.map((result) => (result as PromiseFulfilledResult<{ number: number } | null>).value)
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await headOf(chain)).toMatchObject({ checkpoint: made.find(Boolean)!.number })
    expect(await findings()).toEqual([])
  })

  test.runIf(server.engine === 'postgres')('made while another one is uncommitted waits and follows it', async () => {
    const [one, two] = [anEntry(new Date()), anEntry(new Date())]
    await server.db.insertInto('audit_entries').values(one).execute()
    const gate = await lock(server, { statement: 'select from audit_unsealed for update' })
    const first = takeCheckpoint(server.app)
    await untilWaiting(server, 1)
    await server.db.insertInto('audit_entries').values(two).execute()
    const second = takeCheckpoint(other.app)
    await untilWaiting(server, 2)
    await gate.release()
    const { number } = (await first)!
    expect(await second).toMatchObject({ number: number + 1, heads: 1 })
    expect(await headOf(one.chain)).toMatchObject({ checkpoint: number })
    expect(await headOf(two.chain)).toMatchObject({ checkpoint: number + 1 })
    expect(await findings()).toEqual([])
  })

  test.runIf(server.engine === 'postgres')('that is interrupted leaves nothing behind, and logs nothing', async () => {
    const entry = anEntry(new Date())
    await server.db.insertInto('audit_entries').values(entry).execute()
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const app: App = { ...other.app, log }
    const barrier = await lock(server, { writesTo: 'audit_checkpoint_heads' })
    const broken = takeCheckpoint(app).catch((error: unknown) => error)
    await untilWaiting(server, 1)
    await server.asOwner((db) =>
      sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      ),
    )
    expect(await broken).toBeInstanceOf(Error)
    await barrier.release()
    expect(lines).toEqual([])
    expect(await headOf(entry.chain)).toBeUndefined()
    expect(await findings()).toEqual([])
    expect(await takeCheckpoint(app)).toMatchObject({ heads: 1 })
    expect(await headOf(entry.chain)).toBeDefined()
    expect(lines).toHaveLength(1)
  })
})

test('a log with constant writes is verified at any moment', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aUser()))
  const written = new AbortController()
  const writers = people.map(async ({ id }, n) => {
    const client = [server, other][n % 2]!.as(admin)
    for (let i = 0; i < 12; i++) await client.data(group(id, i % 2 === 0 ? 'STAFF' : 'MEMBER'))
  })
  const sealer = (async () => {
    for (let i = 0; !written.signal.aborted; i++) {
      await takeCheckpoint([server, other][i % 2]!.app, 5)
      await setTimeout(5)
    }
  })()
  const verifier = (async () => {
    const seen: unknown[] = []
    while (!written.signal.aborted) {
      seen.push(...(await findings()))
      // The embedded database answers without waiting: nothing else would get a turn.
      await setTimeout(1)
    }
    return seen
  })()
  await Promise.all(writers).finally(() => written.abort())
  await sealer
  expect(await verifier).toEqual([])
  expect(await findings()).toEqual([])
  const { entries } = await verifyAudit(server.db)
  while (await takeCheckpoint(server.app, 5));
  const newest = await server.db
    .selectFrom('audit_checkpoints')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(newest).toMatchObject({ entries })
})
