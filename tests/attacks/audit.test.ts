import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { BrokenPlace } from '../../src/platform/server/audit/broken.ts'
import { entryHash } from '../../src/platform/server/audit/entry-hash.ts'
import { rehashChain } from '../harness/forger.ts'
import { type Attack, inChain, startWithSealedLog, statements } from '../harness/sealed-log.ts'

const { long, short, late, lines, seenAfter } = await startWithSealedLog()

test('an untouched log is verified, in the database and by its lines', async () => {
  expect(await seenAfter(async () => {})).toEqual({ alone: [], byLog: [], firstDifference: null })
  expect(lines).toHaveLength(2)
})

describe('a superuser who changes entries under a checkpoint is detected:', () => {
  test.each<[string, Attack, readonly BrokenPlace[]]>([
    [
      'the last entry of a chain is deleted',
      statements(sql`delete from audit_entries where chain = ${short} and position = 2`),
      [inChain(short, 'missing', 2, 2, 1)],
    ],
    [
      'a chain is deleted',
      statements(sql`delete from audit_entries where chain = ${short}`),
      [inChain(short, 'missing', 1, 2, 1)],
    ],
    [
      'the last chain is deleted',
      statements(sql`delete from audit_entries where chain = ${late}`),
      [inChain(late, 'missing', 1, 1, 2)],
    ],
    [
      'an entry in the middle is deleted',
      statements(sql`delete from audit_entries where chain = ${long} and position = 2`),
      [inChain(long, 'missing', 2, 2, 1)],
    ],
    [
      'a chain is cut',
      statements(sql`delete from audit_entries where chain = ${long} and position > 2`),
      [inChain(long, 'missing', 3, 5, 1)],
    ],
    [
      'a chain is cut at its beginning, and the rest moves up',
      async (db) => {
        await sql`delete from audit_entries where chain = ${long} and position = 1`.execute(db)
        for (let position = 2; position <= 6; position++) {
          await sql`update audit_entries set position = ${position - 1}, previous_hash = case when ${position}::int = 2 then null else previous_hash end
            where chain = ${long} and position = ${position}`.execute(db)
        }
        await rehashChain(db, long)
      },
      // The sixth entry, which no checkpoint had covered, has become the fifth.
      [inChain(long, 'rewritten', 1, 5, 1)],
    ],
    [
      'the table is truncated',
      statements(sql`truncate audit_entries`),
      [inChain(long, 'missing', 1, 5, 1), inChain(short, 'missing', 1, 2, 1), inChain(late, 'missing', 1, 1, 2)],
    ],
    [
      'an entry is edited',
      statements(sql`update audit_entries set reason = 'kinder' where chain = ${long} and position in (2, 5)`),
      [inChain(long, 'altered', 2, 2), inChain(long, 'altered', 5, 5)],
    ],
    [
      'an entry is edited and the chain recomputed',
      async (db) => {
        await sql`update audit_entries set reason = 'kinder' where chain = ${long} and position = 4`.execute(db)
        await rehashChain(db, long)
      },
      [inChain(long, 'rewritten', 4, 5, 2)],
    ],
    [
      'an entry is edited and its own hash recomputed',
      async (db) => {
        const edited = await db
          .selectFrom('audit_entries')
          .selectAll()
          .where('chain', '=', long)
          .where('position', '=', 4)
          .executeTakeFirstOrThrow()
        const hash = entryHash({ ...edited, reason: 'kinder' })
        await db.updateTable('audit_entries').set({ reason: 'kinder', hash }).where('id', '=', edited.id).execute()
      },
      [inChain(long, 'unlinked', 5, 5)],
    ],
    [
      'two entries change places',
      async (db) => {
        for (const [from, to] of [
          [1, 100],
          [2, 1],
          [100, 2],
        ]) {
          await sql`update audit_entries set position = ${to}, previous_hash = case when ${to}::int = 1 then null else hash end
            where chain = ${short} and position = ${from}`.execute(db)
        }
        await rehashChain(db, short)
      },
      [inChain(short, 'rewritten', 1, 2, 1)],
    ],
    [
      'two chains change their names',
      async (db) => {
        for (const [from, to] of [
          [short, 'x'],
          [late, short],
          ['x', late],
        ]) {
          await sql`update audit_entries set chain = ${to} where chain = ${from}`.execute(db)
        }
        await rehashChain(db, short)
        await rehashChain(db, late)
      },
      [inChain(short, 'missing', 2, 2, 1), inChain(late, 'rewritten', 1, 1, 2), inChain(late, 'unsealed', 2, 2)],
    ],
    [
      'an entry is inserted without the triggers',
      async (db) => {
        await sql`insert into audit_entries select gen_random_uuid(), chain, 3, action, model, target_id, actor_id, before, after,
          reason, version, request_id, created_at, hash, hash from audit_entries where chain = ${short} and position = 2`.execute(
          db,
        )
        await rehashChain(db, short)
      },
      [inChain(short, 'unsealed', 3, 3)],
    ],
    [
      'an entry is inserted with an earlier time',
      async (db) => {
        await sql`set local session_replication_role = origin`.execute(db)
        const { rows } = await sql<{
          chain: string
        }>`insert into audit_entries (id, chain, position, action, model, target_id, request_id, created_at, hash)
          values (gen_random_uuid(), 'LIST:Alibi', 1, 'createExport', 'LIST', 'Alibi', 'x', now() - interval '1 year', sha256('')) returning chain`.execute(
          db,
        )
        await sql`set local session_replication_role = replica`.execute(db)
        await rehashChain(db, rows[0]!.chain)
        await sql`update audit_unsealed u set hash = e.hash from audit_entries e where (e.chain, e.position) = (u.chain, u.position)`.execute(
          db,
        )
        await sql`select take_audit_checkpoint(100)`.execute(db)
      },
      [inChain('LIST:Alibi', 'backdated', 1, 1, 2)],
    ],
    [
      'the last entry is deleted, and the chain grows again',
      async (db) => {
        await sql`delete from audit_entries where chain = ${short} and position = 2`.execute(db)
        await sql`set local session_replication_role = origin`.execute(db)
        await sql`insert into audit_entries select gen_random_uuid(), chain, 2, action, model, target_id, actor_id, before, after,
          reason, version, request_id, now(), hash, hash from audit_entries where chain = ${short}`.execute(db)
        await sql`set local session_replication_role = replica`.execute(db)
        await rehashChain(db, short)
        await sql`update audit_unsealed u set hash = e.hash from audit_entries e where (e.chain, e.position) = (u.chain, u.position)`.execute(
          db,
        )
        const { rows } = await sql<{ number: number }>`select number from take_audit_checkpoint(100)`.execute(db)
        expect(rows).toEqual([{ number: 3 }])
      },
      // Both entries are reported: the checkpoint proves its last entry, and through it the previous one.
      [inChain(short, 'rewritten', 1, 2, 1)],
    ],
    [
      'an entry exists twice',
      async (db) => {
        await sql`alter table audit_entries drop constraint audit_entries_chain_position_key`.execute(db)
        await sql`insert into audit_entries select gen_random_uuid(), chain, position, action, model, target_id, actor_id, before, after,
          reason, version, request_id, created_at, previous_hash, hash from audit_entries where chain = ${short} and position = 2`.execute(
          db,
        )
      },
      [inChain(short, 'repeated', 2, 2)],
    ],
  ])('%s', async (_, attack, places) => {
    const { alone } = await seenAfter(attack)
    expect(alone).toEqual(expect.arrayContaining([...places]))
    expect(alone).toHaveLength(places.length)
  })

  test('the trigger is dropped first, as an owner without superuser rights can', async () => {
    const { alone } = await seenAfter(
      statements(
        sql`set local session_replication_role = origin`,
        sql`drop trigger audit_entries_append_only on audit_entries`,
        sql`delete from audit_entries where chain = ${short} and position = 2`,
      ),
    )
    expect(alone).toEqual([inChain(short, 'missing', 2, 2, 1)])
  })
})
