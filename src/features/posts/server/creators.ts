import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { contains } from '../../../platform/server/search.ts'
import { toE164 } from '../../../platform/shared/phone.ts'
import type { UserRow } from '../../users/server/public.ts'

/** People for the creator picker, best first: by name only, since its users may not see numbers and addresses. */
export async function findCreators(db: Kysely<Tables>, text: string, limit: number): Promise<UserRow[]> {
  let people = db.selectFrom('users').selectAll().limit(limit)
  if (text) {
    // The searched column also holds numbers; the name itself must match, or a number could be guessed digit by digit.
    people = people
      .where(contains('users.search', text))
      .where(sql<boolean>`search_key(full_name) like '%' || search_key(${text}) || '%'`)
  }
  return people.orderBy('name_sort').execute()
}

export async function findUserByPhone(db: Kysely<Tables>, typed: string): Promise<UserRow | null> {
  const phoneNumber = toE164(typed)
  if (!phoneNumber) return null
  return (await db.selectFrom('users').selectAll().where('phone_number', '=', phoneNumber).executeTakeFirst()) ?? null
}
