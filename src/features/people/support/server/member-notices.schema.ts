import { z } from 'zod'
import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPage, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { noticeTypes } from '../../../records/member-notices/member-notice.values.ts'
import { noticesOf, type NoticeRow } from '../../../records/member-notices/server/public.ts'
import { supportOperations } from '../support.operations.ts'

const MemberNotice = builder.objectRef<NoticeRow>('MemberNotice').implement({
  description: 'Something that a member was told.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: enumNamed('MemberNoticeType', noticeTypes) }),
    message: t.exposeString('text_vi'),
    messageEn: t.exposeString('text_en'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

rootField(supportOperations.cmsMemberNotices, {
  description: 'The inbox of a member, the newest first.',
  type: cursorPageType('MemberNoticePage', MemberNotice, builder),
  input: z.object({ userId: recordId(), ...cursorInput }),
  async resolve({ userId, ...given }, ctx) {
    const page = asked(given)
    return cursorPage(await noticesOf(ctx, userId, page), page, ({ created_at: at, id }) => ({ at, id }))
  },
})
