import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { findsPerson, isRarelyFound, newestOrNamed, type UserRow } from './user.queries.ts'

/** For common texts, compares the newest matches and everybody with exactly this name. */
const compared = 500

interface Search {
  readonly text: string
  readonly limit: number
  /**
   * What the text is compared with: everything that the user list searches, or only what every reader of posts sees.
   */
  readonly by: 'everything' | 'name'
}

/**
 * The people whom a text finds, in order of how close their names are to it: exactly this name, then the names of which
 * the text is the largest part. Everybody with exactly this name is found, however many others are.
 */
export async function closestPeople(db: Kysely<Tables>, { text, limit, by }: Search): Promise<UserRow[]> {
  const name = sql<string>`search_key(users.full_name)`
  const typed = sql<string>`search_key(${text.trim()})`
  const matches: RawBuilder<boolean> =
    by === 'everything' ? findsPerson(text) : contains(name, text, { newest: newestOrNamed(text) })
  const found = (await isRarelyFound(db, matches))
    ? sql`select id from users where ${matches} offset 0`
    : sql`select id from users where ${matches} order by created_at desc, id desc limit ${compared}`
  const { rows } = await sql<UserRow>`
    select users.* from users
      where id in ((${found}) union (select id from users where ${name} = ${typed} order by id desc limit ${limit}))
      order by ${name} = ${typed} desc, similarity(${name}, ${typed}) desc, name_sort, id
      limit ${limit}`.execute(db)
  return rows
}
