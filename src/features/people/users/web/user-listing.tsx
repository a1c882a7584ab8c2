import type { UsersQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { BadgePicker } from '../../badges/web/public.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { providerList, userList } from '../../../records/persons/user.list.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { genderName } from '../../../../platform/web/words/gender-name.ts'
import { countryName } from './country-name.ts'
import { badgeStatusName } from './user-texts.ts'
import { userCountDocument, usersDocument } from './user.documents.ts'
import './users.css'

export type UserRow = UsersQuery['cmsGetUsers']['items'][number]

/** A person's name; without one, the phone number or the id. */
export const nameOfUser = (user: Pick<UserRow, '_id' | 'fullName' | 'phoneNumber'>) =>
  user.fullName || user.phoneNumber || user._id

const load = loadPage(userList, usersDocument, ({ filter: { query, ...filter }, ...usual }) => {
  return { ...usual, query, filter, counted: query === undefined }
})

export const userListing = declareList({
  spec: userList,
  operation: personOperations.cmsGetUsers,
  load,
  count: async (state: ListStateOf<typeof userList>, signal?: AbortSignal) => {
    const { query, ...filter } = wireFilters(userList, state)
    return (await request(userCountDocument, { query, filter }, { signal })).cmsGetUsers.counter
  },
  title: m.users_list_title,
  nameOf: nameOfUser,
  detail: 'user',
  model: 'USER',
  exports: true,
  filters: {
    query: { label: m.users_filter_query },
    termStatus: { label: m.common_status, nameOf: statusName },
    group: { label: m.common_group, nameOf: groupName },
    gender: { label: m.common_gender, nameOf: genderName },
    badgeId: { label: m.common_badge, picker: BadgePicker },
  },
  sorts: { CREATED_AT: m.common_created_at, FULL_NAME: m.common_full_name, POINT: m.users_point },
  columns: [
    {
      key: 'fullName',
      title: m.common_full_name,
      cell: (user) => <Person user={user} />,
      sort: 'FULL_NAME',
      opens: true,
    },
    { key: '_id', title: m.common_id, kind: 'id' },
    { key: 'phoneNumber', title: m.common_phone_number, kind: 'text' },
    { key: 'email', title: m.common_email, kind: 'text', hidden: true },
    { key: 'gender', title: m.common_gender, cell: (user) => genderName(user.gender) },
    {
      key: 'group',
      title: m.common_group,
      cell: (user) => <span className="users-group">{groupName(user.group)}</span>,
    },
    {
      key: 'termStatus',
      title: m.common_status,
      cell: (user) => <StatusMark status={user.termStatus} until={user.reason[0]?.until} />,
    },
    {
      key: 'badge',
      title: m.common_badge,
      cell: (user) => user.badge && <span className="users-badge">{user.badge.title}</span>,
    },
    {
      key: 'badgeStatus',
      title: m.users_badge_status,
      cell: (user) => user.badgeStatus && badgeStatusName(user.badgeStatus),
      hidden: true,
    },
    { key: 'countryCode', title: m.common_country, cell: (user) => countryName(user.countryCode), hidden: true },
    {
      key: 'dateOfBirth',
      title: m.users_date_of_birth,
      kind: 'day',
      hidden: true,
    },
    {
      key: 'totalFriends',
      title: m.users_total_friends,
      kind: 'number',
      hidden: true,
    },
    {
      key: 'totalPosts',
      title: m.users_total_posts,
      align: 'end',
      cell: (user) => (
        <a href={`/posts?createdBy=${user._id}`} title={m.users_posts_of({ name: nameOfUser(user) })}>
          {formatNumber(user.totalPosts)}
        </a>
      ),
      hidden: true,
    },
    {
      key: 'point',
      title: m.users_point,
      kind: 'number',
      sort: 'POINT',
      sortFirst: 'DESC',
    },
    {
      key: 'earnedPoints',
      title: m.users_earned_points,
      kind: 'number',
      hidden: true,
    },
    {
      key: 'createdAt',
      title: m.common_created_at,
      kind: 'moment',
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
      <Face person={{ ...user, fullName: name }} />
      <span>
        {name}
        {user.username && <small>@{user.username}</small>}
      </span>
    </span>
  )
}
