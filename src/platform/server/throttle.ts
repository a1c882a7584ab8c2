import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../shared/refusal.ts'
import type { Context } from './context.ts'

export interface Limit {
  readonly name: string
  /** Attempts within the time below. */
  readonly attempts: number
  readonly seconds: number
}

/**
 * Counts an attempt against a limit. Counters live in the database, so they hold for all replicas and over restarts.
 *
 * @throws Refusal RATE_LIMITED with the seconds to wait
 */
export async function throttle(ctx: Context, limit: Limit, key: string): Promise<void> {
  try {
    await limiter(ctx, limit).consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfter = Math.ceil(error.msBeforeNext / 1000)
    throw new Refusal('RATE_LIMITED', `Too many attempts. Please try again in ${Math.ceil(retryAfter / 60)} minutes.`, {
      retryAfter,
    })
  }
}

/** Takes back the attempt that `throttle` counted: it turned out well. */
export async function forgive(ctx: Context, limit: Limit, key: string): Promise<void> {
  await limiter(ctx, limit).reward(key)
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
