import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const systemNotificationOperations = defineOperations({
  query: {
    getSystemNotifications: area('NOTIFICATIONS'),
    cmsGetSystemNotification: area('NOTIFICATIONS'),
    cmsPreviewSystemNotification: area('NOTIFICATIONS'),
  },
  fromStandby: ['getSystemNotifications'],
  mutation: {
    createSystemNotification: area('NOTIFICATIONS'),
    updateSystemNotification: area('NOTIFICATIONS'),
    sendSystemNotification: area('NOTIFICATIONS'),
    deleteSystemNotification: area('NOTIFICATIONS'),
  },
})
