import type { Kysely } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { toE164 } from '../../../../platform/shared/phone.ts'
import { closestPeople, type UserRow } from '../../../records/persons/server/public.ts'

/**
 * People for the creator picker, found by name only: its users may not see numbers, addresses and user names. Without a
 * text, the first by name.
 */
export function findCreators(db: Kysely<Tables>, text: string | null, limit: number): Promise<UserRow[]> {
  if (text !== null) return closestPeople(db, { text, limit, by: 'name' })
  return db.selectFrom('users').selectAll().orderBy('name_sort').orderBy('id').limit(limit).execute()
}

export async function findUserByPhone(db: Kysely<Tables>, typed: string): Promise<UserRow | null> {
  const phoneNumber = toE164(typed)
  if (!phoneNumber) return null
  return (await db.selectFrom('users').selectAll().where('phone_number', '=', phoneNumber).executeTakeFirst()) ?? null
}
