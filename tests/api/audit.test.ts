import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { foldAuditTally } from '../../src/features/records/audit/server/tally.ts'
import { chainOf } from '../../src/platform/server/audit/audit.ts'
import { noFindings } from '../../src/platform/server/audit/broken.ts'
import { takeCheckpoint } from '../../src/platform/server/audit/checkpoint.ts'
import { mostHeadsInLine, readCheckpointLine } from '../../src/platform/server/audit/checkpoint-line.ts'
import { verifyAudit } from '../../src/platform/server/audit/verify.ts'
import { statementsOf } from '../../src/platform/server/database/migrate.ts'
import type { Log } from '../../src/platform/server/log.ts'
import { factories } from '../harness/factories.ts'
import { asSuperuser, undoneAsSuperuser } from '../harness/forger.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { anAdmin, aUser, aPost } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const entriesOf = (model: string, id: string) =>
  server.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('chain', '=', chainOf(model, id))
    .orderBy('position')
    .execute()
const group = (id: string, to: string) => `mutation { updateUserGroup(userId: "${id}", group: ${to}) { version } }`
const status = (id: string, to: string) =>
  `mutation { cmsSetTermStatus(_id: "${id}", termStatus: ${to}, model: USER, reason: "spam") { version } }`
const asOwner = async (run: Parameters<typeof server.asOwner<unknown>>[0]) => server.asOwner(run)

/** One entry in its own chain; returns the chain. */
const change = async () => {
  const { id } = await aUser()
  await client.data(group(id, 'STAFF'))
  return chainOf('USER', id)
}

describe('an audit entry', () => {
  test('has who, what, target, before, after, reason, version and request id, chained to the previous entry', async () => {
    const { id } = await aUser()
    const one = await client.query(group(id, 'STAFF'))
    const two = await client.query(status(id, 'BLOCKED'))
    const entries = await entriesOf('USER', id)
    expect(entries).toMatchObject([
      {
        position: 1,
        action: 'updateUserGroup',
        model: 'USER',
        target_id: id,
        actor_id: admin.id,
        version: 2,
        before: { group: 'MEMBER' },
        after: { group: 'STAFF' },
        reason: null,
        request_id: one.headers['x-request-id'],
        previous_hash: null,
      },
      {
        position: 2,
        action: 'cmsSetTermStatus',
        model: 'USER',
        target_id: id,
        actor_id: admin.id,
        version: 3,
        before: { termStatus: 'NORMAL' },
        after: { termStatus: 'BLOCKED' },
        reason: 'spam',
        request_id: two.headers['x-request-id'],
      },
    ])
    expect(Buffer.from(entries[1]!.previous_hash!)).toEqual(Buffer.from(entries[0]!.hash))
  })

  test('is not written when nothing changed or the action was refused', async () => {
    const { id } = await aUser()
    await client.data(group(id, 'MEMBER'))
    await client.refusal(group(admin.id, 'STAFF'))
    await client.refusal(status(id, 'BLOCKED').replace('"spam"', '" "'))
    expect(await entriesOf('USER', id)).toEqual([])
    expect(await entriesOf('USER', admin.id)).toEqual([])
  })

  test('is in the action’s transaction: if the entry cannot be written, nothing is changed', async () => {
    const { id } = await aUser()
    await asOwner((db) => sql`revoke insert on audit_entries from backoffice_app`.execute(db))
    try {
      expect((await client.refusal(status(id, 'BLOCKED'))).code).toBe('INTERNAL')
    } finally {
      await asOwner((db) => sql`grant insert on audit_entries to backoffice_app`.execute(db))
    }
    const { term_status, version, reason } = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect({ term_status, version, reason }).toEqual({ term_status: 'NORMAL', version: 1, reason: [] })
    expect(await server.db.selectFrom('blocked_details').select('id').where('target_id', '=', id).execute()).toEqual([])
  })

  test('is rolled back when its action fails after it', async () => {
    const { id } = await aPost()
    await asOwner((db) =>
      sql`create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'late'; end $$`.execute(
        db,
      ),
    )
    await asOwner((db) =>
      sql`create constraint trigger late after insert on audit_entries deferrable initially deferred for each row execute function fail_late()`.execute(
        db,
      ),
    )
    const update = `mutation { cmsUpdatePost(_id: "${id}", data: { title: "Mới", content: "x" }) { version } }`
    try {
      expect((await client.refusal(update)).code).toBe('INTERNAL')
    } finally {
      await asOwner((db) => sql`drop trigger late on audit_entries`.execute(db))
    }
    expect(await entriesOf('POST', id)).toEqual([])
    expect((await client.data(update)).cmsUpdatePost.version).toBe(2)
  })
})

describe('protection of history', () => {
  test.each([
    ['updated', sql`update audit_entries set reason = 'other'`],
    ['deleted', sql`delete from audit_entries`],
    ['truncated', sql`truncate audit_entries`],
    ['released from its triggers', sql`alter table audit_entries disable trigger all`],
  ])('under the application’s role audit entries cannot be %s', async (_, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow(/permission denied|must be owner/)
  })

  test.each([
    ['updated', sql`update point_entries set amount = 1`],
    ['deleted', sql`delete from point_entries`],
    ['truncated', sql`truncate point_entries cascade`],
  ])('point entries neither: they cannot be %s', async (_, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow('permission denied')
  })

  test('even the owner must drop the trigger first', async () => {
    await expect(asOwner((db) => sql`update audit_entries set reason = 'other'`.execute(db))).rejects.toThrow(
      'append-only',
    )
  })
})

