import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin, area } from '../../../platform/shared/permission.ts'

const people = area('PEOPLE')

export const userOperations = defineOperations({
  query: {
    getEarnedPointHistories: people,
  },
  mutation: {
    registerForImporter: admin,
    updateUserGroup: admin,
    cmsAssignBadge: people,
    blockUser: people,
    unBlockUser: people,
  },
})
