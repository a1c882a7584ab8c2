import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { contains } from '../../../platform/server/search.ts'
import { toE164 } from '../../../platform/shared/phone.ts'
import type { UserRow } from '../../users/server/public.ts'

/** People for the creator picker, found by name only: its users may not see numbers, addresses and user names. */
export function findCreators(db: Kysely<Tables>, text: string | null, limit: number): Promise<UserRow[]> {
  let people = db.selectFrom('users').selectAll()
  if (text !== null) {
    // Only the name decides. The indexed `search` column also contains hidden fields, but it narrows the rows down
    // cheaply first.
    people = people.where(contains(sql.ref('search'), text)).where(contains(sql`search_key(full_name)`, text))
  }
  return people.orderBy('name_sort').orderBy('id').limit(limit).execute()
}

export async function findUserByPhone(db: Kysely<Tables>, typed: string): Promise<UserRow | null> {
  const phoneNumber = toE164(typed)
  if (!phoneNumber) return null
  return (await db.selectFrom('users').selectAll().where('phone_number', '=', phoneNumber).executeTakeFirst()) ?? null
}
