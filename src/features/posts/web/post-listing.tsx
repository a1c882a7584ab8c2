import type { PostRowFragment } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import type { ListState } from '../../../platform/shared/list.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { CopyId, Moment } from '../../../platform/web/list/cells.tsx'
import { UserFace } from '../../../platform/web/list/user-face.tsx'
import { type Column, declareList } from '../../../platform/web/list/list-declaration.ts'
import { StatusMark, statusName } from '../../term-status/web/public.ts'
import { blockedPostList, postList } from '../post.list.ts'
import { postOperations } from '../post.operations.ts'
import { excerpt } from '../post.rules.ts'
import { CreatorPicker } from './creator-picker.tsx'
import { momentsOfDays } from './moments-of-days.ts'
import { nameOfPost, typeName } from './post-texts.ts'
import { blockedPostsDocument, postsDocument } from './post.documents.ts'
import './posts.css'

export type PostRow = PostRowFragment
type PostListState = ListState<typeof postList.filters, (typeof postList.sorts)[number]>
type PostColumn = Column<PostRow, (typeof postList.sorts)[number]>

/** The search parameter that opens a post's detail over a list. */
export const postDetail = 'post'

const filterOf = ({ q, createdAt, status, createdBy }: PostListState) => ({
  q,
  createdAt: createdAt ? momentsOfDays(createdAt) : undefined,
  status,
  createdBy,
})
const sortOf = ({ sort, dir }: PostListState) => ({ type: sort, dir })

const id: PostColumn = { key: '_id', title: m.posts_id, cell: (post) => <CopyId id={post._id} /> }
const title: PostColumn = { key: 'title', title: m.posts_title, cell: (post) => <Headline post={post} />, opens: true }
// Where all are blocked, none of them needs to say so.
const blockedTitle: PostColumn = { ...title, cell: (post) => <Headline post={post} plain /> }
const type: PostColumn = {
  key: 'type',
  title: m.posts_type,
  cell: (post) => <span className="posts-type">{typeName(post.type)}</span>,
}
const likes: PostColumn = { key: 'totalLikes', title: m.posts_like, cell: (post) => post.totalLikes, align: 'end' }
const comments: PostColumn = {
  key: 'totalComments',
  title: m.posts_comment,
  cell: (post) => post.totalComments,
  align: 'end',
}
const reports: PostColumn = {
  key: 'totalReports',
  title: m.posts_report_count,
  cell: (post) => post.totalReports,
  align: 'end',
}
const creator: PostColumn = {
  key: 'creator',
  title: m.posts_creator,
  cell: (post) => <Creator creator={post.creator} />,
}
const createdAt: PostColumn = {
  key: 'createdAt',
  title: m.posts_created_at,
  cell: (post) => <Moment at={post.createdAt} />,
  sort: 'CREATED_AT',
  sortFirst: 'DESC',
}
const status: PostColumn = {
  key: 'status',
  title: m.posts_status,
  cell: (post) => <StatusMark status={post.status} />,
  hidden: true,
}
const reason: PostColumn = {
  key: 'reason',
  title: m.posts_reason,
  cell: (post) => <span className="posts-reason">{post.reason[0]?.reason}</span>,
}

export const postListing = declareList({
  spec: postList,
  operation: postOperations.cmsGetPosts,
  load: async (state: PostListState, signal) => {
    const variables = { limit: state.size, offset: state.page, filter: filterOf(state), sortBy: sortOf(state) }
    return (await request(postsDocument, variables, signal ? { signal } : {})).cmsGetPosts
  },
  title: m.posts_list_title,
  nameOf: nameOfPost,
  detail: postDetail,
  live: 'POST',
  exports: true,
  filters: {
    q: { label: m.posts_filter_title },
    createdAt: { label: m.posts_created_at },
    status: { label: m.posts_status, nameOf: statusName },
    createdBy: { label: m.posts_creator, picker: CreatorPicker },
  },
  sorts: { CREATED_AT: m.posts_created_at },
  columns: [id, title, type, likes, comments, reports, creator, createdAt, status],
})

/** `/posts/blocked`: its rows come as `item`. */
export const blockedPostListing = declareList({
  ...postListing,
  spec: blockedPostList,
  operation: postOperations.cmsGetBlockedPosts,
  load: async (state: PostListState, signal) => {
    const variables = { limit: state.size, page: state.page, filter: filterOf(state), sortBy: sortOf(state) }
    const { cmsGetBlockedPosts } = await request(blockedPostsDocument, variables, signal ? { signal } : {})
    return { counter: cmsGetBlockedPosts.counter, items: cmsGetBlockedPosts.item }
  },
  title: m.posts_blocked_title,
  columns: [
    id,
    blockedTitle,
    type,
    reason,
    likes,
    { ...reports, title: m.posts_total_report },
    comments,
    creator,
    createdAt,
  ],
})

/** The title and how the content begins; a status out of the ordinary stands beside the title. */
function Headline({ post, plain = false }: { readonly post: PostRow; readonly plain?: boolean }) {
  return (
    <span className="posts-headline">
      <span>
        <strong>{post.title || m.posts_untitled()}</strong>
        {!plain && post.status !== 'NORMAL' && <StatusMark status={post.status} />}
      </span>
      <small>{excerpt(post.content)}</small>
    </span>
  )
}

function Creator({ creator }: { readonly creator: PostRow['creator'] }) {
  return (
    <span className="posts-person">
      <UserFace user={creator} size={28} />
      <span>{creator.fullName}</span>
    </span>
  )
}
