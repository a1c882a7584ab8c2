import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { contains } from '../../../platform/server/search.ts'
import { findsPerson, isRarelyFound, type UserRow } from './user.queries.ts'

/** Of a common text's many people only the newest are compared with it, and all whose name it is. */
const compared = 500

interface Search {
  readonly text: string
  readonly limit: number
  /** What the text may find a person by: whatever the user list searches, or only what every reader of posts sees. */
  readonly by: 'everything' | 'name'
}

/**
 * The people whom a text finds, those first whose name is closest to it: the very name, then the names of which the
 * text is the largest part. Nobody with exactly this name is missed, however many others are found.
 */
export async function closestPeople(db: Kysely<Tables>, { text, limit, by }: Search): Promise<UserRow[]> {
  const name = sql<string>`search_key(users.full_name)`
  const typed = sql<string>`search_key(${text.trim()})`
  const matches: RawBuilder<boolean> =
    by === 'everything'
      ? findsPerson(text)
      : // The stored text holds the name beside what is hidden, and is cheaper to look at before the name is folded.
        sql`(${contains(sql.ref('users.search'), text)} and ${contains(name, text)})`
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
