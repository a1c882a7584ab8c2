import { networkOf } from './address.ts'
import type { Context } from '../context.ts'
import { type FailedAction, noteFailure, type SecretKind } from './failed-attempts.ts'
import { Refusal } from '../refusal.ts'
import { type Counted, type Limit, throttle } from './throttle.ts'

/** The refusal of a wrong password or code. */
export class WrongSecret extends Refusal {
  readonly secret: SecretKind
  /** The person the secret belongs to, if there is one. */
  readonly userId: string | null

  constructor(secret: SecretKind, userId: string | null, { code, details }: Refusal) {
    super(code, details.reason, details)
    this.secret = secret
    this.userId = userId
  }
}

interface Guarded {
  /** The action of a failure in the audit log. */
  readonly action: FailedAction
  readonly limits: { readonly person: Limit; readonly address: Limit }
  /** Identifies whose secret it is; the same for every spelling. */
  readonly person: string
}

/**
 * Runs something that checks a secret. The attempt is counted before, outside of any transaction, so that no later
 * error can undo the count. The count is taken back when the secret was right or was not checked, even if the request
 * is refused for other reasons; a wrong secret (`WrongSecret`) is recorded for the audit log. After a fault the result
 * is unknown, so the attempt stays counted.
 *
 * @throws Refusal RATE_LIMITED
 */
export async function guardSecret<T>(ctx: Context, guarded: Guarded, run: () => Promise<T>): Promise<T> {
  if (ctx.once) throw new Error('an operation that proves a secret is declared under "proof"')
  const { action, limits, person } = guarded
  const counted = [
    await throttle(ctx, limits.address, networkOf(ctx.address)),
    await throttle(ctx, limits.person, person),
  ]
  try {
    const result = await run()
    await forgive(ctx, counted)
    return result
  } catch (error) {
    if (error instanceof WrongSecret) await noteFailure(ctx, action, error)
    else if (error instanceof Refusal) await forgive(ctx, counted)
    throw error
  }
}

/** If this fails, one attempt too many stays counted, but the change itself is not undone. */
async function forgive(ctx: Context, counted: readonly Counted[]): Promise<void> {
  try {
    for (const attempt of counted) await attempt.forgive()
  } catch (error) {
    ctx.log.warn({ err: error }, 'a successful attempt could not be uncounted')
  }
}
