import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { admin, anyone, area, member } from '../../../platform/shared/permission.ts'

const people = area('PEOPLE')

export const userOperations = defineOperations({
  query: {
    getEarnedPointHistories: people,
  },
  fromStandby: ['getEarnedPointHistories'],
  mutation: {
    registerForImporter: admin,
    updateUserGroup: admin,
    cmsAssignBadge: people,
    blockUser: people,
    unBlockUser: people,
  },
})

/** `register` tells whether a number is taken, so it stands alone and counts as an attempt. */
export const memberUserOperations = defineMemberOperations({
  query: {},
  mutation: { updateMe: member, enterReferralCode: member },
  proof: { register: anyone },
})
