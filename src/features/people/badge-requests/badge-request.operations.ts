import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const badgeRequestOperations = defineOperations({
  query: { cmsListRequestBadges: promotion, getRequestBadge: promotion },
  mutation: { cmsBadgeSetStatus: promotion },
})
