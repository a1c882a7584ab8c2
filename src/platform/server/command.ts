import { sql } from 'kysely'
import { type Context, withDb } from './context.ts'
import { begin, isOutcome, runOnce, storeRefusal, valueOf } from './once.ts'
import { signInFirst } from './refusal.ts'
import type { Rehearsal } from './rehearsal.ts'
import { recheckIfStale, confirmRights } from './access/rights.ts'

const deadlock = '40P01'
const serializationFailure = '40001'

/**
 * Runs a write in one transaction, completely or not at all. Inside, `ctx.db` is the transaction. A command within a
 * command is a savepoint, so that its refusal undoes only its own part. With an Idempotency-Key it is done once; a
 * repeat returns the first result as plain data. So a command must itself read the data on which it decides, and a
 * request that makes several commands names each with `partOf`. In a dry run, the end of the request undoes it.
 *
 * @throws RightsEnded if, while it ran, the viewer lost the rights on which it began
 */
export async function command<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  await recheckIfStale(ctx)
  const { once, rehearsal } = ctx
  if (rehearsal && ctx.db === rehearsal.db) return rehearsed(ctx, rehearsal, run)
  if (ctx.db.isTransaction) return inSavepoint(ctx, () => runMarkingWrite(ctx, run))
  if (!once) return transaction(ctx, (ctx) => runMarkingWrite(ctx, run))
  begin(once)
  try {
    return valueOf(await transaction(ctx, (ctx) => runOnce(ctx, once, () => runMarkingWrite(ctx, run))))
  } catch (error) {
    // Undone with its transaction: only commands that are refused pay for a second one, which stores that.
    if (!isOutcome(error)) throw error
    return valueOf(await transaction(ctx, (ctx) => storeRefusal(ctx, once, error)))
  }
}

const transaction = <T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> =>
  untilFree(() => ctx.db.transaction().execute((trx) => confirmed(withDb(ctx, trx), run)))

/** A command of a dry run: a savepoint in the transaction that the request ends by undoing it. */
async function rehearsed<T>(ctx: Context, rehearsal: Rehearsal, run: (ctx: Context) => Promise<T>): Promise<T> {
  const inner = withDb(ctx, await rehearsal.begin())
  return inSavepoint(inner, async () => {
    const result = await confirmed(inner, (ctx) => runMarkingWrite(ctx, run))
    // What a commit would check.
    await sql`set constraints all immediate`.execute(inner.db)
    await sql`set constraints all deferred`.execute(inner.db)
    return result
  })
}

/** Repeats what was undone because it and another transaction waited for each other. */
async function untilFree<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const code = (error as { code?: string }).code
      const worthRepeating = code === deadlock || code === serializationFailure
      if (!worthRepeating || attempt === 3) throw error
    }
  }
}

/**
 * The rights are checked again at the end of the transaction. Not at its start: if the session's row were locked all
 * along, two administrators who change each other would deadlock, and a stream of commands could delay a block of their
 * author.
 */
async function confirmed<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  const result = await run(ctx)
  await confirmRights(ctx)
  return result
}

async function inSavepoint<T>(ctx: Context, run: () => Promise<T>): Promise<T> {
  await sql`savepoint inner_command`.execute(ctx.db)
  const forget = ctx.rehearsal?.mark()
  try {
    const result = await run()
    await sql`release savepoint inner_command`.execute(ctx.db)
    return result
  } catch (error) {
    forget?.()
    await sql`rollback to savepoint inner_command`.execute(ctx.db)
    await sql`release savepoint inner_command`.execute(ctx.db)
    throw error
  }
}

async function runMarkingWrite<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  const result = await run(ctx)
  if (ctx.rights) ctx.rights.hasWritten = true
  return result
}

/** The signed-in person's id. For commands whose operation requires a sign-in. */
export function actorId(ctx: Context): string {
  if (!ctx.viewer) throw signInFirst(ctx.tokenProblem)
  return ctx.viewer._id
}
