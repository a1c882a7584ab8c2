import { admin } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const userRecord = defineRecord({
  fields: ['fullName', 'gender', 'countryCode', 'group', 'badgeId', 'termStatus', 'sessionsEnded'],
  actions: ['registerForImporter', 'updateUserGroup', 'cmsAssignBadge', 'admin:create'],
  history: admin,
  readers: admin,
})
