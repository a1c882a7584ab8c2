import { setImmediate } from 'node:timers/promises'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditVerifications, Tables } from '../../../../database/tables.ts'
import { type BrokenLink, verifyNext } from '../../../platform/server/audit/verify.ts'
import { actorId } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Job } from '../../../platform/server/jobs.ts'
import { type Limit, throttle } from '../../../platform/server/throttle.ts'
import { countEntries } from './audit.queries.ts'

export type Verification = Selectable<AuditVerifications>

/** Entries between two turns of the event loop: a few milliseconds of hashing. */
const piece = 500
/** What is done while the request waits, so that a small log answers at once. Milliseconds. */
const atOnce = 300
/** What a run of the job does before other jobs have their turn. Milliseconds. */
const aTurn = 3_000
const verifyLimit: Limit = { name: 'audit-verify', attempts: 6, seconds: 60 }

/** Begins a verification of all chains, unless one is under way: then that one counts. */
export async function startVerification(ctx: Context): Promise<Verification> {
  const running = await runningVerification(ctx.db)
  if (running) return running
  await throttle(ctx, verifyLimit, 'everybody')
  await ctx.db
    .insertInto('audit_verifications')
    .values({ id: uuidv7(), started_by: actorId(ctx), total: await countEntries(ctx.db, {}) })
    // Somebody else began one in this very moment.
    .onConflict((oc) => oc.doNothing())
    .execute()
  await moveVerification(ctx.db, atOnce)
  return (await lastVerification(ctx.db))!
}

/** The one under way, else the one that ended last; null before the first. */
export async function lastVerification(db: Kysely<Tables>): Promise<Verification | null> {
  const last = await db
    .selectFrom('audit_verifications')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

function runningVerification(db: Kysely<Tables>): Promise<Verification | undefined> {
  return db.selectFrom('audit_verifications').selectAll().where('finished_at', 'is', null).executeTakeFirst()
}

/**
 * Goes on with the verification under way, for so many milliseconds. Each piece notes how far it came, so that any
 * replica can go on after a restart; of two that do the same piece, one notes it and the other stops.
 */
export async function moveVerification(db: Kysely<Tables>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  do {
    const at = await runningVerification(db)
    if (!at) return
    const after =
      at.after_chain === null ? null : { chain: at.after_chain, position: at.after_position!, hash: at.after_hash! }
    const next = await verifyNext(db, { entries: at.entries, chains: at.chains, after }, piece)
    const noted = await db
      .updateTable('audit_verifications')
      .set({
        entries: next.entries,
        chains: next.chains,
        after_chain: next.after?.chain ?? null,
        after_position: next.after?.position ?? null,
        after_hash: next.after?.hash ?? null,
        moved_at: sql<Date>`now()`,
        broken: next.broken && JSON.stringify(next.broken),
        finished_at: next.done ? sql<Date>`now()` : null,
      })
      .where('id', '=', at.id)
      .where('finished_at', 'is', null)
      .where('entries', '=', at.entries)
      .returning('id')
      .executeTakeFirst()
    if (!noted || next.done) return
    await setImmediate()
  } while (performance.now() < end)
}

export const verifyAuditLog: Job = {
  name: 'verify audit',
  everySeconds: 1,
  run: ({ database }) => moveVerification(database.kysely, aTurn),
}

export const brokenLink = ({ broken }: Verification) => broken as BrokenLink | null
