import { sql } from 'kysely'
import { directionOf, isPast } from '../../../platform/server/keyset.ts'
import { type ListSource, registerListSource } from '../../../platform/server/list-source.ts'
import { userList } from '../user.list.ts'
import { userOperations } from '../user.operations.ts'
import { sortColumn, type UserFilters, type UserRow, type UserSort, whereUsers } from './user.queries.ts'
import { statusReasons } from '../../term-status/server/public.ts'

type Exported = UserRow & { badge_title: string | null }

const columns: ListSource<Exported>['columns'] = {
  _id: { title: 'ID', cell: (user) => user.id },
  fullName: { title: 'Full name', cell: (user) => user.full_name },
  username: { title: 'Username', cell: (user) => user.username },
  phoneNumber: { title: 'Phone number', cell: (user) => user.phone_number },
  email: { title: 'Email', cell: (user) => user.email },
  gender: { title: 'Gender', cell: (user) => user.gender },
  group: { title: 'Group', cell: (user) => user.user_group },
  termStatus: { title: 'Status', cell: (user) => user.term_status },
  reason: { title: 'Reason', cell: (user) => statusReasons(user.reason)[0]?.reason ?? null },
  badge: { title: 'Badge', cell: (user) => user.badge_title },
  badgeStatus: { title: 'Badge status', cell: (user) => user.badge_status },
  countryCode: { title: 'Country', cell: (user) => user.country_code },
  dateOfBirth: { title: 'Date of birth', cell: (user) => user.date_of_birth },
  totalFriends: { title: 'Friends', cell: (user) => user.total_friends },
  totalPosts: { title: 'Posts', cell: (user) => user.total_posts },
  point: { title: 'Points', cell: (user) => user.point / 100 },
  earnedPoints: { title: 'Points earned', cell: (user) => user.earned_points / 100 },
  createdAt: { title: 'Created at', cell: (user) => user.created_at },
}

registerListSource<Exported>({
  spec: userList,
  operation: userOperations.cmsGetUsers,
  columns,
  async idsAfter(ctx, filters, after, limit) {
    let query = whereUsers(ctx.db.selectFrom('users'), filters as UserFilters)
      .select('users.id')
      .orderBy('users.id')
      .limit(limit)
    if (after) query = query.where('users.id', '>', after)
    return (await query.execute()).map((user) => user.id)
  },
  rowsAfter(ctx, filters, sort, after, limit) {
    const column = sortColumn[(sort as UserSort).type]
    const dir = directionOf(sort)
    let ids = whereUsers(ctx.db.selectFrom('users'), filters as UserFilters).select('users.id')
    if (after) {
      const columns = sql`${sql.ref(`users.${column}`)}, users.id`
      ids = ids.where(isPast(dir, columns, sql`${after[column]}, ${after.id}`))
    }
    return ctx.db
      .selectFrom('users')
      .leftJoin('badges', 'badges.id', 'users.badge_id')
      .selectAll('users')
      .select('badges.title as badge_title')
      .where('users.id', 'in', ids.orderBy(`users.${column}`, dir).orderBy('users.id', dir).limit(limit))
      .orderBy(`users.${column}`, dir)
      .orderBy('users.id', dir)
      .execute()
  },
})
