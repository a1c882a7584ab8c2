import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const badgeRequestOperations = defineOperations({
  query: { cmsListRequestBadges: promotion, getRequestBadge: promotion },
  fromStandby: ['cmsListRequestBadges'],
  mutation: { cmsBadgeSetStatus: promotion, cmsDecideBadgeRequests: promotion },
})

export const memberBadgeRequestOperations = defineMemberOperations({ query: {}, mutation: { requestBadge: member } })
