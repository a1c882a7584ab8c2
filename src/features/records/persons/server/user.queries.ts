import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables, Users } from '../../../../../database/tables.ts'
import { type ListPage, listPage } from '../../../../platform/server/lists/list-page.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { type Direction, isAfterCursor } from '../../../../platform/server/lists/keyset.ts'
import { contains, isRare, startsWordOfMany } from '../../../../platform/server/lists/search.ts'
import type { GivenFilters } from '../../../../platform/server/records/table-list.ts'
import type { Sort } from '../../../../platform/shared/list.ts'
import type { userList } from '../user.list.ts'

export type UserRow = Selectable<Users>
export type UserFilters = GivenFilters<(typeof userList)['filters']>
export type UserSort = Sort<(typeof userList)['sorts'][number]>

type UserQuery<O> = SelectQueryBuilder<Tables, 'users', O>

/** Whether a text finds a person of the table `users`: by name, user name, e-mail, phone number or id. */
export const findsPerson = (text: string) =>
  contains(sql.ref('users.search'), text, { id: sql.ref('users.id'), phones: true })

const contact = sql<string>`search_key(users.full_name || ' ' || coalesce(users.email, '') || ' ' || users.phone_number
  || case when users.phone_number like '+84%' then ' 0' || substr(users.phone_number, 4) else '' end)`

/** The same by what is shown to those who may see how to reach a person: not by the user name. */
export const findsContact = (text: string): RawBuilder<boolean> =>
  sql`(${findsPerson(text)} and ${contains(contact, text, { id: sql.ref('users.id'), phones: true })})`

export function whereUsers<O>(query: UserQuery<O>, filters: UserFilters, finds = findsPerson): UserQuery<O> {
  let q = query
  if (filters.query != null) q = q.where(finds(filters.query))
  if (filters.termStatus) q = q.where('term_status', 'in', filters.termStatus)
  if (filters.group) q = q.where('user_group', 'in', filters.group)
  if (filters.gender) q = q.where('gender', 'in', filters.gender)
  if (filters.badgeId) q = q.where('badge_id', '=', filters.badgeId)
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
  /** True if few rows match: they are found by the filters and then sorted. If absent, PostgreSQL chooses. */
  readonly few?: boolean
}

/** Rows in order. Their ids are found first, so that a deep page does not read the whole rows that it skips. */
export function usersInOrder(
  db: Kysely<Tables>,
  { filters, type, dir, limit, offset = 0, after, few = false }: UserList,
) {
  const [column, id] = orders[type].map((name) => sql.ref(name)) as [RawBuilder<unknown>, RawBuilder<unknown>]
  let ids = matchingIds(db, filters, type, few).orderBy(column, dir).orderBy(id, dir).limit(limit).offset(offset)
  if (after) ids = ids.where(isAfterCursor(dir, sql`${column}, ${id}`, sql`${after[0]}, ${after[1]}`))
  return db
    .selectFrom('users')
    .$if(type === 'POINT', (users) => users.innerJoin('balances', 'balances.user_id', 'users.id'))
    .selectAll('users')
    .where('users.id', 'in', ids)
    .orderBy(column, dir)
    .orderBy(id, dir)
}

/** The ids of all people that match, from the table that has the index for the order. */
function matchingIds(
  db: Kysely<Tables>,
  filters: UserFilters,
  type: UserSort['type'],
  few: boolean,
): UserQuery<{ id: string }> {
  const matching = whereUsers(db.selectFrom('users'), filters)
  // The offset keeps PostgreSQL from walking along the order and looking up one person after another until enough match.
  if (type !== 'POINT') {
    if (!few) return matching.select('users.id')
    const found = matching.select(['users.id', 'users.created_at', 'users.name_sort']).offset(0)
    return db.selectFrom(found.as('users')).select('users.id')
  }
  const everybody = db.selectFrom('balances').select('balances.user_id as id')
  const ids = matching.select('users.id')
  return (isFiltered(filters)
    ? everybody.where('balances.user_id', 'in', few ? ids.offset(0) : ids)
    : everybody) as unknown as UserQuery<{ id: string }>
}

const isFiltered = (filters: UserFilters) => Object.values(filters).some((value) => value != null)

/** If fewer than one in 200 people match, following the index of points would find a page of them too slowly. */
const rareBelowOneIn = 200

/**
 * Whether so few match that they should be found first and sorted afterwards. PostgreSQL misjudges how common a text is,
 * and by points it underestimates the cost of reading rows by id, where the tally decides.
 */
async function matchesAreRare(
  db: Kysely<Tables>,
  filters: UserFilters,
  type: UserSort['type'],
  total: () => Promise<number>,
): Promise<boolean> {
  if (filters.query != null) return isRarelyFound(db, findsPerson(filters.query))
  if (type !== 'POINT' || !isFiltered(filters)) return false
  const [matches, everybody] = await Promise.all([total(), countUsers(db, {})])
  return matches * rareBelowOneIn < everybody
}

/** Whether few people match; see `isRare`. */
export const isRarelyFound = (db: Kysely<Tables>, matches: RawBuilder<boolean>) =>
  isRare(db, 'users', sql`created_at desc, id desc`, matches)

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
    isCountSlow: filters.query != null,
    async read(dir, limit, offset, total) {
      const few = await matchesAreRare(db, filters, sort.type, total)
      return usersInOrder(db, { filters, type: sort.type, dir, limit, offset, few }).execute()
    },
  })
}

/** The exact number. Without a search text it comes from the tally; with one, the matches are counted. */
export async function countUsers(db: Kysely<Tables>, filters: UserFilters): Promise<number> {
  if (filters.query != null) return countFound(db, filters, findsPerson(filters.query))
  let tally = db.selectFrom('user_tally').select(sql<number>`coalesce(sum(people), 0)::bigint`.as('matches'))
  if (filters.termStatus) tally = tally.where('term_status', 'in', filters.termStatus)
  if (filters.group) tally = tally.where('user_group', 'in', filters.group)
  if (filters.gender) tally = tally.where('gender', 'in', filters.gender)
  if (filters.badgeId) tally = tally.where('badge_id', '=', filters.badgeId)
  return (await tally.executeTakeFirstOrThrow()).matches
}

/**
 * Common matches are counted by reading the index `users_found`. PostgreSQL overestimates the cost of that, and would
 * otherwise read the whole table, or every page that the trigram index names.
 */
async function countFound(db: Kysely<Tables>, filters: UserFilters, matches: RawBuilder<boolean>): Promise<number> {
  // In a transaction the settings below would last until its end.
  if (db.isTransaction || (await isRarelyFound(db, matches))) {
    return counted(whereUsers(db.selectFrom('users'), filters))
  }
  return db.transaction().execute(async (along) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      along,
    )
    return counted(whereUsers(along.selectFrom('users'), filters, findsPersonOfMany))
  })
}

const findsPersonOfMany = (text: string) =>
  contains(sql.ref('users.search'), text, { id: sql.ref('users.id'), phones: true, hasWord: startsWordOfMany })

async function counted(query: UserQuery<object>): Promise<number> {
  const counting = query.select((eb) => eb.fn.countAll<number>().as('matches'))
  return (await counting.executeTakeFirstOrThrow()).matches
}

export const userById = loaderById('users')
