import { queryOptions } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import type { Question } from '../../../../platform/web/form/question-dialog.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import type { Recipients } from '../system-notification.rules.ts'
import { notificationModel, type NotificationRow } from './system-notification-listing.tsx'
import { previewSystemNotificationDocument } from './system-notification.documents.ts'

const idsOf = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id)

export const recipientsOf = (row: NotificationRow): Recipients => ({
  sendToAllUsers: row.sendToAllUsers,
  userIds: idsOf(row.users),
  excludedUserIds: idsOf(row.excludedUsers),
  excludedPageIds: idsOf(row.excludedPages),
})

/** How many people a notification to these recipients would reach now. */
export const reachQuery = (recipients: Recipients) =>
  queryOptions({
    queryKey: [notificationModel, 'reach', recipients],
    queryFn: async ({ signal }) =>
      (await request(previewSystemNotificationDocument, recipients, { signal })).cmsPreviewSystemNotification,
  })

export const reachText = (count: number) =>
  count === 0 ? m.system_notifications_reaches_nobody() : m.system_notifications_reaches({ count: formatNumber(count) })

/** The question before a notification is sent: how many people get it. A failed count does not prevent sending. */
export async function sendingQuestion(recipients: Recipients): Promise<Pick<Required<Question>, 'title' | 'text'>> {
  const text = await queryClient
    .fetchQuery({ ...reachQuery(recipients), staleTime: 0 })
    .then(reachText, () => m.system_notifications_reaches_failed())
  return { title: m.system_notifications_send_question(), text }
}
