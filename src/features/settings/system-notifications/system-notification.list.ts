import { defineList } from '../../../platform/shared/list.ts'

/** A sent notification that was deleted is withdrawn; a deleted draft is in no list. */
export const notificationStatuses = ['DRAFT', 'SENT', 'WITHDRAWN'] as const
export type NotificationStatus = (typeof notificationStatuses)[number]

/** `/system-notifications` and `getSystemNotifications`. */
export const systemNotificationList = defineList({
  name: 'SystemNotification',
  filters: {
    q: { kind: 'text', longest: 200 },
    status: { kind: 'choice', values: notificationStatuses },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 100,
  pageSizes: [10, 20, 50, 100],
})
