import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const systemNotificationRecord = defineRecord({
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
