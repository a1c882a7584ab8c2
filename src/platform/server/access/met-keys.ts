import type { App, Context } from '../context.ts'
import { networkOf } from './address.ts'
import { keyHashIn, keyOfHash } from './api-key.ts'
import { noteFailure } from './failed-attempts.ts'
import { throttle } from './throttle.ts'

/** Wrong keys from one address. Each is counted before it is looked up. */
export const wrongKeyLimit = { name: 'api-key:address', attempts: 100, seconds: 15 * 60 } as const

/** Ids of keys that this process has met, by their hash: whose line a request waits in is known without the database. */
const metKeys = new WeakMap<App, Map<string, string>>()
const metKept = 5_000

function metBy(app: App): Map<string, string> {
  let met = metKeys.get(app)
  if (!met) metKeys.set(app, (met = new Map()))
  return met
}

/** The id of the key in an Authorization header, if this process has met it. It may have ended since. */
export function metKeyId(app: App, header: string | undefined): string | null {
  const hash = keyHashIn(header)
  return (hash && metBy(app).get(hash.toString('base64'))) ?? null
}

/**
 * Looks up a key that this process has not met, before the request's body is read. The attempt is counted first, and
 * taken back if there is such a key, even an ended one: whoever sends that guesses nothing.
 *
 * @param ctx of nobody, with the request's address
 * @throws Refusal RATE_LIMITED
 */
export async function meetKey(ctx: Context, header: string | undefined): Promise<void> {
  const hash = keyHashIn(header)
  if (!hash || metKeyId(ctx.app, header) !== null) return
  const attempt = await throttle(ctx, wrongKeyLimit, networkOf(ctx.address))
  const known = await keyOfHash(ctx.db, hash)
  if (!known) return noteFailure(ctx, 'failedKey', { secret: 'KEY', userId: null })
  const met = metBy(ctx.app)
  met.set(hash.toString('base64'), known.id)
  if (met.size > metKept) met.delete(met.keys().next().value!)
  await attempt.forgive()
}
