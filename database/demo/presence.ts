import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { hashOfKey, keyOfHash } from '../../src/platform/server/access/api-key.ts'
import { demoKey, type DemoRole, type DemoSignIn, memberSignIns, numberOf, signInRoles, signIns } from './sign-ins.ts'

/** Whether the database has no people yet. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** The sign-ins of the demo people in the database, printed at the start. */
export async function demoSignIns(db: Kysely<Tables>): Promise<({ role: DemoRole } & DemoSignIn)[]> {
  const people = signInRoles.map((role) => ({ role, ...signIns[role] }))
  return present(db, people)
}

/** The sign-ins of the demo's two members in the database, printed for the app. */
export const demoMembers = (db: Kysely<Tables>): Promise<DemoSignIn[]> => present(db, memberSignIns)

/** The demo's API key while it serves, printed for whoever attaches an app; null otherwise. */
export async function demoApiKey(db: Kysely<Tables>): Promise<string | null> {
  return (await keyOfHash(db, hashOfKey(demoKey)))?.state === 'serves' ? demoKey : null
}

/** Those who are there, with their numbers as they are typed. */
async function present<S extends DemoSignIn>(db: Kysely<Tables>, people: readonly S[]): Promise<S[]> {
  const numbers = people.map(numberOf)
  const rows = await db.selectFrom('users').select('phone_number').where('phone_number', 'in', numbers).execute()
  const found = new Set(rows.map((row) => row.phone_number))
  return people
    .filter((person) => found.has(numberOf(person)))
    .map((person) => ({ ...person, phoneNumber: person.phoneNumber.replace(/\s/g, '') }))
}
