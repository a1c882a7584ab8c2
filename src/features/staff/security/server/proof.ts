import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { guardSecret, WrongSecret } from '../../../../platform/server/access/secrets.ts'
import { hasSecondFactor, passwordMatches, spendCode } from '../../session/server/public.ts'
import { type Proof, proofLimits } from '../security.rules.ts'

/**
 * Runs something that must fail on a wrong password or code of the viewer: see `guardSecret`.
 *
 * @throws Refusal RATE_LIMITED
 */
export function guardProof<T>(ctx: Context, run: () => Promise<T>): Promise<T> {
  return guardSecret(ctx, { action: 'failedProof', limits: proofLimits, person: actorId(ctx) }, run)
}

export const wrongPassword = (ctx: Context, field: string) =>
  new WrongSecret('PASSWORD', actorId(ctx), invalid(field, 'security_text_wrong_password'))
export const wrongCode = (ctx: Context, field: string) =>
  new WrongSecret('CODE', actorId(ctx), invalid(field, 'security_text_wrong_code'))

/** Checks the viewer's password and returns its stored hash. Call it outside of transactions: hashing is slow. */
export async function ownPasswordHash(ctx: Context, password: string, field: string): Promise<string> {
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actorId(ctx))
    .executeTakeFirstOrThrow()
  if (!(await passwordMatches(ctx, password_hash, password))) throw wrongPassword(ctx, field)
  return password_hash
}

/**
 * A command for which the viewer must prove who they are: by the password, and by a code too if one is given. It uses
 * the code up.
 *
 * @throws Refusal CONFLICT if a code is given, but the viewer has no second factor
 */
export function provenCommand<T>(
  ctx: Context,
  { password, code }: Proof,
  run: (ctx: Context) => Promise<T>,
): Promise<T> {
  return guardProof(ctx, async () => {
    await ownPasswordHash(ctx, password ?? '', 'proof.password')
    return command(ctx, async (ctx) => {
      if (code) await spendOwnCode(ctx, code)
      return run(ctx)
    })
  })
}

async function spendOwnCode(ctx: Context, code: string): Promise<void> {
  const userId = actorId(ctx)
  if (!(await hasSecondFactor(ctx, userId))) throw new Refusal('CONFLICT', 'security_text_not_on')
  if (!(await spendCode(ctx, userId, code))) throw wrongCode(ctx, 'proof.code')
}
