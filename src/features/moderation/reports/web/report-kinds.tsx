import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { genderName } from '../../../../platform/web/words/gender-name.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { CommentCard } from '../../../content/comments/web/public.ts'
import { GroupCard } from '../../../content/groups/web/public.ts'
import { MediaCard, Thumbnail } from '../../../records/media/web/public.ts'
import { categoryName } from '../../../content/page-categories/web/public.ts'
import { PageCard, pageTypeName } from '../../../content/pages/web/public.ts'
import { CreatorDetail, PostDetail, postTypeName } from '../../../content/posts/web/public.ts'
import { ProductCard, productTypeName } from '../../../content/products/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { UserDetail } from '../../../people/users/web/public.ts'
import { Author, Email } from './report-cells.tsx'
import { counted } from './report-texts.ts'
import {
  commentReportsDocument,
  groupReportsDocument,
  mediaReportsDocument,
  pageReportsDocument,
  postReportsDocument,
  productReportsDocument,
  userReportsDocument,
} from './report.documents.ts'
import { type DeclaredReports, type LoadReports, type ReportListing, reportListing } from './report-listing.tsx'
import type { ReportedRow } from './reported-row.ts'
import './reports.css'

/** What a card needs of its record, whatever the model, to run the list's actions. */
export type AnyAction = RowAction<{ readonly _id: string }>

export interface ReportKind {
  readonly model: TermModel
  readonly list: ReportListing<ReportedRow>
  /** The reported record in full, over the list. */
  readonly detail: (open: OpenDetail, actions: readonly AnyAction[]) => ReactNode
}

/** The common type of the rows of all kinds, for the screen. */
function kind<Row extends ReportedRow>(
  model: TermModel,
  load: LoadReports<Row>,
  declared: DeclaredReports<NoInfer<Row>>,
  detail: ReportKind['detail'],
): ReportKind {
  return { model, list: reportListing(model, load, declared) as unknown as ReportListing<ReportedRow>, detail }
}

/** A reported person: in full for readers of people, otherwise as the card of creators. */
function ReportedPerson({ open, actions }: { readonly open: OpenDetail; readonly actions: readonly AnyAction[] }) {
  const inFull = usePermission(personOperations.cmsGetUsers)
  if (inFull) return <UserDetail open={open} actions={actions} />
  return <CreatorDetail open={open} title={m.users_detail_title()} actions={actions} />
}

