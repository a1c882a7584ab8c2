import { LRUCache } from 'lru-cache'
import { Refusal } from '../refusal.ts'

interface Allowance {
  readonly points: number
  readonly seconds: number
  /** How long the caller's next request is delayed per spent point: several times as long as a point's work takes. */
  readonly millisecondsOfPoint: number
}

/** How many callers are counted at once. The caller without requests for the longest time is forgotten first. */
const mostCallers = 10_000

/**
 * Counts what callers spend, in the memory of this replica, because it is this process's time that is spent. Even
 * within the allowance, a caller's requests are delayed, so that a burst leaves capacity for others.
 *
 * @returns a function that spends a caller's points and returns the milliseconds to wait before the work; it throws
 * Refusal RATE_LIMITED, with the seconds to wait, when the allowance is used up
 */
export function allowance({ points, seconds, millisecondsOfPoint }: Allowance) {
  const accounts = new LRUCache<string, { spent: number; freeAt: number }>({ max: mostCallers, ttl: seconds * 1000 })
  return (caller: string, spent: number): number => {
    if (spent === 0) return 0
    const now = performance.now()
    let account = accounts.get(caller)
    if (!account) accounts.set(caller, (account = { spent: 0, freeAt: now }))
    account.spent += spent
    if (account.spent > points) {
      const retryAfter = Math.max(1, Math.ceil(accounts.getRemainingTTL(caller) / 1000))
      throw new Refusal('RATE_LIMITED', 'platform_text_too_many_requests', {
        params: { seconds: retryAfter },
        retryAfter,
      })
    }
    const start = Math.max(now, account.freeAt)
    account.freeAt = start + spent * millisecondsOfPoint
    return start - now
  }
}