describe('the audit tally', () => {
  test('is folded by a function of the database, since the application’s role may not change it', async () => {
    const { id } = await aUser()
    for (const to of ['STAFF', 'PROVIDER', 'MEMBER']) await client.data(group(id, to))
    const rows = () =>
      server.db
        .selectFrom('audit_tally')
        .select('entries')
        .where('actor_id', '=', admin.id)
        .where('action', '=', 'updateUserGroup')
        .execute()
    const before = await rows()
    expect(before.length).toBeGreaterThan(2)
    await foldAuditTally.run(server.app)
    expect(await rows()).toEqual([{ entries: before.reduce((sum, { entries }) => sum + entries, 0) }])
  })
})

test('the migration to checkpoints covers existing entries by the first one', async () => {
  await change()
  await undoneAsSuperuser(server, async (db) => {
    const { n } = await db
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    for (const statement of [
      'drop trigger audit_entries_unsealed on audit_entries',
      'drop function audit_entries_unsealed, take_audit_checkpoint, fold_audit_tally',
      'drop table audit_unsealed, audit_checkpoint_heads, audit_checkpoints',
      'alter table audit_verifications drop pieces, drop checkpoint, drop checkpoint_hash, drop found',
      `insert into audit_verifications (id, finished_at, total, broken)
        values (gen_random_uuid(), now(), 1, '{"chain": "USER:1", "position": 3, "id": null, "problem": "altered", "why": "…"}')`,
      ...statementsOf(await readFile('database/migrations/0016_audit_checkpoints.sql', 'utf8')),
    ]) {
      await sql.raw(statement).execute(db)
    }
    await sql`select take_audit_checkpoint(1000)`.execute(db)
    expect(await db.selectFrom('audit_checkpoints').select('entries').execute()).toEqual([{ entries: n }])
    expect((await verifyAudit(db)).findings).toEqual(noFindings)
    const broken = [{ problem: 'altered', chain: 'USER:1', first: 3, last: 3, checkpoint: null }]
    expect(await db.selectFrom('audit_verifications').select(['found', 'broken']).execute()).toEqual([
      { found: 1, broken },
    ])
  })
})

describe('an audit checkpoint', () => {
  const take = (log: Log = server.app.log, production = false) =>
    takeCheckpoint({ ...server.app, environment: { ...server.app.environment, production }, log })
  /** A log of this level, and the lines written to it. */
  const logOf = (level: string) => {
    const lines: string[] = []
    return { lines, log: pino({ level }, { write: (line: string) => void lines.push(line) }) }
  }
  test('covers the entries since the previous one, and is not made when there are none', async () => {
    while (await take());
    expect(await take()).toBeNull()
    const before = await verifyAudit(server.db)
    const chain = await change()
    const made = (await take())!
    expect(made).toMatchObject({ entries: before.entries + 1, chains: before.chains + 1, heads: 1, complete: true })
    expect(
      await server.db.selectFrom('audit_checkpoint_heads').selectAll().where('checkpoint', '=', made.number).execute(),
    ).toMatchObject([{ chain, position: 1 }])
    expect(await take()).toBeNull()
  })

  test('is made once an hour anyway, so that a missing one is noticed', async () => {
    const older = sql`update audit_checkpoints set created_at = created_at - interval '2 hours'`
    await asSuperuser(server, (db) => older.execute(db))
    expect(await take()).toMatchObject({ heads: 0, complete: true })
    expect(await take()).toBeNull()
    const newer = sql`update audit_checkpoints set created_at = created_at + interval '2 hours' where heads > 0`
    await asSuperuser(server, (db) => newer.execute(db))
    expect((await verifyAudit(server.db)).findings).toEqual(noFindings)
  })

  test('of a large log becomes several, and the last one records that it covers everything', async () => {
    for (let i = 0; i < 3; i++) await change()
    const made = [await takeCheckpoint(server.app, 2), await takeCheckpoint(server.app, 2)]
    expect(made).toMatchObject([
      { heads: 2, complete: false },
      { heads: 1, complete: true },
    ])
    expect((await verifyAudit(server.db)).findings).toEqual(noFindings)
  })

  test.each([
    ['info', false, 1],
    ['warn', false, 0],
    ['info', true, 1],
    ['warn', true, 1],
    ['fatal', true, 1],
    ['silent', true, 0],
  ])('is written to a log of the level %s, in production: %s, in %i lines', async (level, production, count) => {
    const { lines, log } = logOf(level)
    const chain = await change()
    const { number, hash } = (await take(log, production))!
    expect(lines).toHaveLength(count)
    if (count === 0) return
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 30,
      msg: expect.stringContaining(`audit checkpoint ${number} of`),
    })
    const expected = {
      number,
      hash: Buffer.from(hash).toString('hex'),
      heads: [{ chain, position: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    }
    // As it is written, and as log collectors forward it.
    const docker = JSON.stringify({ log: lines[0], stream: 'stdout' })
    for (const line of [lines[0]!, `app-1  | ${lines[0]}`, docker])
      expect(readCheckpointLine(line)).toMatchObject(expected)
    const { msg } = JSON.parse(lines[0]!) as { msg: string }
    expect(readCheckpointLine(msg)).toMatchObject({ ...expected, heads: [] })
  })

  test('of more chains than fit into a line is logged without them', async () => {
    await sql`insert into audit_entries (id, chain, position, action, model, target_id, request_id, created_at, hash)
      select gen_random_uuid(), 'LIST:' || n, 1, 'createExport', 'LIST', n::text, 'x', now(), sha256(''::bytea)
      from generate_series(1, ${mostHeadsInLine + 1}::int) n`.execute(server.db)
    const { lines, log } = logOf('info')
    expect(await take(log)).toMatchObject({ heads: mostHeadsInLine + 1 })
    expect(readCheckpointLine(lines[0]!)).toMatchObject({ heads: [] })
    expect(lines[0]!.length).toBeLessThan(1_000)
  })
})
