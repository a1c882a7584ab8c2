import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'

export interface Limit {
  readonly name: string
  /** Attempts allowed within the time below. */
  readonly attempts: number
  readonly seconds: number
}

/**
 * Milliseconds by which the clocks of replicas may differ. A window that ends later than that began while a clock was wrong, and keeps
 * nobody out. With less, whoever guesses at two replicas would begin a window anew as often as they like.
 */
const mostAhead = 3_600_000

/** An attempt that was counted. */
export interface Counted {
  /** Takes the count back, after a success. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt against a limit. Counters are in the database, so they hold for all replicas and across restarts.
 * Never call it inside a transaction: a rollback would undo the count.
 *
 * @throws Refusal RATE_LIMITED with the seconds to wait
 */
export async function throttle(ctx: Context, limit: Limit, key: string): Promise<Counted> {
  if (ctx.db.isTransaction) throw new Error('attempts are counted outside of transactions')
  const counter = limiter(ctx, limit)
  try {
    await counter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    if (error.msBeforeNext > limit.seconds * 1000 + mostAhead) {
      await counter.delete(key)
      return throttle(ctx, limit, key)
    }
    const retryAfter = Math.ceil(error.msBeforeNext / 1000)
    const params = { minutes: Math.ceil(retryAfter / 60) }
    throw new Refusal('RATE_LIMITED', 'platform_text_too_many_attempts', { params, retryAfter })
  }
  const countedAt = Date.now()
  const takeBack = () => forgive(ctx, limit, key, countedAt)
  // Within the transaction of a dry run, it would be undone.
  return { forgive: async () => (ctx.rehearsal ? ctx.rehearsal.afterwards(takeBack) : takeBack()) }
}

/**
 * Subtracts only from the window in which it was counted, and never below zero: the library's own `reward` gives a
 * credit once that window is over, with which an attacker could save up attempts.
 */
async function forgive(ctx: Context, limit: Limit, key: string, countedAt: number): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', limiter(ctx, limit).getKey(key))
    .where('points', '>', 0)
    .where('expire', '<=', countedAt + limit.seconds * 1000)
    .where('expire', '>', sql<number>`${Date.now()}::bigint`)
    .execute()
}

function limiter(ctx: Context, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        ctx.db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.attempts,
    duration: limit.seconds,
  })
}
