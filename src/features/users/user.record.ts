import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const userRecord = defineRecord({
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
  actions: ['registerForImporter', 'updateUserGroup', 'cmsAssignBadge', 'cmsSetGrants', 'admin:create'],
  history: area('PEOPLE'),
  readers: area('PEOPLE', 'MODERATION'),
  address: (id) => `/users?user=${id}`,
})
