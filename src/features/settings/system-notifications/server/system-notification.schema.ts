import { textIn } from '../../../../platform/server/english.ts'
import { builder, enumNamed, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { Page, pageById } from '../../../content/pages/server/public.ts'
import { nameOfPerson, User, userById } from '../../../records/persons/server/public.ts'
import { notificationStatuses, systemNotificationList } from '../system-notification.list.ts'
import { systemNotificationOperations } from '../system-notification.operations.ts'
import { systemNotificationRecord } from '../system-notification.record.ts'
import { audienceInput, changeInput, creationInput } from '../system-notification.rules.ts'
import { countAudience, requireAudience } from './system-notification.audience.ts'
import {
  changeNotification,
  createNotification,
  deleteNotification,
  type Notification,
  notificationModel,
  recipientsOf,
  restoreNotification,
  sendNotification,
} from './system-notification.commands.ts'

enumOf('SystemNotificationStatus', notificationStatuses)

const notificationById = loaderById('system_notifications')

const SystemNotification = builder.objectRef<Notification>('SystemNotification').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    customMessage: t.exposeString('custom_message'),
    type: t.field({ type: enumNamed('SystemNotificationType', ['SYSTEM']), resolve: () => 'SYSTEM' as const }),
    systemNotificationTo: t.field({
      type: enumNamed('SystemNotificationTo', ['USER']),
      resolve: () => 'USER' as const,
    }),
    sendToAllUsers: t.exposeBoolean('send_to_all_users'),
    users: t.field({
      type: [User],
      description: 'Whom it is for, unless it is for all.',
      resolve: async ({ user_ids }, _, ctx) =>
        (await Promise.all(user_ids.map((id) => ctx.load(userById, id)))) as never,
    }),
    excludedUsers: t.field({
      type: [User],
      resolve: async (row, _, ctx) =>
        (await Promise.all(row.excluded_user_ids.map((id) => ctx.load(userById, id)))) as never,
    }),
    excludedPages: t.field({
      type: [Page],
      resolve: async (row, _, ctx) =>
        (await Promise.all(row.excluded_page_ids.map((id) => ctx.load(pageById, id)))) as never,
    }),
    fromUser: t.field({
      type: User,
      description: 'The person who wrote it.',
      resolve: async (row, _, ctx) => (await ctx.load(userById, row.created_by))!,
    }),
    sent: t.boolean({ resolve: (row) => row.sent_at !== null }),
    sentAt: t.expose('sent_at', { type: 'DateTime', nullable: true }),
    reached: t.exposeInt('reached', { nullable: true, description: 'How many people it reached when it was sent.' }),
    deletedAt: t.expose('deleted_at', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: systemNotificationList,
  title: 'system_notifications_title',
  operation: systemNotificationOperations.getSystemNotifications,
  table: 'system_notifications',
  where: { q: 'search', status: 'status' },
  sorts: { CREATED_AT: 'created_at' },
  always: { listed: true },
  columns: {
    _id: { title: 'common_id', cell: (row) => row.id },
    customMessage: { title: 'system_notifications_message', cell: (row) => row.custom_message },
    recipients: {
      title: 'system_notifications_recipients',
      cell: (row, _, locale) =>
        row.send_to_all_users ? textIn(locale, 'system_notifications_all') : row.user_ids.length,
    },
    status: { title: 'common_status', names: 'system_notifications_status', cell: (row) => row.status },
    reached: { title: 'system_notifications_reached', cell: (row) => row.reached },
    fromUser: {
      title: 'system_notifications_from',
      personal: true,
      cell: (row, ctx) => nameOfPerson(ctx, row.created_by),
    },
    sentAt: { title: 'system_notifications_sent_at', moment: (row) => row.sent_at },
    createdAt: { title: 'common_created_at', moment: (row) => row.created_at },
  },
})
addListQuery(list, listPageType('SystemNotificationPage', SystemNotification), { page: 'offset' })

const reading = registerReading(notificationModel, {
  record: systemNotificationRecord,
  rows: notificationById,
  gone: 'system_notifications_text_gone',
  isShown: ({ listed }) => listed,
})
registerRecordNames(notificationModel, {
  nameOf: async (ctx, id) => excerpt((await ctx.load(notificationById, id))?.custom_message ?? '', 60) || null,
})
registerUndo({
  model: notificationModel,
  operation: systemNotificationOperations.deleteSystemNotification,
  run: (ctx, { _id, version }) => restoreNotification(ctx, { _id, version }),
})
registerUndo({
  model: notificationModel,
  operation: systemNotificationOperations.updateSystemNotification,
  run: async (ctx, { before, ...notification }) => (await changeNotification(ctx, notification, before)).version,
})

rootField(systemNotificationOperations.cmsGetSystemNotification, {
  type: SystemNotification,
  ...recordById(reading),
})
rootField(systemNotificationOperations.cmsPreviewSystemNotification, {
  description: 'How many people a notification to these recipients would reach now.',
  type: 'Int',
  input: audienceInput,
  async resolve(given, ctx) {
    const recipients = recipientsOf(given)
    await requireAudience(ctx.db, recipients)
    return countAudience(ctx.db, recipients)
  },
})
rootField(systemNotificationOperations.createSystemNotification, {
  type: SystemNotification,
  input: creationInput,
  resolve: (given, ctx) => createNotification(ctx, given),
})
rootField(systemNotificationOperations.updateSystemNotification, {
  description: 'Changes a draft; absent fields keep their values.',
  type: SystemNotification,
  input: target.extend(changeInput.shape),
  resolve: ({ _id, version, ...given }, ctx) => changeNotification(ctx, { _id, version }, given),
})
rootField(systemNotificationOperations.sendSystemNotification, {
  type: SystemNotification,
  input: target,
  resolve: (notification, ctx) => sendNotification(ctx, notification),
})
rootField(systemNotificationOperations.deleteSystemNotification, {
  description: 'Deletes a draft, or withdraws what was sent. False if that was done already.',
  type: 'Boolean',
  input: target,
  resolve: (notification, ctx) => deleteNotification(ctx, notification),
})
