import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../../../platform/server/context.ts'
import { seal, sealingKey, unseal } from '../../../../platform/server/access/sealing.ts'

/** The defaults of RFC 6238, which every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps by which the person's clock may be ahead or behind. */
const window = 1
const secretBytes = 20
/** 80 random bits cannot be found by trying, even from stolen hashes, so a fast hash is enough. */
const recoveryCodeBytes = 10
/** How many recovery codes each renewal creates. */
export const recoveryCodeCount = 10

/** Normalizes a code before comparing: '123 456' and 'abcd-efgh-…' may be typed with or without separators. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

const keyOf = (ctx: Context, userId: string) => sealingKey(ctx.app.tokenKey, userId, 'second factor')

export function newSecret(ctx: Context, userId: string): { readonly secret: string; readonly sealed: string } {
  const secret = new Secret({ size: secretBytes }).base32
  return { secret, sealed: seal(keyOf(ctx, userId), secret) }
}

/** The URI that an authenticator app reads from the QR code. */
export function enrolmentUri(secret: string, account: string): string {
  return new TOTP({
    ...parameters,
    issuer: 'Back office',
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString()
}

/** The 30-second step that this code belongs to, at most `window` steps from now; null if the code is wrong. */
export function stepOf(ctx: Context, userId: string, sealed: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const secret = opened(ctx, userId, sealed)
  if (secret === null) return null
  const timestamp = Date.now()
  const delta = TOTP.validate({ ...parameters, token: code, secret: Secret.fromBase32(secret), timestamp, window })
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta
}

/** Null after a change of the application's secret: nobody's app codes work any more, but recovery codes do. */
function opened(ctx: Context, userId: string, sealed: string): string | null {
  const secret = unseal(keyOf(ctx, userId), sealed)
  if (!secret) ctx.log.warn('the secret of a second factor cannot be opened')
  return secret && secret.toString()
}

export async function hasSecondFactor(ctx: Context, userId: string): Promise<boolean> {
  const factor = await ctx.db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return factor !== undefined
}

/**
 * Uses up a code of the authenticator app or a recovery code. Each works once: if several requests bring the same one,
 * the first to lock the row succeeds. Call it inside a command; if the command fails, the code can be used again.
 *
 * @returns whether the code was right
 */
export async function spendCode(ctx: Context, userId: string, typed: string): Promise<boolean> {
  const factor = await ctx.db
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return false
  const code = plainCode(typed)
  const step = stepOf(ctx, userId, factor.secret, code)
  if (step === null) return spendRecoveryCode(ctx, userId, code)
  if (step <= factor.last_step!) return false
  await ctx.db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
  return true
}

async function spendRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const spent = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('hash', '=', recoveryHash(userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Replaces all recovery codes of a person and returns the new ones; they cannot be read again later. */
export async function replaceRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: recoveryCodeBytes }).base32)
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await ctx.db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: recoveryHash(userId, code) })))
    .execute()
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

const recoveryHash = (userId: string, code: string) => createHash('sha256').update(`${userId} ${code}`).digest()
