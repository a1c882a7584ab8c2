import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { BrokenPlace } from '../../src/platform/server/audit/broken.ts'
import { rehashChain, remakeCheckpoints } from '../harness/forger.ts'
import { type Attack, inChain, ofCheckpoints, startWithSealedLog, statements } from '../harness/sealed-log.ts'

const { long, short, late, seenAfter } = await startWithSealedLog()

describe('a superuser who changes checkpoints is detected:', () => {
  test.each<[string, Attack, readonly BrokenPlace[]]>([
    [
      'the newest is deleted',
      statements(sql`delete from audit_checkpoints where number = 2`),
      [ofCheckpoints('checkpoint_missing', 2)],
    ],
    [
      'the newest is deleted with its heads',
      statements(
        sql`delete from audit_checkpoints where number = 2`,
        sql`delete from audit_checkpoint_heads where checkpoint = 2`,
      ),
      // The sixth entry waits for its checkpoint, and so do the other entries of its chain.
      [inChain(late, 'unsealed', 1, 1)],
    ],
    [
      'one in the middle is deleted with its heads',
      statements(
        sql`delete from audit_checkpoints where number = 1`,
        sql`delete from audit_checkpoint_heads where checkpoint = 1`,
      ),
      [ofCheckpoints('checkpoint_missing', 1), inChain(short, 'unsealed', 1, 2)],
    ],
    [
      'all are deleted',
      statements(sql`truncate audit_checkpoints, audit_checkpoint_heads`, sql`truncate audit_unsealed`),
      [inChain(long, 'unsealed', 1, 6), inChain(short, 'unsealed', 1, 2), inChain(late, 'unsealed', 1, 1)],
    ],
    [
      'one is edited',
      statements(sql`update audit_checkpoints set created_at = created_at - interval '1 day' where number = 1`),
      [ofCheckpoints('checkpoint_altered', 1)],
    ],
    [
      'one is edited and recomputed, but not those after it',
      async (db) => {
        await sql`delete from audit_checkpoint_heads where chain = ${short}`.execute(db)
        await sql`delete from audit_entries where chain = ${short}`.execute(db)
        const { hash } = await db
          .selectFrom('audit_checkpoints')
          .select('hash')
          .where('number', '=', 1)
          .executeTakeFirstOrThrow()
        await remakeCheckpoints(db)
        await sql`update audit_checkpoints set previous_hash = ${hash} where number = 2`.execute(db)
      },
      [ofCheckpoints('checkpoint_unlinked', 2), ofCheckpoints('checkpoint_altered', 2)],
    ],
    [
      'the head of a chain in one is deleted',
      statements(sql`delete from audit_checkpoint_heads where chain = ${late}`),
      [ofCheckpoints('heads_altered', 2), inChain(late, 'unsealed', 1, 1)],
    ],
    [
      'the head of a chain in one is edited',
      statements(sql`update audit_checkpoint_heads set hash = sha256('') where chain = ${late}`),
      [ofCheckpoints('heads_altered', 2), inChain(late, 'rewritten', 1, 1, 2)],
    ],
    [
      'a chain is added to one',
      statements(sql`insert into audit_checkpoint_heads values (1, 'USER:nobody', 1, sha256(''))`),
      [ofCheckpoints('heads_altered', 1), inChain('USER:nobody', 'missing', 1, 1, 1)],
    ],
    [
      'heads are inserted without a checkpoint, for an entry inserted without the triggers',
      async (db) => {
        await sql`insert into audit_entries select gen_random_uuid(), 'USER:new', 1, action, model, target_id, actor_id, before, after,
          reason, version, request_id, created_at, previous_hash, hash from audit_entries where chain = ${late}`.execute(
          db,
        )
        await rehashChain(db, 'USER:new')
        await sql`insert into audit_checkpoint_heads select 9, chain, position, hash from audit_entries where chain = 'USER:new'`.execute(
          db,
        )
      },
      [ofCheckpoints('checkpoint_missing', 9)],
    ],
  ])('%s', async (_, attack, places) => {
    const { alone } = await seenAfter(attack)
    expect(alone).toEqual(expect.arrayContaining([...places]))
    expect(alone).toHaveLength(places.length)
  })
})

describe('a superuser who rewrites entries and checkpoints together is detected by the log’s lines:', () => {
  test.each<[string, Attack, readonly BrokenPlace[], number]>([
    [
      'an entry is edited',
      async (db) => {
        await sql`update audit_entries set reason = 'kinder' where chain = ${long} and position = 4`.execute(db)
        await rehashChain(db, long)
        await remakeCheckpoints(db)
      },
      [ofCheckpoints('checkpoint_altered', 2), inChain(long, 'rewritten', 4, 5, 2)],
      2,
    ],
    [
      'a chain is deleted',
      async (db) => {
        await sql`delete from audit_entries where chain = ${short}`.execute(db)
        await remakeCheckpoints(db)
      },
      [ofCheckpoints('checkpoint_altered', 1, 2), inChain(short, 'missing', 2, 2, 1)],
      1,
    ],
    [
      'the newest checkpoint is deleted, with everything that it covers',
      async (db) => {
        await sql`delete from audit_entries where chain = ${late} or (chain = ${long} and position > 3)`.execute(db)
        await sql`delete from audit_checkpoint_heads where checkpoint = 2`.execute(db)
        await sql`delete from audit_checkpoints where number = 2`.execute(db)
        await sql`truncate audit_unsealed`.execute(db)
      },
      [ofCheckpoints('checkpoint_missing', 2), inChain(long, 'missing', 5, 5, 2), inChain(late, 'missing', 1, 1, 2)],
      2,
    ],
    [
      'everything is started again',
      async (db) => {
        await sql`delete from audit_entries where chain = ${short}`.execute(db)
        await sql`truncate audit_checkpoints, audit_checkpoint_heads, audit_unsealed`.execute(db)
        await sql`insert into audit_unsealed select chain, position, hash from audit_entries`.execute(db)
        await sql`select take_audit_checkpoint(100)`.execute(db)
      },
      [
        ofCheckpoints('checkpoint_altered', 1),
        ofCheckpoints('checkpoint_missing', 2),
        inChain(short, 'missing', 2, 2, 1),
      ],
      1,
    ],
  ])('%s', async (_, attack, places, differing) => {
    const { alone, byLog, firstDifference } = await seenAfter(attack)
    expect(alone).toEqual([])
    expect(byLog).toEqual(expect.arrayContaining([...places]))
    expect(byLog).toHaveLength(places.length)
    expect(firstDifference).toBe(differing)
  })
})
