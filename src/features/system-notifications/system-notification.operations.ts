import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const systemNotificationOperations = defineOperations({
  query: { getSystemNotifications: admin, cmsGetSystemNotification: admin, cmsPreviewSystemNotification: admin },
  mutation: {
    createSystemNotification: admin,
    updateSystemNotification: admin,
    sendSystemNotification: admin,
    deleteSystemNotification: admin,
  },
})
