import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const userOperations = defineOperations({
  query: { cmsGetUsers: admin, cmsGetUser: admin, cmsFindUsers: admin, getEarnedPointHistories: admin },
  mutation: {
    registerForImporter: admin,
    updateUserGroup: admin,
    cmsAssignBadge: admin,
    blockUser: admin,
    unBlockUser: admin,
  },
})
