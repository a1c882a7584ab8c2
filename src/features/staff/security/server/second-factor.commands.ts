import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import {
  endSessionsOf,
  enrolmentUri,
  newSecret,
  plainCode,
  replaceRecoveryCodes,
  stepOf,
} from '../../session/server/public.ts'
import type { Proof } from '../security.rules.ts'
import { commandOnOther } from './other-account.ts'
import { guardProof, provenCommand, wrongCode } from './proof.ts'

export interface Enrolment {
  /** Base32, for typing where there is no camera. */
  readonly secret: string
  /** For the QR code. */
  readonly uri: string
}

/**
 * Starts or restarts the setup: creates a secret that is not active until one of its codes is confirmed. Requires the
 * password, so that nobody can set up a second factor with a stolen id token and lock the owner out.
 *
 * @throws Refusal CONFLICT when the viewer already has a second factor
 */
export async function startSecondFactor(ctx: Context, proof: Proof): Promise<Enrolment> {
  const userId = actorId(ctx)
  const { secret, sealed } = newSecret(ctx, userId)
  return provenCommand(ctx, proof, async (ctx) => {
    const started = await ctx.db
      .insertInto('second_factors')
      .values({ user_id: userId, secret: sealed })
      .onConflict((oc) =>
        oc
          .column('user_id')
          .doUpdateSet({ secret: sealed, created_at: new Date() })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!started) throw new Refusal('CONFLICT', 'security_text_already_on')
    const { phone_number } = await ctx.db
      .selectFrom('users')
      .select('phone_number')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { secret, uri: enrolmentUri(secret, phone_number) }
  })
}

/** Turns the second factor on after a code proves that the app has the secret. Returns the recovery codes. */
export async function confirmSecondFactor(ctx: Context, typed: string): Promise<string[]> {
  const userId = actorId(ctx)
  return guardProof(ctx, () =>
    command(ctx, async (ctx) => {
      const factor = await ctx.db
        .selectFrom('second_factors')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      if (!factor) throw new Refusal('CONFLICT', 'security_text_not_started')
      if (factor.confirmed_at) throw new Refusal('CONFLICT', 'security_text_already_on')
      const step = stepOf(ctx, userId, factor.secret, plainCode(typed))
      if (step === null) throw wrongCode(ctx, 'code')
      await ctx.db
        .updateTable('second_factors')
        .set({ confirmed_at: new Date(), last_step: step })
        .where('user_id', '=', userId)
        .execute()
      const codes = await replaceRecoveryCodes(ctx, userId)
      await audit(ctx, { action: 'confirmSecondFactor', model: 'USER', targetId: userId })
      return codes
    }),
  )
}

/**
 * Replaces the recovery codes; the old ones stop working. It needs as much proof as turning the second factor off,
 * because a recovery code is enough for that.
 */
export async function renewRecoveryCodes(ctx: Context, proof: Proof): Promise<string[]> {
  const userId = actorId(ctx)
  return provenCommand(ctx, proof, async (ctx) => {
    const factor = await ctx.db
      .selectFrom('second_factors')
      .select('confirmed_at')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!factor?.confirmed_at) throw new Refusal('CONFLICT', 'security_text_not_on')
    const codes = await replaceRecoveryCodes(ctx, userId)
    await audit(ctx, { action: 'renewRecoveryCodes', model: 'USER', targetId: userId })
    return codes
  })
}

/** Turns the second factor off. */
export async function removeSecondFactor(ctx: Context, proof: Proof): Promise<boolean> {
  const userId = actorId(ctx)
  return provenCommand(ctx, proof, async (ctx) => {
    await removeFactor(ctx, userId)
    await audit(ctx, { action: 'removeSecondFactor', model: 'USER', targetId: userId })
    return true
  })
}

/**
 * Removes another person's second factor, for people who lost both device and codes, and ends all their sessions.
 *
 * @throws Refusal NOT_FOUND; CONFLICT when there is none; BAD_USER_INPUT for oneself
 */
export async function removeSecondFactorOfAnother(ctx: Context, userId: string): Promise<boolean> {
  return commandOnOther(ctx, userId, 'security_text_own_factor', async (ctx) => {
    await removeFactor(ctx, userId)
    const ended = await endSessionsOf(ctx, userId, 'revoked')
    await audit(ctx, {
      action: 'cmsRemoveSecondFactor',
      model: 'USER',
      targetId: userId,
      after: { sessionsEnded: ended },
    })
    return true
  })
}

/** The recovery codes are deleted with it. */
async function removeFactor(ctx: Context, userId: string): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('CONFLICT', 'security_text_not_on')
}
