import { defineMemberOperations } from '../../../platform/shared/operation.ts'
import { member, memberAlways } from '../../../platform/shared/permission.ts'

export const memberNoticeOperations = defineMemberOperations({
  query: { notifications: member },
  fromStandby: ['notifications'],
  mutation: { markNotificationsRead: memberAlways },
})
