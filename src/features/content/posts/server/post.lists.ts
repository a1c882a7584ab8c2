import { type Declared, tableList } from '../../../../platform/server/records/table-list.ts'
import { statusReasons } from '../../../records/term-status/server/public.ts'
import { userById } from '../../../records/persons/server/public.ts'
import { blockedPostList, postList } from '../post.list.ts'
import { postOperations } from '../post.operations.ts'
import { reportsOfPost } from './post.queries.ts'

const shared = {
  table: 'posts',
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (post) => post.id },
    title: { title: 'common_title', cell: (post) => post.title },
    content: { title: 'common_content', cell: (post) => post.content },
    type: { title: 'common_type', names: 'posts_type', cell: (post) => post.type },
    status: { title: 'common_status', names: 'term_status', cell: (post) => post.status },
    reason: { title: 'common_reason', cell: (post) => statusReasons(post.reason)[0]?.reason ?? null },
    totalLikes: { title: 'posts_like', cell: (post) => post.total_likes },
    totalComments: { title: 'posts_comment', cell: (post) => post.total_comments },
    totalReports: { title: 'posts_report_count', cell: (post, ctx) => ctx.load(reportsOfPost, post.id) },
    creator: {
      title: 'posts_creator',
      personal: true,
      cell: async (post, ctx) => (await ctx.load(userById, post.created_by))!.full_name,
    },
    createdAt: { title: 'common_created_at', moment: (post) => post.created_at },
  },
} satisfies Declared<'posts'>

const where = { q: 'title_search', createdAt: 'created_at', createdBy: 'created_by' } as const

export const posts = tableList({
  ...shared,
  spec: postList,
  title: 'posts_list_title',
  operation: postOperations.cmsGetPosts,
  where: { ...where, status: 'status' },
  always: { deleted_at: null },
  tally: { table: 'post_tally', sum: 'posts', by: { status: 'status', createdAt: 'day' } },
})

export const blockedPosts = tableList({
  ...shared,
  spec: blockedPostList,
  title: 'posts_blocked_title',
  operation: postOperations.cmsGetBlockedPosts,
  where,
  always: { deleted_at: null, status: 'BLOCKED' },
  tally: { table: 'post_tally', sum: 'posts', by: { createdAt: 'day' }, always: { status: 'BLOCKED' } },
})
