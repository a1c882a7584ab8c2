import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { verifyAudit } from '../../src/platform/server/audit/verify.ts'
import { chainOf } from '../../src/platform/server/audit/audit.ts'
import { factories } from '../harness/factories.ts'
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
const asOwner = async (run: Parameters<typeof server.app.database.asOwner<unknown>>[0]) =>
  server.app.database.asOwner(run)

describe('an action leaves an entry', () => {
  test('with who, what, target, before, after, reason, version and request id, chained to the one before', async () => {
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

  test('and none when nothing changed or the action was refused', async () => {
    const { id } = await aUser()
    await client.data(group(id, 'MEMBER'))
    await client.refusal(group(admin.id, 'STAFF'))
    await client.refusal(status(id, 'BLOCKED').replace('"spam"', '" "'))
    expect(await entriesOf('USER', id)).toEqual([])
    expect(await entriesOf('USER', admin.id)).toEqual([])
  })

  test('in its own transaction: when the entry cannot be written, nothing happened', async () => {
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

  test('and the entry goes when its action fails after it', async () => {
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

describe('history stays', () => {
  test.each([
    ['updated', sql`update audit_entries set reason = 'other'`],
    ['deleted', sql`delete from audit_entries`],
    ['truncated', sql`truncate audit_entries`],
    ['released from its triggers', sql`alter table audit_entries disable trigger all`],
  ])('under the application’s role it cannot be %s', async (_, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow(/permission denied|must be owner/)
  })

  test.each([
    ['updated', sql`update point_entries set amount = 1`],
    ['deleted', sql`delete from point_entries`],
    ['truncated', sql`truncate point_entries cascade`],
  ])('of points neither: it cannot be %s', async (_, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow('permission denied')
  })

  test('even the owner must take the trigger away first', async () => {
    await expect(asOwner((db) => sql`update audit_entries set reason = 'other'`.execute(db))).rejects.toThrow(
      'append-only',
    )
  })
})

describe('verification', () => {
  /** Changes history as only an owner can who means to. */
  const tamper = async (statement: ReturnType<typeof sql>) => {
    await asOwner(async (db) => {
      await sql`alter table audit_entries disable trigger all`.execute(db)
      await statement.execute(db)
      await sql`alter table audit_entries enable trigger all`.execute(db)
    })
  }
  const chain = async () => {
    const { id } = await aUser()
    for (const to of ['STAFF', 'PROVIDER', 'MEMBER', 'STAFF']) await client.data(group(id, to))
    return { id, entries: await entriesOf('USER', id) }
  }
  const broken = async () => (await verifyAudit(server.db)).broken

  test('finds an untouched log whole', async () => {
    await chain()
    const state = await verifyAudit(server.db)
    const { n } = await server.db
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(state).toMatchObject({ entries: n, broken: null })
  })

  test('names an entry whose content was changed, and the first of several', async () => {
    const { id, entries } = await chain()
    await tamper(
      sql`update audit_entries set after = '{"group": "ADMIN"}' where id in (${entries[1]!.id}, ${entries[3]!.id})`,
    )
    expect(await broken()).toMatchObject({
      chain: `USER:${id}`,
      position: 2,
      id: entries[1]!.id,
      why: 'its content is not what was written',
    })
    await tamper(sql`update audit_entries set after = '{"group": "PROVIDER"}' where id = ${entries[1]!.id}`)
    expect(await broken()).toMatchObject({ position: 4 })
    await tamper(sql`update audit_entries set after = '{"group": "STAFF"}' where id = ${entries[3]!.id}`)
    expect(await broken()).toBeNull()
  })

  test('names the entry after one that was taken out', async () => {
    const { entries } = await chain()
    await tamper(sql`delete from audit_entries where id = ${entries[2]!.id}`)
    expect(await broken()).toMatchObject({ position: 4, id: entries[3]!.id, why: 'entry 3 of this chain is missing' })
    await tamper(sql`update audit_entries set position = 3 where id = ${entries[3]!.id}`)
    expect(await broken()).toMatchObject({ position: 3, why: 'it does not name the entry before it' })
    await tamper(sql`delete from audit_entries where id = ${entries[3]!.id}`)
    expect(await broken()).toBeNull()
  })
})
