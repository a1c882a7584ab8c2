import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { SystemNotifications } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { announce } from '../../../records/webhook-events/server/public.ts'
import { systemNotificationRecord } from '../system-notification.record.ts'
import type { audienceInput, changeInput, creationInput, Recipients } from '../system-notification.rules.ts'
import { countAudience, recordPeople, requireAudience } from './system-notification.audience.ts'

export type Notification = Selectable<SystemNotifications>

export const notificationModel = 'SYSTEM_NOTIFICATION'

export const notifications = recordStore({
  model: notificationModel,
  record: systemNotificationRecord,
  table: 'system_notifications',
  gone: 'system_notifications_text_gone',
})

const unique = (ids: readonly string[] | null | undefined) => [...new Set(ids)]

/** The audience of the input; absent fields are taken from `now`. */
export function recipientsOf(given: z.output<typeof audienceInput>, now?: Recipients): Recipients {
  return {
    sendToAllUsers: given.sendToAllUsers ?? now?.sendToAllUsers ?? false,
    userIds: unique(given.userIds ?? (given.sendToAllUsers ? [] : now?.userIds)),
    excludedUserIds: unique(given.excludedUserIds ?? now?.excludedUserIds),
    excludedPageIds: unique(given.excludedPageIds ?? now?.excludedPageIds),
  }
}

const storedRecipients = (row: Notification): Recipients => ({
  sendToAllUsers: row.send_to_all_users,
  userIds: row.user_ids,
  excludedUserIds: row.excluded_user_ids,
  excludedPageIds: row.excluded_page_ids,
})

const columnsOf = ({ sendToAllUsers, userIds, excludedUserIds, excludedPageIds }: Recipients) => ({
  send_to_all_users: sendToAllUsers,
  user_ids: userIds,
  excluded_user_ids: excludedUserIds,
  excluded_page_ids: excludedPageIds,
})

/**
 * Refuses a notification that was deleted or sent. The row is locked, so of two simultaneous changes the second is
 * refused.
 */
function requireDraft({ sent_at, deleted_at }: Notification): void {
  if (sent_at) throw new Refusal('CONFLICT', 'system_notifications_text_sent_already')
  if (deleted_at) throw new Refusal('NOT_FOUND', 'system_notifications_text_gone')
}

export function createNotification(ctx: Context, { customMessage, ...given }: z.output<typeof creationInput>) {
  const recipients = recipientsOf(given)
  return command(ctx, async (ctx) => {
    await requireAudience(ctx.db, recipients)
    const values = { custom_message: customMessage, created_by: actorId(ctx), ...columnsOf(recipients) }
    return notifications.create(ctx, values)
  })
}

/** Changes a draft. @throws Refusal CONFLICT once it is sent */
export function changeNotification(
  ctx: Context,
  target: Target,
  { customMessage, ...given }: z.output<typeof changeInput>,
) {
  return notifications.changeBy(ctx, target, async (ctx, row) => {
    requireDraft(row)
    const recipients = recipientsOf(given, storedRecipients(row))
    await requireAudience(ctx.db, recipients)
    return { ...columnsOf(recipients), ...(customMessage ? { custom_message: customMessage } : {}) }
  })
}

/** Sends a draft: from now on its audience can read it. @throws Refusal CONFLICT once it is sent */
export function sendNotification(ctx: Context, target: Target) {
  return notifications.changeBy(ctx, target, async (ctx, row) => {
    requireDraft(row)
    const recipients = storedRecipients(row)
    await recordPeople(ctx.db, row.id, recipients)
    await announceNotification(ctx, row, 'notification.sent')
    return { sent_at: new Date(), reached: await countAudience(ctx.db, recipients) }
  })
}

/** Deletes a draft, or withdraws a sent notification. Returns false if that was done already. */
export function deleteNotification(ctx: Context, target: Target): Promise<boolean> {
  return command(ctx, async (ctx) => {
    let deleted = false
    await notifications.changeBy(ctx, target, async (ctx, row) => {
      deleted = !row.deleted_at
      if (deleted && row.sent_at) await announceNotification(ctx, row, 'notification.withdrawn')
      return deleted ? { deleted_at: new Date() } : null
    })
    return deleted
  })
}

/** Undoes a deletion: a withdrawn notification can be read again. Returns the new version. */
export async function restoreNotification(ctx: Context, target: Target): Promise<number> {
  const restored = await notifications.changeBy(ctx, target, async (ctx, row) => {
    if (row.deleted_at && row.sent_at) await announceNotification(ctx, row, 'notification.sent')
    return { deleted_at: null }
  })
  return restored.version
}

const announceNotification = (
  ctx: Context,
  { id }: Notification,
  type: 'notification.sent' | 'notification.withdrawn',
): Promise<void> =>
  announce(ctx, {
    type,
    subject: { model: notificationModel, id },
    body: { state: type === 'notification.sent' ? 'SENT' : 'WITHDRAWN' },
  })
