import { actorId, command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { forgive, throttle } from '../../../platform/server/throttle.ts'
import { invalid } from '../../../platform/shared/refusal.ts'
import { passwordMatches } from '../../session/server/public.ts'
import { securityTexts } from '../security.messages.ts'
import { type Proof, proofLimits } from '../security.rules.ts'
import { spendCode } from './second-factor.ts'

/**
 * Runs something that a wrong password or code must fail, and counts the failures against the person and the
 * address; a success is taken off again.
 *
 * @throws Refusal RATE_LIMITED
 */
export async function countingFailures<T>(ctx: Context, run: () => Promise<T>): Promise<T> {
  await throttle(ctx, proofLimits.address, ctx.address)
  await throttle(ctx, proofLimits.person, actorId(ctx))
  const result = await run()
  await forgive(ctx, proofLimits.address, ctx.address)
  await forgive(ctx, proofLimits.person, actorId(ctx))
  return result
}

/** The stored hash of the viewer's password, if this is the password. Outside of transactions: hashing takes long. */
export async function ownPasswordHash(ctx: Context, password: string, field: string): Promise<string> {
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actorId(ctx))
    .executeTakeFirstOrThrow()
  if (!(await passwordMatches(password_hash, password))) throw invalid(field, securityTexts.wrongPassword)
  return password_hash
}

/** A command for which the viewer must show, by password or code, that it is still them. A code is used up by it. */
export function provenCommand<T>(
  ctx: Context,
  { password, code }: Proof,
  run: (ctx: Context) => Promise<T>,
): Promise<T> {
  return countingFailures(ctx, async () => {
    if (password) await ownPasswordHash(ctx, password, 'proof.password')
    return command(ctx, async (ctx) => {
      if (!password && !(await spendCode(ctx, actorId(ctx), code!)))
        throw invalid('proof.code', securityTexts.wrongCode)
      return run(ctx)
    })
  })
}
