import { defineList } from '../../../platform/shared/list.ts'
import { termStatuses, userGroups } from '../../../platform/shared/permission.ts'
import { genders } from './user.values.ts'

/** The user list: `cmsGetUsers`, `/users` and its variants, exports and saved columns all follow from this. */
export const userList = defineList({
  name: 'User',
  filters: {
    query: { kind: 'text', longest: 200 },
    termStatus: { kind: 'choices', values: termStatuses },
    group: { kind: 'choices', values: userGroups },
    gender: { kind: 'choices', values: genders },
    badgeId: { kind: 'reference', to: 'badge' },
  },
  sorts: ['CREATED_AT', 'FULL_NAME', 'POINT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})

/** How many people `cmsFindUsers` returns by default. */
export const foundUsers = 5
/** A person's point history: single entries by page, and all days at once. */
export const pointHistoryPageSize = 10
/** What a movement of points is booked for. Rule and post are named by the entry itself. */
export const pointCauses = ['RULE', 'POST', 'VOUCHER', 'PRIZE', 'CORRECTION', 'EXCHANGE', 'EXPIRY', 'OPENING'] as const
export type PointCause = (typeof pointCauses)[number]
export const pointDaysLimit = 10_000
/** How many badges the dropdowns load, and how many people the provider list. */
export const badgeChoicesLimit = 100
export const providersLimit = 100

/** The provider list is the same list with a hundred rows per page. */
export const providerList = defineList({ ...userList, pageSize: providersLimit })
