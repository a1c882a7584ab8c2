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
    _id: { title: 'ID', cell: (post) => post.id },
    title: { title: 'Title', cell: (post) => post.title },
    content: { title: 'Content', cell: (post) => post.content },
    type: { title: 'Type', cell: (post) => post.type },
    status: { title: 'Status', cell: (post) => post.status },
    reason: { title: 'Reason', cell: (post) => statusReasons(post.reason)[0]?.reason ?? null },
    totalLikes: { title: 'Like', cell: (post) => post.total_likes },
    totalComments: { title: 'Comment', cell: (post) => post.total_comments },
    totalReports: { title: 'Report count', cell: (post, ctx) => ctx.load(reportsOfPost, post.id) },
    creator: {
      title: 'Creator',
      personal: true,
      cell: async (post, ctx) => (await ctx.load(userById, post.created_by))!.full_name,
    },
    createdAt: { title: 'Created at', moment: (post) => post.created_at },
  },
} satisfies Declared<'posts'>

const where = { q: 'title_search', createdAt: 'created_at', createdBy: 'created_by' } as const

export const posts = tableList({
  ...shared,
  spec: postList,
  operation: postOperations.cmsGetPosts,
  where: { ...where, status: 'status' },
  tally: { table: 'post_tally', sum: 'posts', by: { status: 'status', createdAt: 'day' } },
})

export const blockedPosts = tableList({
  ...shared,
  spec: blockedPostList,
  operation: postOperations.cmsGetBlockedPosts,
  where,
  always: { status: 'BLOCKED' },
  tally: { table: 'post_tally', sum: 'posts', by: { createdAt: 'day' }, always: { status: 'BLOCKED' } },
})
