import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import {
  asked,
  type CursorAsked,
  cursorInput,
  type CursorPage,
  cursorPageType,
} from '../../../../platform/server/graphql/cursor.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { Member } from '../../../records/persons/member/public.ts'
import { userById } from '../../../records/persons/server/public.ts'
import { whereVisible } from '../../../records/term-status/member/public.ts'
import { MemberPage, seenPage } from '../../pages/member/public.ts'
import { ActionPoints, requirePost } from '../../posts/member/public.ts'
import { memberCommentOperations } from '../comment.operations.ts'
import { commentOfMember } from '../comment.rules.ts'
import { commentById, type CommentRow } from '../server/comment.queries.ts'
import { commentPost, deleteComment, type WrittenComment } from './comment.commands.ts'

const MemberComment = memberBuilder.objectRef<CommentRow>('Comment').implement({
  description: 'What a member said about a post.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    content: t.exposeString('content'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    creator: t.field({
      type: Member,
      resolve: async (comment, _, ctx) => (await ctx.load(userById, comment.created_by))!,
    }),
    page: t.field({
      type: MemberPage,
      nullable: true,
      description: 'The page in whose name it was written.',
      resolve: ({ page_id }, _, ctx) => (page_id ? seenPage(ctx, page_id) : null),
    }),
    status: t.expose('term_status', {
      type: enumFor(termStatuses, 'MEMBER'),
      description: 'HIDDEN is only seen by its author.',
    }),
  }),
})

const CommentWritten = memberBuilder.objectRef<WrittenComment>('CommentWritten').implement({
  description: 'A comment that was stored.',
  fields: (t) => ({
    comment: t.field({ type: MemberComment, resolve: async ({ id }, _, ctx) => (await ctx.load(commentById, id))! }),
    points: t.field({ type: ActionPoints, resolve: ({ points }) => points }),
    wordsMasked: t.exposeBoolean('wordsMasked', {
      description: 'Whether sensitive words were replaced by stars.',
    }),
  }),
})

async function commentsSeen(ctx: Context, postId: string, part: CursorAsked): Promise<CursorPage<CommentRow>> {
  await requirePost(ctx, postId)
  return newestPage(ctx, 'comments', part, {
    where: [
      sql`post_id = ${postId}`,
      sql`deleted_at is null`,
      whereVisible(ctx, 'comments.term_status', 'comments.created_by'),
    ],
  })
}

rootField(memberCommentOperations.comments, {
  description: 'The newest comments on a post.',
  type: cursorPageType('Comments', MemberComment),
  input: z.object({ postId: recordId(), ...cursorInput }),
  resolve: ({ postId, ...part }, ctx) => commentsSeen(ctx, postId, asked(part)),
})
rootField(memberCommentOperations.commentPost, {
  type: CommentWritten,
  input: z.object({ data: commentOfMember.meta({ graphql: 'CommentInput' }) }),
  resolve: ({ data }, ctx) => commentPost(ctx, data),
})
rootField(memberCommentOperations.deleteComment, {
  description: 'Deletes a comment of the member’s own.',
  type: 'Boolean',
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => deleteComment(ctx, _id),
})
