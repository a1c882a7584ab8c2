import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { systemNotificationList } from '../../system-notification.list.ts'
import { systemNotificationOperations } from '../../system-notification.operations.ts'
import { SystemNotificationsScreen } from '../system-notifications-screen.tsx'

export const Route = createFileRoute('/_signed-in/system-notifications')({
  validateSearch: listSearch(systemNotificationList, 'notification', 'creator'),
  staticData: {
    operation: systemNotificationOperations.getSystemNotifications,
    breadcrumb: () => [{ label: m.system_notifications_title() }, { label: m.common_list() }],
  },
  component: SystemNotificationsScreen,
})
