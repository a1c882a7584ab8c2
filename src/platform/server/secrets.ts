import { networkOf } from './address.ts'
import type { Context } from './context.ts'
import { type FailedAction, noteFailure, type SecretKind } from './failed-attempts.ts'
import { Refusal } from './refusal.ts'
import { type Counted, type Limit, throttle } from './throttle.ts'

/** What is said of a wrong password or code. */
export class WrongSecret extends Refusal {
  readonly secret: SecretKind
  /** Whose it was to be, if there is such a person. */
  readonly userId: string | null

  constructor(secret: SecretKind, userId: string | null, { code, details }: Refusal) {
    super(code, details.reason, details)
    this.secret = secret
    this.userId = userId
  }
}

interface Guarded {
  /** How the audit log calls a failure. */
  readonly action: FailedAction
  readonly limits: { readonly person: Limit; readonly address: Limit }
  /** Whose secret it is, in a form that is the same for every spelling. */
  readonly person: string
}

/**
 * Runs something that looks at a secret. The attempt is counted before, outside of any transaction, so that nothing
 * which goes wrong later takes it back. It is forgiven when the secret was right, whatever was said for other
 * reasons, or was not looked at; a wrong one (`WrongSecret`) is noted for the audit log. After a fault nobody knows,
 * so it stays counted.
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

/** What was done stays done when this fails: one attempt more was counted then. */
async function forgive(ctx: Context, counted: readonly Counted[]): Promise<void> {
  try {
    for (const attempt of counted) await attempt.forgive()
  } catch (error) {
    ctx.log.warn({ err: error }, 'an attempt that went well stays counted')
  }
}
