import { readFilters } from '../../../../platform/shared/list.ts'
import { countryIn } from '../../../../platform/server/english.ts'
import { directionOf } from '../../../../platform/server/lists/keyset.ts'
import { type ListSource, registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { userList } from '../../../records/persons/user.list.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import {
  countUsers,
  readBalances,
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
  _id: { title: 'common_id', cell: (user) => user.id },
  fullName: { title: 'common_full_name', personal: true, cell: (user) => user.full_name },
  username: { title: 'account_username', personal: true, cell: (user) => user.username },
  phoneNumber: { title: 'common_phone_number', personal: true, cell: (user) => user.phone_number },
  email: { title: 'common_email', personal: true, cell: (user) => user.email },
  gender: { title: 'common_gender', personal: true, names: 'common_gender', cell: (user) => user.gender },
  group: { title: 'common_group', names: 'shell_group', cell: (user) => user.user_group },
  termStatus: { title: 'common_status', names: 'term_status', cell: (user) => user.term_status },
  reason: { title: 'common_reason', cell: (user) => statusReasons(user.reason)[0]?.reason ?? null },
  badge: { title: 'common_badge', cell: (user) => user.badge_title },
  badgeStatus: { title: 'users_badge_status', names: 'users_badge_status', cell: (user) => user.badge_status },
  countryCode: {
    title: 'common_country',
    personal: true,
    cell: (user, _, locale) => user.country_code && countryIn(locale, user.country_code),
  },
  dateOfBirth: { title: 'users_date_of_birth', personal: true, cell: (user) => user.date_of_birth },
  totalFriends: { title: 'users_total_friends', cell: (user) => user.total_friends },
  totalPosts: { title: 'users_total_posts', cell: (user) => user.total_posts },
  point: { title: 'users_point', cell: (user) => user.active_points / 100 },
  earnedPoints: { title: 'users_earned_points', cell: (user) => user.earned_points / 100 },
  createdAt: { title: 'common_created_at', moment: (user) => user.created_at },
}

registerListSource<Exported>({
  spec: userList,
  title: 'users_list_title',
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
  async among(ctx, filters, ids) {
    const query = whereUsers(ctx.db.selectFrom('users'), readFilters(userList, filters)).select('users.id')
    return (await query.where('users.id', 'in', ids).execute()).map((user) => user.id)
  },
  async rowsAfter(ctx, filters, sort, after, limit) {
    const { type } = sort as UserSort
    const users = await usersInOrder(ctx.db, {
      filters: readFilters(userList, filters),
      type,
      dir: directionOf(sort),
      limit,
      after: after ? [after[placeOf[type]], after.id] : undefined,
    })
      .leftJoin('badges', 'badges.id', 'users.badge_id')
      .select('badges.title as badge_title')
      .execute()
    // By themselves: joined, everybody would be sent to the workers of a distributed ledger.
    const balances = await readBalances(ctx.db, { ids: users.map(({ id }) => id) })
    const byId = new Map(balances.map((balance) => [balance.user_id, balance]))
    return users.map((user) => {
      const { active_points, earned_points } = byId.get(user.id)!
      return { ...user, active_points, earned_points }
    })
  },
})
