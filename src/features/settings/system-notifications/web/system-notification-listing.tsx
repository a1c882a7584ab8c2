import type { SystemNotificationRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Mark, type Tone } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { type NotificationStatus, systemNotificationList } from '../system-notification.list.ts'
import { systemNotificationOperations } from '../system-notification.operations.ts'
import { systemNotificationsDocument } from './system-notification.documents.ts'

export type NotificationRow = SystemNotificationRowFragment

export const notificationModel = 'SYSTEM_NOTIFICATION'
/** The search parameter that opens a notification over the list. */
const notificationDetail = 'notification'

export const statusOf = ({ sent, deletedAt }: Pick<NotificationRow, 'sent' | 'deletedAt'>): NotificationStatus =>
  !sent ? 'DRAFT' : deletedAt ? 'WITHDRAWN' : 'SENT'
const statusNames: Readonly<Record<NotificationStatus, () => string>> = {
  DRAFT: m.system_notifications_status_draft,
  SENT: m.system_notifications_status_sent,
  WITHDRAWN: m.system_notifications_status_withdrawn,
}
const tones: Readonly<Record<NotificationStatus, Tone>> = { DRAFT: 'neutral', SENT: 'good', WITHDRAWN: 'warning' }

export function StatusMark({ status }: { readonly status: NotificationStatus }) {
  return <Mark tone={tones[status]}>{statusNames[status]()}</Mark>
}

/** 'All users', or how many people; and how many are excluded by name. */
export function recipientsText({ sendToAllUsers, users, excludedUsers, excludedPages }: NotificationRow): string {
  const to = sendToAllUsers
    ? m.system_notifications_all()
    : m.system_notifications_people({ count: formatNumber(users.length) })
  const excluded = excludedUsers.length + excludedPages.length
  return excluded > 0 ? `${to} · ${m.system_notifications_excluding({ count: formatNumber(excluded) })}` : to
}

const load = loadPage(systemNotificationList, systemNotificationsDocument, ({ page: offset, ...usual }) => {
  return { ...usual, offset }
})

export const notificationListing = declareList({
  spec: systemNotificationList,
  operation: systemNotificationOperations.getSystemNotifications,
  load,
  title: m.system_notifications_title,
  model: notificationModel,
  exports: true,
  nameOf: (row) => excerpt(row.customMessage, 60),
  detail: notificationDetail,
  filters: {
    q: { label: m.system_notifications_search },
    status: { label: m.common_status, nameOf: (status) => statusNames[status as NotificationStatus]() },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    {
      key: 'customMessage',
      title: m.system_notifications_message,
      opens: true,
      cell: (row) => excerpt(row.customMessage),
    },
    { key: 'recipients', title: m.system_notifications_recipients, cell: recipientsText },
    { key: 'status', title: m.common_status, cell: (row) => <StatusMark status={statusOf(row)} /> },
    { key: 'reached', title: m.system_notifications_reached, kind: 'number' },
    { key: 'fromUser', title: m.system_notifications_from, cell: ({ fromUser }) => <CreatorLink creator={fromUser} /> },
    { key: 'sentAt', title: m.system_notifications_sent_at, kind: 'moment' },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})