/** The seven report lists. */
export const reportKinds: Readonly<Record<TermModel, ReportKind>> = {
  POST: kind(
    'POST',
    async ({ sort, ...asked }, options) => {
      const variables = { ...asked, sortType: sort.type, sortDir: sort.dir }
      return (await request(postReportsDocument, variables, options)).cmsGetPostReports
    },
    {
      nameOf: ({ title, content }) => title || excerpt(content, 60) || m.reports_untitled(),
      filters: { postType: { label: m.common_type, nameOf: postTypeName } },
      columns: [
        '_id',
        {
          key: 'title',
          title: m.common_title,
          opens: true,
          grows: true,
          cell: ({ title, content }) => <Headline title={title || m.reports_untitled()} text={content} />,
        },
        { key: 'type', title: m.common_type, cell: ({ type }) => postTypeName(type) },
        'termStatus',
        { key: 'creator', title: m.reports_creator, cell: (row) => <Author creator={row.creator} page={row.page} /> },
        {
          key: 'lastReportAt',
          title: m.common_created_at,
          kind: 'moment',
          sort: 'LAST_REPORT_AT',
          sortFirst: 'DESC',
        },
        'totalReports',
      ],
    },
    (open, actions) => <PostDetail open={open} actions={actions} />,
  ),
  COMMENT: kind(
    'COMMENT',
    async ({ sort, ...asked }, options) => {
      const variables = { ...asked, sortType: sort.type, sortDir: sort.dir }
      return (await request(commentReportsDocument, variables, options)).cmsGetCommentReports
    },
    {
      nameOf: ({ content }) => excerpt(content, 60),
      columns: [
        '_id',
        {
          key: 'content',
          title: m.common_content,
          opens: true,
          grows: true,
          cell: ({ content }) => <span className="reports-text">{excerpt(content)}</span>,
        },
        'termStatus',
        {
          key: 'creator',
          title: m.reports_creator,
          cell: (row) => <Author creator={row.creator} page={row.commentedAsPage} />,
        },
        'lastReportAt',
        'totalReports',
      ],
    },
    (open, actions) => <CommentCard open={open} actions={actions} />,
  ),
  PRODUCT: kind(
    'PRODUCT',
    async ({ sort, ...asked }, options) =>
      (await request(productReportsDocument, { ...asked, sortBy: sort }, options)).cmsGetProductReports,
    {
      nameOf: ({ title }) => title,
      filters: {
        q: { label: m.reports_search_text },
        type: { label: m.common_type, nameOf: productTypeName },
      },
      columns: [
        '_id',
        {
          key: 'title',
          title: m.common_title,
          opens: true,
          grows: true,
          cell: ({ title, content }) => <Headline title={title} text={content} />,
        },
        { key: 'type', title: m.common_type, cell: ({ type }) => productTypeName(type) },
        'termStatus',
        { key: 'creator', title: m.reports_creator, cell: (row) => <Author creator={row.creator} page={row.page} /> },
        'lastReportAt',
        'totalReports',
      ],
    },
    (open, actions) => <ProductCard open={open} actions={actions} />,
  ),
  PAGE: kind(
    'PAGE',
    async ({ sort, ...asked }, options) =>
      (await request(pageReportsDocument, { ...asked, sortBy: sort }, options)).cmsGetPageReports,
    {
      nameOf: ({ name }) => name,
      filters: { type: { label: m.common_type, nameOf: pageTypeName } },
      columns: [
        { key: 'name', title: m.common_title, opens: true, cell: ({ name }) => name },
        {
          key: 'type',
          title: m.common_type,
          cell: ({ type }) => <span className="reports-type">{pageTypeName(type)}</span>,
        },
        {
          key: 'businessType',
          title: m.reports_business_type,
          cell: ({ category }) => category && categoryName(category),
        },
        'termStatus',
        { key: 'creator', title: m.reports_creator, cell: ({ creator }) => <Author creator={creator} /> },
        'createdAt',
        'lastReportAt',
        'totalReports',
      ],
    },
    (open, actions) => <PageCard open={open} actions={actions} />,
  ),
  USER: kind(
    'USER',
    async ({ sort, ...asked }, options) =>
      (await request(userReportsDocument, { ...asked, sortBy: sort }, options)).cmsGetUserReports,
    {
      nameOf: ({ fullName }) => fullName,
      columns: [
        { key: 'avatar', title: m.reports_avatar, screenOnly: true, cell: (row) => <Face person={row} /> },
        { key: 'gender', title: m.common_gender, cell: ({ gender }) => genderName(gender) },
        { key: 'fullName', title: m.common_full_name, opens: true, cell: ({ fullName }) => fullName },
        { key: 'email', title: m.common_email, cell: ({ email }) => <Email address={email} /> },
        'termStatus',
        'createdAt',
        'lastReportAt',
        'totalReports',
      ],
    },
    (open, actions) => <ReportedPerson open={open} actions={actions} />,
  ),
  GROUP: kind(
    'GROUP',
    async ({ sort, ...asked }, options) =>
      (await request(groupReportsDocument, { ...asked, sortBy: sort }, options)).cmsGetGroupReports,
    {
      nameOf: ({ name }) => name,
      columns: [
        { key: 'name', title: m.common_name, opens: true, cell: ({ name }) => name },
        'totalReports',
        {
          key: 'totalMembers',
          title: m.reports_total_members,
          align: 'end',
          cell: ({ totalMembers }) => formatNumber(totalMembers),
        },
        {
          key: 'totalPosts',
          title: m.reports_total_posts,
          align: 'end',
          cell: ({ totalPosts }) => formatNumber(totalPosts),
        },
        'reason',
        'termStatus',
        'createdAt',
        { key: 'creator', title: m.reports_creator, cell: ({ creator }) => <Author creator={creator} /> },
      ],
    },
    (open, actions) => <GroupCard open={open} actions={actions} />,
  ),
  MEDIA: kind(
    'MEDIA',
    async ({ sort, ...asked }, options) =>
      (await request(mediaReportsDocument, { ...asked, sortBy: sort }, options)).cmsGetMediaReports,
    {
      nameOf: ({ _id }) => m.reports_media_name({ id: _id.slice(-6) }),
      columns: [
        {
          key: 'avatar',
          title: m.reports_avatar,
          opens: true,
          cell: ({ _id, avatar }) => <Thumbnail media={avatar} alt={m.reports_media_name({ id: _id.slice(-6) })} />,
        },
        'totalReports',
        {
          key: 'totalMembers',
          title: m.reports_members,
          align: 'end',
          cell: (row) => counted(row, row.totalMembers),
        },
        { key: 'totalPosts', title: m.reports_posts, align: 'end', cell: (row) => counted(row, row.totalPosts) },
        'reason',
        'termStatus',
        'createdAt',
        {
          key: 'uploader',
          title: m.reports_uploader,
          cell: ({ uploader }) => uploader && <Author creator={uploader} />,
        },
      ],
    },
    (open, actions) => <MediaCard open={open} actions={actions} />,
  ),
}
