import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables, Users } from '../../../../../database/tables.ts'
import { type ListPage, listPage } from '../../../../platform/server/lists/list-page.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { type Direction, isAfterCursor } from '../../../../platform/server/lists/keyset.ts'
import {
  contains,
  isRare,
  type Means,
  newestOf,
  type Records,
  startsWordOfMany,
} from '../../../../platform/server/lists/search.ts'
import type { GivenFilters } from '../../../../platform/server/records/table-list.ts'
import type { Sort } from '../../../../platform/shared/list.ts'
import type { userList } from '../user.list.ts'

export type UserRow = Selectable<Users>
export type UserFilters = GivenFilters<(typeof userList)['filters']>
export type UserSort = Sort<(typeof userList)['sorts'][number]>

type UserQuery<O> = SelectQueryBuilder<Tables, 'users', O>

const people: Records = { table: 'users', order: sql`created_at desc, id desc` }

/** The people among whom a sign is searched: the newest, and everybody with exactly this name. */
export const newestOrNamed = (text: string, id: RawBuilder<unknown> = sql.ref('users.id')): RawBuilder<boolean> =>
  sql`${id} = any(array((${newestOf(people, sql`users.id`)}) union all
    (select users.id from users where search_key(users.full_name) = search_key(${text.trim()}))))`

const findsPersonBy = (text: string, means?: Pick<Means, 'hasWord'>) =>
  contains(sql.ref('users.search'), text, {
    id: sql.ref('users.id'),
    phones: true,
    newest: newestOrNamed(text),
    ...means,
  })

/** Whether a text finds a person of the table `users`: by name, user name, e-mail, phone number or id. */
export const findsPerson = (text: string) => findsPersonBy(text)

const contact = sql<string>`search_key(users.full_name || ' ' || coalesce(users.email, '') || ' ' || users.phone_number
  || case when users.phone_number like '+84%' then ' 0' || substr(users.phone_number, 4) else '' end)`

/** The same by what is shown to those who may see how to reach a person: not by the user name. */
export const findsContact = (text: string): RawBuilder<boolean> =>
  sql`(${findsPerson(text)} and ${contains(contact, text, { id: sql.ref('users.id'), phones: true })})`

/** The columns of the enumerated filters that are given, and the values that match. */
const chosen = ({ termStatus, group, gender, badgeId }: UserFilters) =>
  (
    [
      ['term_status', termStatus],
      ['user_group', group],
      ['gender', gender],
      ['badge_id', badgeId ? [badgeId] : null],
    ] as const
  ).flatMap(([column, values]) => (values ? [{ column, values }] : []))

export function whereUsers<O>(query: UserQuery<O>, filters: UserFilters, finds = findsPerson): UserQuery<O> {
  let q = query
  if (filters.query != null) q = q.where(finds(filters.query))
  for (const { column, values } of chosen(filters)) q = q.where(column, 'in', values)
  return q
}

/** The columns of each sort; the id decides between equal rows, so that the order is total. Each order has an index. */
const orders = {
  CREATED_AT: ['users.created_at', 'users.id'],
  FULL_NAME: ['users.name_sort', 'users.id'],
  POINT: ['balances.active_points', 'balances.user_id'],
} as const

interface UserList {
  readonly filters: UserFilters
  readonly type: UserSort['type']
  readonly dir: Direction
  readonly limit: number
  /** Rows to skip. */
  readonly offset?: number
  /** Where to continue: the sort value of the last row, and its id. */
  readonly after?: readonly [unknown, string] | undefined
  readonly way?: Way
}

/**
 * How a page is found: by walking along the order, where PostgreSQL looks up each person's filters; if few match, by
 * finding them first and sorting them; or, by points, by walking with the ids of all who match in memory, or of all others.
 */
type Way = 'ALONG' | 'FIRST' | 'WITH_MATCHES' | 'WITH_OTHERS'

/**
 * Rows in order. Their ids are found first, so that a deep page does not read the whole rows that it skips, and so that nobody else is
 * sent to the workers of a distributed ledger.
 */
export function usersInOrder(
  db: Kysely<Tables>,
  { filters, type, dir, limit, offset = 0, after, way = 'ALONG' }: UserList,
) {
  const [column, id] = orders[type].map((name) => sql.ref(name)) as [RawBuilder<unknown>, RawBuilder<unknown>]
  let ids = matchingIds(db, filters, type, way).orderBy(column, dir).orderBy(id, dir).limit(limit).offset(offset)
  if (after) ids = ids.where(isAfterCursor(dir, sql`${column}, ${id}`, sql`${after[0]}, ${after[1]}`))
  return db
    .selectFrom(ids.select(column.as('place')).as('page'))
    .innerJoin('users', 'users.id', 'page.id')
    .selectAll('users')
    .orderBy('page.place', dir)
    .orderBy('page.id', dir)
}

/** The ids of all people that match, from the table that has the index for the order. */
function matchingIds(
  db: Kysely<Tables>,
  filters: UserFilters,
  type: UserSort['type'],
  way: Way,
): UserQuery<{ id: string }> {
  const matching = whereUsers(db.selectFrom('users'), filters)
  if (type === 'POINT') return idsWithBalance(db, filters, way) as unknown as UserQuery<{ id: string }>
  if (way !== 'FIRST') return matching.select('users.id')
  // The offset keeps PostgreSQL from walking along the order and looking up one person after another until enough match.
  const found = matching.select(['users.id', 'users.created_at', 'users.name_sort']).offset(0)
  return db.selectFrom(found.as('users')).select('users.id')
}

