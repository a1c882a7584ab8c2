import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { systemNotificationRecord } from '../system-notification.record.ts'

const people = (ids: unknown) => m.system_notifications_people({ count: (ids as readonly string[]).length })
const moment = (at: unknown) => absoluteTime(String(at))

export const systemNotificationWords = recordWords(systemNotificationRecord, {
  name: m.system_notifications_record,
  fields: {
    customMessage: { label: m.system_notifications_message },
    sendToAllUsers: {
      label: m.system_notifications_recipients,
      value: (all) => (all ? m.system_notifications_all() : m.system_notifications_some()),
    },
    userIds: { label: m.system_notifications_users, value: people },
    excludedUserIds: { label: m.system_notifications_excluded_users, value: people },
    excludedPageIds: {
      label: m.system_notifications_excluded_pages,
      value: (ids) => m.system_notifications_pages({ count: (ids as readonly string[]).length }),
    },
    sentAt: { label: m.system_notifications_sent_at, value: moment },
    reached: { label: m.system_notifications_reached, value: (reached) => formatNumber(Number(reached)) },
    deletedAt: { label: m.system_notifications_deleted_at, value: moment },
    sendNow: { label: m.system_notifications_send_now },
  },
  actions: {
    createSystemNotification: m.system_notifications_action_create,
    updateSystemNotification: m.system_notifications_action_update,
    sendSystemNotification: m.system_notifications_action_send,
    deleteSystemNotification: m.system_notifications_action_delete,
  },
})
