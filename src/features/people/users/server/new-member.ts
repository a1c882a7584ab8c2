import type { Insertable } from 'kysely'
import type { Users } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { hasDialCodeOf, isCountry, toE164 } from '../../../../platform/shared/phone.ts'
import { announceAll, ofMember } from '../../../records/webhook-events/server/public.ts'
import { hashPasswordOf } from '../../../staff/session/server/public.ts'
import type { NewUser } from '../user.rules.ts'

/**
 * What a new member's row says, with the password hashed: call it outside of transactions.
 *
 * @throws Refusal BAD_USER_INPUT for an unknown country, or a number that is none of it
 */
export async function readyForMember(ctx: Context, data: NewUser) {
  return {
    phone_number: numberIn(data.countryCode, data.phoneNumber),
    password_hash: await hashPasswordOf(ctx, data.password),
    full_name: data.fullName,
    gender: data.gender,
    country_code: data.countryCode,
  }
}

/**
 * The number as it is stored.
 *
 * @throws Refusal BAD_USER_INPUT for an unknown country, or a number that is none of it
 */
export function numberIn(countryCode: string, typed: string): string {
  const phoneNumber = toE164(typed)
  if (!isCountry(countryCode)) throw invalid('data.countryCode', 'users_text_country_unknown')
  if (!phoneNumber || !hasDialCodeOf(countryCode, phoneNumber))
    throw invalid('data.phoneNumber', 'users_text_phone_invalid')
  return phoneNumber
}

/** @throws Refusal BAD_USER_INPUT if somebody has the number */
export async function insertMember(ctx: Context, row: Insertable<Users>): Promise<string> {
  const id = await insertIfFree(ctx, row)
  if (id === null) throw invalid('data.phoneNumber', 'users_text_phone_taken')
  return id
}

/** The new member's id; null if somebody has the number. */
const insertIfFree = async (ctx: Context, row: Insertable<Users>): Promise<string | null> =>
  (await insertFree(ctx, [row]))[0] ?? null

/** Stores new members. Returns the ids of those whose number was free; of two with one number the first has it. */
export async function insertFree(ctx: Context, rows: readonly Insertable<Users>[]): Promise<string[]> {
  const created = await withFreeEmail(() =>
    ctx.db
      .insertInto('users')
      .values(rows)
      .onConflict((oc) => oc.column('phone_number').doNothing())
      .returning('id')
      .execute(),
  )
  const ids = created.map(({ id }) => id)
  if (ids.length > 0)
    await announceAll(
      ctx,
      ids.map((id) => ofMember('member.registered', id, { state: 'NORMAL' })),
    )
  return ids
}

/**
 * Writes rows of people within a command.
 *
 * @throws Refusal BAD_USER_INPUT if somebody else has the email address
 */
export async function withFreeEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'users_email') throw error
    throw invalid('data.email', 'users_text_email_taken')
  }
}
