import { sql } from 'kysely'
import { Refusal } from '../shared/refusal.ts'
import { type Context, withDb } from './context.ts'

const deadlock = '40P01'
const serializationFailure = '40001'

/**
 * Runs a write: one transaction, all of it or nothing. Inside, `ctx.db` is the transaction. A command within a
 * command (or within a request that carries an Idempotency-Key) is a savepoint, so that its refusal undoes only
 * its own part.
 */
export async function command<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return savepoint(ctx, run)
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction().execute((trx) => run(withDb(ctx, trx)))
    } catch (error) {
      const code = (error as { code?: string }).code
      const worthRepeating = code === deadlock || code === serializationFailure
      if (!worthRepeating || attempt === 3) throw error
    }
  }
}

async function savepoint<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  await sql`savepoint inner_command`.execute(ctx.db)
  try {
    const result = await run(ctx)
    await sql`release savepoint inner_command`.execute(ctx.db)
    return result
  } catch (error) {
    await sql`rollback to savepoint inner_command`.execute(ctx.db)
    await sql`release savepoint inner_command`.execute(ctx.db)
    throw error
  }
}

/** The signed-in person's id. For commands whose operation demands a sign-in. */
export function actorId(ctx: Context): string {
  if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED', 'Please sign in.')
  return ctx.viewer._id
}
