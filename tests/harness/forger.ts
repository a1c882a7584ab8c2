import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { checkpointHash, headsHash } from '../../src/platform/server/audit/checkpoint-hash.ts'
import { entryHash } from '../../src/platform/server/audit/entry-hash.ts'
import type { OwnedDatabase } from '../../src/platform/server/database/database.ts'

/**
 * Works as a superuser for whom triggers and foreign keys are off, in one transaction. An error of `run` rolls it back.
 */
export function asSuperuser<T>(
  database: Pick<OwnedDatabase, 'asOwner'>,
  run: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return database.asOwner((db) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      return run(trx)
    }),
  )
}

/** The same, but everything is rolled back at the end. */
export async function undoneAsSuperuser<T>(
  database: Pick<OwnedDatabase, 'asOwner'>,
  run: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const done = Promise.withResolvers<T>()
  const undo = new Error('undo')
  await asSuperuser(database, async (db) => {
    done.resolve(await run(db))
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return done.promise
}

/** Gives the entries of a chain the hashes that fit their current contents. */
export async function rehashChain(db: Kysely<Tables>, chain: string): Promise<void> {
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('chain', '=', chain)
    .orderBy('position')
    .execute()
  let previous_hash: Buffer | null = null
  for (const entry of entries) {
    const hash: Buffer = entryHash({ ...entry, previous_hash })
    await db.updateTable('audit_entries').set({ previous_hash, hash }).where('id', '=', entry.id).execute()
    previous_hash = hash
  }
}

/** Makes all checkpoints fit the current entries: only the log's lines can still reveal the forgery. */
export async function remakeCheckpoints(db: Kysely<Tables>): Promise<void> {
  await sql`delete from audit_checkpoint_heads h where not exists (
    select from audit_entries e where (e.chain, e.position) = (h.chain, h.position))`.execute(db)
  await sql`update audit_checkpoint_heads h set hash = e.hash from audit_entries e
    where (e.chain, e.position) = (h.chain, h.position)`.execute(db)
  let previous_hash: Buffer | null = null
  for (const checkpoint of await db.selectFrom('audit_checkpoints').selectAll().orderBy('number').execute()) {
    const heads = await db
      .selectFrom('audit_checkpoint_heads')
      .selectAll()
      .where('checkpoint', '=', checkpoint.number)
      .orderBy(sql`chain collate "C"`)
      .execute()
    const remade = { ...checkpoint, heads: heads.length, heads_hash: headsHash(heads), previous_hash }
    const hash = checkpointHash(remade)
    await db
      .updateTable('audit_checkpoints')
      .set({ ...remade, hash })
      .where('number', '=', checkpoint.number)
      .execute()
    previous_hash = hash
  }
}
