import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { type DemoRole, numberOf, signInRoles, signIns } from './sign-ins.ts'

/** Whether the database has no people yet. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** The sign-ins of the demo people in the database, printed at the start. */
export async function demoSignIns(
  db: Kysely<Tables>,
): Promise<{ role: DemoRole; phoneNumber: string; password: string }[]> {
  const numbers = signInRoles.map((role) => numberOf(signIns[role]))
  const people = await db.selectFrom('users').select('phone_number').where('phone_number', 'in', numbers).execute()
  const present = new Set(people.map((person) => person.phone_number))
  return signInRoles
    .filter((role) => present.has(numberOf(signIns[role])))
    .map((role) => ({
      role,
      password: signIns[role].password,
      phoneNumber: signIns[role].phoneNumber.replace(/\s/g, ''),
    }))
}
