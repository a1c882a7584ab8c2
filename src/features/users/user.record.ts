import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const userRecord = defineRecord({
  fields: [
    'fullName',
    'gender',
    'countryCode',
    'group',
    'badgeId',
    'termStatus',
    'badgeStatus',
    'areas',
    'sessionsEnded',
  ],
  actions: ['registerForImporter', 'updateUserGroup', 'cmsAssignBadge', 'cmsSetGrants', 'admin:create'],
  history: area('PEOPLE'),
  readers: area('PEOPLE', 'MODERATION'),
})
