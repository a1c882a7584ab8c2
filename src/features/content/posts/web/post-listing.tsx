import type { PostRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { type Column, declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { useMayOpen } from '../../../../platform/web/session/may-open.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { blockedPostList, postList } from '../post.list.ts'
import { postOperations } from '../post.operations.ts'
import { CreatorPicker } from './creator-picker.tsx'
import { PostPageName } from './post-page-name.tsx'
import { nameOfPost, typeName } from './post-texts.ts'
import { blockedPostCountDocument, blockedPostsDocument, postCountDocument, postsDocument } from './post.documents.ts'
import './posts.css'

export type PostRow = PostRowFragment
type PostColumn = Column<PostRow, (typeof postList.sorts)[number]>

/** The search parameter that opens a post's detail over a list. */
export const postDetail = 'post'

const id: PostColumn = { key: '_id', title: m.common_id, kind: 'id' }
const title: PostColumn = {
  key: 'title',
  title: m.common_title,
  cell: (post) => <Title post={post} />,
  opens: true,
  grows: true,
}
// All rows here are blocked, so the title shows no status.
const blockedTitle: PostColumn = { ...title, cell: (post) => <Title post={post} plain /> }
const type: PostColumn = {
  key: 'type',
  title: m.common_type,
  cell: (post) => <span className="posts-type">{typeName(post.type)}</span>,
}
const likes: PostColumn = { key: 'totalLikes', title: m.posts_like, kind: 'number' }
const comments: PostColumn = {
  key: 'totalComments',
  title: m.posts_comment,
  kind: 'number',
}
const reports: PostColumn = {
  key: 'totalReports',
  title: m.posts_report_count,
  align: 'end',
  cell: (post) => <Reports post={post} />,
}
const creator: PostColumn = {
  key: 'creator',
  title: m.posts_creator,
  cell: (post) => <Author post={post} />,
}
const createdAt: PostColumn = {
  key: 'createdAt',
  title: m.common_created_at,
  kind: 'moment',
  sort: 'CREATED_AT',
  sortFirst: 'DESC',
}
const status: PostColumn = {
  key: 'status',
  title: m.common_status,
  cell: (post) => <StatusMark status={post.status} until={post.reason[0]?.until} />,
  hidden: true,
}
const reason: PostColumn = {
  key: 'reason',
  title: m.common_reason,
  cell: (post) => <span className="posts-reason">{post.reason[0]?.reason}</span>,
}

const filters = {
  q: { label: m.posts_filter_title },
  createdAt: { label: m.common_created_at },
  createdBy: { label: m.posts_creator, picker: CreatorPicker },
}

const load = loadPage(postList, postsDocument, ({ page: offset, ...usual }) => {
  return { ...usual, offset, counted: usual.filter.q === undefined }
})

export const postListing = declareList({
  spec: postList,
  operation: postOperations.cmsGetPosts,
  load,
  count: async (state: ListStateOf<typeof postList>, signal?: AbortSignal) =>
    (await request(postCountDocument, { filter: wireFilters(postList, state) }, { signal })).cmsGetPosts.counter,
  title: m.posts_list_title,
  nameOf: nameOfPost,
  detail: postDetail,
  model: 'POST',
  exports: true,
  filters: { ...filters, status: { label: m.common_status, nameOf: statusName } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [id, title, type, likes, comments, reports, creator, createdAt, status],
})

/** `/posts/blocked`: its rows come in `item`. */
export const blockedPostListing = declareList({
  ...postListing,
  spec: blockedPostList,
  operation: postOperations.cmsGetBlockedPosts,
  load: async (state: ListStateOf<typeof blockedPostList>, signal?: AbortSignal) => {
    const { page, size, sort, dir } = state
    const counted = state.q === undefined
    const filter = wireFilters(blockedPostList, state)
    const variables = { limit: size, page, filter, sortBy: { type: sort, dir }, counted }
    const { cmsGetBlockedPosts } = await request(blockedPostsDocument, variables, { signal })
    return { counter: cmsGetBlockedPosts.counter, items: cmsGetBlockedPosts.item }
  },
  count: async (state: ListStateOf<typeof blockedPostList>, signal?: AbortSignal) => {
    const filter = wireFilters(blockedPostList, state)
    return (await request(blockedPostCountDocument, { filter }, { signal })).cmsGetBlockedPosts.counter
  },
  title: m.posts_blocked_title,
  filters,
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

/** The title and the start of the content; a status other than NORMAL is shown next to the title. */
function Title({ post, plain = false }: { readonly post: PostRow; readonly plain?: boolean }) {
  const { title, content, status, reason } = post
  return (
    <Headline title={title || m.posts_untitled()} text={content}>
      {!plain && status !== 'NORMAL' && <StatusMark status={status} until={reason[0]?.until} />}
    </Headline>
  )
}

/** Leads to the history of the reports, for viewers who may read it. */
function Reports({ post }: { readonly post: PostRow }) {
  const may = useMayOpen('/reports/post')
  const count = formatNumber(post.totalReports)
  if (!may || post.totalReports === 0) return count
  return (
    <a href={`/reports/post?history=${post._id}`} title={m.posts_reports_of()}>
      {count}
    </a>
  )
}

/** The person leads to all of their posts; what was written as a page shows the page above them. */
function Author({ post: { creator, page } }: { readonly post: PostRow }) {
  const person = (
    <a className="posts-person" href={`/posts?createdBy=${creator._id}`} title={m.posts_of({ name: creator.fullName })}>
      <Face person={creator} size={28} />
      <span>{creator.fullName}</span>
    </a>
  )
  if (!page) return person
  return (
    <div className="posts-author">
      <PostPageName page={page} />
      {person}
    </div>
  )
}