function idsWithBalance(db: Kysely<Tables>, filters: UserFilters, way: Way) {
  const everybody = db.selectFrom('balances').select('balances.user_id as id')
  if (!isFiltered(filters)) return everybody
  const matching = whereUsers(db.selectFrom('users'), filters).select('users.id')
  const others = chosen(filters).map(({ column, values }) =>
    db.selectFrom('users').select('users.id').where(column, 'not in', values),
  )
  switch (way) {
    case 'ALONG':
      return everybody.where('balances.user_id', 'in', matching)
    case 'FIRST':
      return everybody.where('balances.user_id', 'in', matching.offset(0))
    // 'is true' keeps PostgreSQL from making a join of it, whose result it would sort.
    case 'WITH_MATCHES':
      return everybody.where(sql<boolean>`(balances.user_id in (${matching})) is true`)
    case 'WITH_OTHERS':
      return everybody.where(sql<boolean>`balances.user_id not in (${sql.join(others, sql` union all `)})`)
  }
}

const isFiltered = (filters: UserFilters) => Object.values(filters).some((value) => value != null)

/** If fewer than one in 200 people match, following the index of points would find a page of them too slowly. */
const rareBelowOneIn = 200

/** So many ids are hashed within PostgreSQL's usual memory for it (8 MB). If they did not fit, it would not hash them. */
const mostHashed = 150_000
/** Looking up a person takes as long as hashing this many ids. */
const hashedPerLookup = 10

/**
 * How to find a page. PostgreSQL misjudges how common a text is, and by points it underestimates the cost of reading rows
 * by id, where the tally decides.
 */
async function wayTo(
  db: Kysely<Tables>,
  filters: UserFilters,
  type: UserSort['type'],
  offset: number,
  total: () => Promise<number>,
): Promise<Way> {
  if (filters.query != null) return (await isRarelyFound(db, findsPerson(filters.query))) ? 'FIRST' : 'ALONG'
  if (type !== 'POINT' || !isFiltered(filters)) return 'ALONG'
  const [matches, everybody] = await Promise.all([total(), countUsers(db, {})])
  if (matches * rareBelowOneIn < everybody) return 'FIRST'
  // Somebody may be among the others by several filters. By their badge, those without one would not be found.
  const others = filters.badgeId ? everybody : (everybody - matches) * chosen(filters).length
  if (Math.min(matches, others) > Math.min(mostHashed, hashedPerLookup * offset)) return 'ALONG'
  return others < matches ? 'WITH_OTHERS' : 'WITH_MATCHES'
}

/** Whether few people match; see `isRare`. */
export const isRarelyFound = (db: Kysely<Tables>, matches: RawBuilder<boolean>) => isRare(db, people, matches)

/** A page of people. */
export function pageOfUsers(
  db: Kysely<Tables>,
  { filters, sort, limit, offset }: { filters: UserFilters; sort: UserSort; limit: number; offset: number },
): ListPage<UserRow> {
  return listPage({
    dir: sort.dir,
    limit,
    offset,
    count: () => countUsers(db, filters),
    countTo: filters.query == null ? undefined : (most) => countMatches(db, filters, most),
    async read(dir, limit, offset, total) {
      const way = await wayTo(db, filters, sort.type, offset, total)
      return usersInOrder(db, { filters, type: sort.type, dir, limit, offset, way }).execute()
    },
  })
}

/** The exact number. Without a search text it comes from the tally; with one, the matches are counted. */
export async function countUsers(db: Kysely<Tables>, filters: UserFilters): Promise<number> {
  if (filters.query != null) return countFound(db, filters, findsPerson(filters.query))
  let tally = db.selectFrom('user_tally').select(sql<number>`coalesce(sum(people), 0)::bigint`.as('matches'))
  for (const { column, values } of chosen(filters)) tally = tally.where(column, 'in', values)
  return (await tally.executeTakeFirstOrThrow()).matches
}

/**
 * Common matches are counted by reading the index `users_found`. PostgreSQL overestimates the cost of that, and would
 * otherwise read the whole table, or every page that the trigram index names.
 */
async function countFound(db: Kysely<Tables>, filters: UserFilters, matches: RawBuilder<boolean>): Promise<number> {
  // In a transaction the settings below would last until its end.
  if (db.isTransaction || (await isRarelyFound(db, matches))) {
    return countMatches(db, filters, null)
  }
  return db.transaction().execute(async (along) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      along,
    )
    return countMatches(along, filters, null, findsPersonOfMany)
  })
}

const findsPersonOfMany = (text: string) => findsPersonBy(text, { hasWord: startsWordOfMany })

/** Counts the people who match one by one. @param most stops there; null counts all */
async function countMatches(
  db: Kysely<Tables>,
  filters: UserFilters,
  most: number | null,
  finds = findsPerson,
): Promise<number> {
  const matching = whereUsers(db.selectFrom('users'), filters, finds).select('users.id')
  const counting = db
    .selectFrom((most === null ? matching : matching.limit(most)).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('matches'))
  return (await counting.executeTakeFirstOrThrow()).matches
}

export const userById = loaderById('users')
