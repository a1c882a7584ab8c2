import { defineOperations } from '../../platform/shared/operation.ts'
import { admin, area } from '../../platform/shared/permission.ts'

const people = area('PEOPLE')

export const userOperations = defineOperations({
  query: {
    cmsGetUsers: people,
    // The card of a creator shows a part of this.
    cmsGetUser: area('PEOPLE', 'MODERATION'),
    // Also used to find recipients and winners.
    cmsFindUsers: area('PEOPLE', 'NOTIFICATIONS', 'PROMOTION'),
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
