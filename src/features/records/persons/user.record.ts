import { admin, area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const userRecord = defineRecord('USER', {
  type: 'User',
  fields: [
    'fullName',
    'gender',
    'countryCode',
    'group',
    'badgeId',
    ...termStatusFields,
    'badgeStatus',
    'areas',
    'sessionsEnded',
  ],
  seenAs: { ...termStatusSeenAs, badgeId: 'badge', sessionsEnded: admin },
  actions: ['registerForImporter', 'updateUserGroup', 'cmsAssignBadge', 'cmsSetGrants', 'admin:create'],
  history: area('PEOPLE'),
  readers: area('PEOPLE', 'MODERATION'),
  address: (id) => `/users?user=${id}`,
})
