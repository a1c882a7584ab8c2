import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const groupOperations = defineOperations({
  query: { getCmsGroups: moderation, cmsGetGroup: moderation },
  fromStandby: ['getCmsGroups'],
  mutation: { deleteCmsGroup: moderation },
})

export const memberGroupOperations = defineMemberOperations({
  query: { group: member },
  mutation: { createGroup: member, joinGroup: member, leaveGroup: member },
})
