import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPage, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Me } from '../../persons/member/public.ts'
import { memberNoticeOperations } from '../member-notice.operations.ts'
import { mostUnread, noticeTypes } from '../member-notice.values.ts'
import { noticesOf, unreadOf } from '../server/inbox.ts'
import type { NoticeRow } from '../server/public.ts'
import { markRead, readUntil } from '../server/read-until.ts'

const Notification = memberBuilder.objectRef<NoticeRow>('Notification').implement({
  description: 'Something that a member is told.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', {
      type: enumNamed('NotificationType', noticeTypes, 'MEMBER'),
      description:
        'SYSTEM is sent by staff to many, DECISION is about what the member published, REPORT about a report of theirs.',
    }),
    message: t.string({
      description: 'A sentence in the language of the Accept-Language header, in Vietnamese without one.',
      // It may name the member.
      personal: true,
      resolve: ({ text_en, text_vi }, _, ctx) => (ctx.locale === 'en' ? text_en : text_vi),
    }),
    read: t.boolean({
      description: 'Whether it came before the moment up to which the member has read.',
      resolve: async ({ created_at }, _, ctx) => {
        const until = await ctx.load(readUntil, actorId(ctx))
        return until !== null && created_at <= until
      },
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    model: t.exposeString('model', {
      nullable: true,
      description: 'The kind of record that it is about, such as POST.',
    }),
    targetId: t.exposeID('target_id', { nullable: true }),
  }),
})

rootField(memberNoticeOperations.notifications, {
  description: 'The inbox of the member, the newest first.',
  type: cursorPageType('NotificationPage', Notification),
  input: z.object(cursorInput),
  async resolve(given, ctx) {
    const part = asked(given)
    return cursorPage(await noticesOf(ctx, actorId(ctx), part), part, ({ created_at: at, id }) => ({ at, id }))
  },
})
rootField(memberNoticeOperations.markNotificationsRead, {
  description: 'Marks as read what came until a moment. What comes later is unread, whatever moment is given.',
  type: 'Boolean',
  input: z.object({
    until: z.date().meta({ graphql: 'DateTime' }).describe('When the newest notification that was seen was created.'),
  }),
  resolve: ({ until }, ctx) => markRead(ctx, until),
})

memberBuilder.objectFields(Me, (t) => ({
  unreadNotifications: t.int({
    description: `How many notifications came since the member last read them; ${mostUnread} means ${mostUnread} or more.`,
    resolve: ({ id }, _, ctx) => unreadOf(ctx, id),
  }),
}))
