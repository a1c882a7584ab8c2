import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { appLink } from '../../../records/external-ids/server/public.ts'
import { Page, pageById } from '../../pages/server/public.ts'
import { Post, postById } from '../../posts/server/public.ts'
import { StatusReason, statusReasons } from '../../../records/term-status/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { type CommentRow, reportsOfComment } from './comment.queries.ts'

export const Comment = builder.objectRef<CommentRow>('Comment').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    content: t.exposeString('content'),
    post: t.field({ type: Post, resolve: async (comment, _, ctx) => (await ctx.load(postById, comment.post_id))! }),
    creator: t.field({
      type: User,
      resolve: async (comment, _, ctx) => (await ctx.load(userById, comment.created_by))!,
    }),
    commentedAsPage: t.field({
      type: Page,
      nullable: true,
      description: 'The page in whose name it was written.',
      resolve: (comment, _, ctx) => (comment.page_id ? ctx.load(pageById, comment.page_id) : null),
    }),
    totalReports: t.int({ resolve: (comment, _, ctx) => ctx.load(reportsOfComment, comment.id) }),
    termStatus: t.expose('term_status', { type: enumOf('TermStatus', termStatuses) }),
    reason: t.field({ type: [StatusReason], resolve: (comment) => statusReasons(comment.reason) }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    appLink: t.string(appLink('COMMENT')),
    version: t.exposeInt('version'),
  }),
})
