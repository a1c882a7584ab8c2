import { setImmediate } from 'node:timers/promises'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditVerifications, Tables } from '../../../../../database/tables.ts'
import type { BrokenPlace } from '../../../../platform/server/audit/broken.ts'
import type { Checkpoint } from '../../../../platform/server/audit/checkpoint.ts'
import type { AuditProgress } from '../../../../platform/server/audit/progress.ts'
import { verifyNext } from '../../../../platform/server/audit/verify.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context, Job } from '../../../../platform/server/context.ts'
import { type Limit, throttle } from '../../../../platform/server/access/throttle.ts'
import { auditEntries } from './audit.source.ts'

export type Verification = Selectable<AuditVerifications>

/** Entries hashed between two turns of the event loop: a few milliseconds of work. */
const piece = 500
/** Milliseconds of work done inside the request, so that a small log answers at once. */
const atOnce = 300
/** Milliseconds that one run of the job may take before other jobs run. */
const aTurn = 3_000
const verifyLimit: Limit = { name: 'audit-verify', attempts: 6, seconds: 60 }

/** Starts a verification of all checkpoints and chains. If one is already running, returns that one. */
export async function startVerification(ctx: Context): Promise<Verification> {
  const running = await runningVerification(ctx.db)
  if (running) return running
  await throttle(ctx, verifyLimit, 'everybody')
  await ctx.db
    .insertInto('audit_verifications')
    .values({ id: uuidv7(), started_by: actorId(ctx), total: await auditEntries.count(ctx.db, {}) })
    // Another request started one at the same moment.
    .onConflict((oc) => oc.doNothing())
    .execute()
  await moveVerification(ctx.db, atOnce)
  return (await lastVerification(ctx.db))!
}

/** The running verification, else the one that ended last; null before the first. */
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
 * Continues the running verification for this many milliseconds. Each piece records its progress, so any replica can
 * continue after a restart. When two replicas do the same piece, one records it and the other stops.
 */
export async function moveVerification(db: Kysely<Tables>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  do {
    const at = await runningVerification(db)
    if (!at) return
    const { done, ...next } = await verifyNext(db, progressOf(at), piece)
    const noted = await db
      .updateTable('audit_verifications')
      .set({
        ...columnsOf(next),
        pieces: at.pieces + 1,
        moved_at: sql<Date>`now()`,
        finished_at: done ? sql<Date>`now()` : null,
      })
      .where('id', '=', at.id)
      .where('finished_at', 'is', null)
      .where('pieces', '=', at.pieces)
      .returning('id')
      .executeTakeFirst()
    if (!noted || done) return
    await setImmediate()
  } while (performance.now() < end)
}

function progressOf(at: Verification): AuditProgress {
  const { entries, chains, checkpoint, checkpoint_hash, after_chain, after_position, after_hash } = at
  return {
    findings: { found: at.found, broken: brokenPlaces(at) },
    checkpoint,
    checkpointHash: checkpoint_hash,
    entries,
    chains,
    after: after_chain === null ? null : { chain: after_chain, position: after_position!, hash: after_hash },
  }
}

function columnsOf({ findings, checkpoint, checkpointHash, entries, chains, after }: AuditProgress) {
  return {
    found: findings.found,
    broken: findings.found > 0 ? JSON.stringify(findings.broken) : null,
    checkpoint,
    checkpoint_hash: checkpointHash,
    entries,
    chains,
    after_chain: after?.chain ?? null,
    after_position: after?.position ?? null,
    after_hash: after?.hash ?? null,
  }
}

export const brokenPlaces = ({ broken }: Verification) => (broken ?? []) as BrokenPlace[]

/** The newest checkpoint that a verification compared with; null if there was none. */
export async function comparedCheckpoint(db: Kysely<Tables>, { checkpoint }: Verification): Promise<Checkpoint | null> {
  const found = await db.selectFrom('audit_checkpoints').selectAll().where('number', '=', checkpoint).executeTakeFirst()
  return found ?? null
}

export const verifyAuditLog: Job = {
  name: 'verify audit',
  everySeconds: 1,
  works: 'WHOLE',
  run: ({ database }) => moveVerification(database.kysely, aTurn),
}
