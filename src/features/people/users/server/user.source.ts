import { readFilters } from '../../../../platform/shared/list.ts'
import { directionOf } from '../../../../platform/server/lists/keyset.ts'
import { type ListSource, registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { userList } from '../../../records/persons/user.list.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import {
  countUsers,
  type UserRow,
  type UserSort,
  usersInOrder,
  whereUsers,
} from '../../../records/persons/server/public.ts'
import { statusReasons } from '../../../records/term-status/server/public.ts'

type Exported = UserRow & { badge_title: string | null; active_points: number; earned_points: number }

/** The column that exported rows are sorted by. */
const placeOf = { CREATED_AT: 'created_at', FULL_NAME: 'name_sort', POINT: 'active_points' } as const

const columns: ListSource<Exported>['columns'] = {
  _id: { title: 'ID', cell: (user) => user.id },
  fullName: { title: 'Full name', personal: true, cell: (user) => user.full_name },
  username: { title: 'Username', personal: true, cell: (user) => user.username },
  phoneNumber: { title: 'Phone number', personal: true, cell: (user) => user.phone_number },
  email: { title: 'Email', personal: true, cell: (user) => user.email },
  gender: { title: 'Gender', personal: true, cell: (user) => user.gender },
  group: { title: 'Group', cell: (user) => user.user_group },
  termStatus: { title: 'Status', cell: (user) => user.term_status },
  reason: { title: 'Reason', cell: (user) => statusReasons(user.reason)[0]?.reason ?? null },
  badge: { title: 'Badge', cell: (user) => user.badge_title },
  badgeStatus: { title: 'Badge status', cell: (user) => user.badge_status },
  countryCode: { title: 'Country', personal: true, cell: (user) => user.country_code },
  dateOfBirth: { title: 'Date of birth', personal: true, cell: (user) => user.date_of_birth },
  totalFriends: { title: 'Friends', cell: (user) => user.total_friends },
  totalPosts: { title: 'Posts', cell: (user) => user.total_posts },
  point: { title: 'Points', cell: (user) => user.active_points / 100 },
  earnedPoints: { title: 'Points earned', cell: (user) => user.earned_points / 100 },
  createdAt: { title: 'Created at', moment: (user) => user.created_at },
}

registerListSource<Exported>({
  spec: userList,
  operation: personOperations.cmsGetUsers,
  columns,
  total: (ctx, filters) => countUsers(ctx.db, readFilters(userList, filters)),
  async idsAfter(ctx, filters, after, limit) {
    let query = whereUsers(ctx.db.selectFrom('users'), readFilters(userList, filters))
      .select('users.id')
      .orderBy('users.id')
      .limit(limit)
    if (after) query = query.where('users.id', '>', after)
    return (await query.execute()).map((user) => user.id)
  },
  rowsAfter(ctx, filters, sort, after, limit) {
    const { type } = sort as UserSort
    return usersInOrder(ctx.db, {
      filters: readFilters(userList, filters),
      type,
      dir: directionOf(sort),
      limit,
      after: after ? [after[placeOf[type]], after.id] : undefined,
    })
      .innerJoin('balances as balance', 'balance.user_id', 'users.id')
      .leftJoin('badges', 'badges.id', 'users.badge_id')
      .select(['balance.active_points', 'balance.earned_points', 'badges.title as badge_title'])
      .execute()
  },
})
