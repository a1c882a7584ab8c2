import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const systemNotificationRecord = defineRecord('SYSTEM_NOTIFICATION', {
  type: 'SystemNotification',
  fields: [
    'customMessage',
    'sendToAllUsers',
    'userIds',
    'excludedUserIds',
    'excludedPageIds',
    'sentAt',
    'reached',
    'deletedAt',
  ],
  seenAs: { userIds: 'users', excludedUserIds: 'excludedUsers', excludedPageIds: 'excludedPages' },
  actions: [
    'createSystemNotification',
    'updateSystemNotification',
    'sendSystemNotification',
    'deleteSystemNotification',
  ],
  history: area('NOTIFICATIONS'),
  readers: area('NOTIFICATIONS'),
  address: (id) => `/system-notifications?notification=${id}`,
})
