import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { registerTermStatusTarget, termStatusIn } from '../../../records/term-status/server/public.ts'
import { commentOperations } from '../comment.operations.ts'
import { commentRecord } from '../comment.record.ts'
import { commentById } from './comment.queries.ts'
import { Comment } from './comment.type.ts'

const reading = registerReading('COMMENT', {
  record: commentRecord,
  rows: commentById,
  gone: 'comments_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
registerRecordNames('COMMENT', {
  async nameOf(ctx, id) {
    const comment = await ctx.load(commentById, id)
    return comment ? excerpt(comment.content, 60) : null
  },
})
registerTermStatusTarget({
  model: 'COMMENT',
  permission: area('MODERATION'),
  gone: 'comments_text_gone',
  ...termStatusIn('comments', { softly: true }),
})

rootField(commentOperations.cmsGetComment, {
  type: Comment,
  ...recordById(reading),
})
