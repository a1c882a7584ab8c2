import { audit } from '../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { Refusal } from '../../../platform/server/refusal.ts'
import { endSessionsOf } from '../../session/server/public.ts'
import { plainCode, type Proof } from '../security.rules.ts'
import { commandOnAnother } from './another-person.ts'
import { guardProof, provenCommand, wrongCode } from './proof.ts'
import { enrolmentUri, newSecret, replaceRecoveryCodes, stepOf } from './second-factor.ts'

export interface Enrolment {
  /** Base32, to be typed where no camera is. */
  readonly secret: string
  /** For the QR code. */
  readonly uri: string
}

/**
 * Begins, or begins again: makes a secret that counts for nothing until a code of it is confirmed. It takes the
 * password: with a stolen id token alone nobody puts a factor of their own before the owner's account.
 *
 * @throws Refusal CONFLICT when the viewer has a second factor already
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

/** Turns the second factor on, once a code shows that the app has the secret. Gives the recovery codes. */
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

/** New recovery codes; the old ones are worth nothing from now on. */
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
 * Takes off another person's second factor, for who has lost both device and codes, and signs them out everywhere.
 *
 * @throws Refusal NOT_FOUND; CONFLICT when there is none; BAD_USER_INPUT for oneself
 */
export async function removeSecondFactorOfAnother(ctx: Context, userId: string): Promise<boolean> {
  return commandOnAnother(ctx, userId, 'security_text_own_factor', async (ctx) => {
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

/** Its recovery codes go with it. */
async function removeFactor(ctx: Context, userId: string): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('CONFLICT', 'security_text_not_on')
}
