import type { UsersQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { getLocale } from '../../../generated/messages/runtime.js'
import type { ListState } from '../../../platform/shared/list.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { CopyId, Moment } from '../../../platform/web/list/cells.tsx'
import { UserFace } from '../../../platform/web/list/user-face.tsx'
import { declareList } from '../../../platform/web/list/list-declaration.ts'
import { absoluteDay } from '../../../platform/web/list/time.ts'
import { groupName } from '../../../platform/web/group-name.ts'
import { BadgePicker } from '../../badges/web/public.ts'
import { StatusMark, statusName } from '../../term-status/web/public.ts'
import { providerList, userList } from '../user.list.ts'
import { userOperations } from '../user.operations.ts'
import { genderName } from './user-texts.ts'
import { usersDocument } from './user.documents.ts'
import './users.css'

export type UserRow = UsersQuery['cmsGetUsers']['items'][number]
type UserListState = ListState<typeof userList.filters, (typeof userList.sorts)[number]>

/** A person is called by their name, or else by what is left. */
export const nameOfUser = (user: Pick<UserRow, '_id' | 'fullName' | 'phoneNumber'>) =>
  user.fullName || user.phoneNumber || user._id

function variablesOf({ query, termStatus, group, gender, badgeId, page, size, sort, dir }: UserListState) {
  const filter = { termStatus, group, gender, badgeId }
  return { query, limit: size, page, filter, sortBy: { type: sort, dir } }
}

const decimal = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 })
export const formatPoints = (points: number) => decimal.format(points)

export const userListing = declareList({
  spec: userList,
  operation: userOperations.cmsGetUsers,
  load: async (state: UserListState, signal) =>
    (await request(usersDocument, variablesOf(state), signal ? { signal } : {})).cmsGetUsers,
  title: m.users_list_title,
  nameOf: nameOfUser,
  detail: 'user',
  live: 'USER',
  exports: true,
  filters: {
    query: { label: m.users_filter_query },
    termStatus: { label: m.users_status, nameOf: statusName },
    group: { label: m.users_group, nameOf: groupName },
    gender: { label: m.users_gender, nameOf: genderName },
    badgeId: { label: m.users_badge, picker: BadgePicker },
  },
  sorts: { CREATED_AT: m.users_created_at, FULL_NAME: m.users_full_name, POINT: m.users_point },
  columns: [
    {
      key: 'fullName',
      title: m.users_full_name,
      cell: (user) => <Person user={user} />,
      sort: 'FULL_NAME',
      opens: true,
    },
    { key: '_id', title: m.users_id, cell: (user) => <CopyId id={user._id} /> },
    { key: 'phoneNumber', title: m.users_phone, cell: (user) => user.phoneNumber },
    { key: 'email', title: m.users_email, cell: (user) => user.email, hidden: true },
    { key: 'gender', title: m.users_gender, cell: (user) => genderName(user.gender) },
    {
      key: 'group',
      title: m.users_group,
      cell: (user) => <span className="users-group">{groupName(user.group)}</span>,
    },
    {
      key: 'termStatus',
      title: m.users_status,
      cell: (user) => <StatusMark status={user.termStatus} />,
    },
    {
      key: 'badge',
      title: m.users_badge,
      cell: (user) => user.badge && <span className="users-badge">{user.badge.title}</span>,
    },
    { key: 'badgeStatus', title: m.users_badge_status, cell: (user) => user.badgeStatus, hidden: true },
    { key: 'countryCode', title: m.users_country, cell: (user) => user.countryCode, hidden: true },
    {
      key: 'dateOfBirth',
      title: m.users_date_of_birth,
      cell: (user) => user.dateOfBirth && absoluteDay(user.dateOfBirth),
      hidden: true,
    },
    {
      key: 'totalFriends',
      title: m.users_total_friends,
      cell: (user) => user.totalFriends,
      align: 'end',
      hidden: true,
    },
    { key: 'totalPosts', title: m.users_total_posts, cell: (user) => user.totalPosts, align: 'end', hidden: true },
    {
      key: 'point',
      title: m.users_point,
      cell: (user) => formatPoints(user.point),
      sort: 'POINT',
      sortFirst: 'DESC',
      align: 'end',
    },
    {
      key: 'earnedPoints',
      title: m.users_earned_points,
      cell: (user) => formatPoints(user.earnedPoints),
      align: 'end',
      hidden: true,
    },
    {
      key: 'createdAt',
      title: m.users_created_at,
      cell: (user) => <Moment at={user.createdAt} />,
      sort: 'CREATED_AT',
      sortFirst: 'DESC',
    },
  ],
})

export const providerListing = declareList({ ...userListing, spec: providerList })

function Person({ user }: { readonly user: UserRow }) {
  const name = nameOfUser(user)
  return (
    <span className="users-person">
      <UserFace user={{ ...user, fullName: name }} />
      <span>
        {name}
        {user.username && <small>@{user.username}</small>}
      </span>
    </span>
  )
}
