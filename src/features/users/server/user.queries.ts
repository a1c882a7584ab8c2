import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables, Users } from '../../../../database/tables.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { listPage } from '../../../platform/server/list-page.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { contains } from '../../../platform/server/search.ts'
import type { FilterValues, Sort } from '../../../platform/shared/list.ts'
import type { userList } from '../user.list.ts'

export type UserRow = Selectable<Users>
export type UserFilters = FilterValues<(typeof userList)['filters']>
export type UserSort = Sort<(typeof userList)['sorts'][number]>

/** The indexed column behind each sort; `id` breaks ties, so that the order is total. */
export const sortColumn = { CREATED_AT: 'created_at', FULL_NAME: 'name_sort', POINT: 'point' } as const

type UserQuery<O> = SelectQueryBuilder<Tables, 'users', O>

export function whereUsers<O>(query: UserQuery<O>, filters: UserFilters): UserQuery<O> {
  let q = query
  if (filters.query) q = q.where(contains('users.search', filters.query))
  if (filters.termStatus) q = q.where('term_status', '=', filters.termStatus)
  if (filters.group) q = q.where('user_group', '=', filters.group)
  if (filters.gender) q = q.where('gender', '=', filters.gender)
  if (filters.badgeId) q = q.where('badge_id', '=', filters.badgeId)
  return q
}

/** A page of people. Ids come first and rows after, so that a deep page does not carry rows it skips. */
export function pageOfUsers(
  db: Kysely<Tables>,
  list: { filters: UserFilters; sort: UserSort; limit: number; offset: number },
): ListPage<UserRow> {
  const column = sortColumn[list.sort.type]
  return listPage({
    dir: list.sort.dir,
    limit: list.limit,
    offset: list.offset,
    count: () => countUsers(db, list.filters),
    read: (dir, limit, offset) => {
      const page = whereUsers(db.selectFrom('users'), list.filters)
        .select('id')
        .orderBy(column, dir)
        .orderBy('id', dir)
        .limit(limit)
        .offset(offset)
      return db
        .selectFrom('users')
        .selectAll()
        .where('id', 'in', page)
        .orderBy(column, dir)
        .orderBy('id', dir)
        .execute()
    },
  })
}

/** Exact. Without a text the kept tally knows it; with one, the matches are counted. */
export async function countUsers(db: Kysely<Tables>, filters: UserFilters): Promise<number> {
  if (filters.query) {
    const { matches } = await whereUsers(db.selectFrom('users'), filters)
      .select((eb) => eb.fn.countAll<number>().as('matches'))
      .executeTakeFirstOrThrow()
    return matches
  }
  let tally = db.selectFrom('user_tally').select(sql<number>`coalesce(sum(people), 0)::bigint`.as('matches'))
  if (filters.termStatus) tally = tally.where('term_status', '=', filters.termStatus)
  if (filters.group) tally = tally.where('user_group', '=', filters.group)
  if (filters.gender) tally = tally.where('gender', '=', filters.gender)
  if (filters.badgeId) tally = tally.where('badge_id', '=', filters.badgeId)
  return (await tally.executeTakeFirstOrThrow()).matches
}

export const userById = loaderById('users')
