import type { PageRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { type Column, declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { pageList } from '../page.list.ts'
import { pageOperations } from '../page.operations.ts'
import { pageTypeName } from './page-texts.ts'
import { pagesDocument } from './page.documents.ts'
import './pages.css'

export type PageRow = PageRowFragment
type PageColumn = Column<PageRow, (typeof pageList.sorts)[number]>

/** The search parameters that open a page's detail, and the dialogs of its settings, over the list. */
export const pageDetail = 'pageId'
export const settingParameters = { isPartner: 'partner', isProvideNews: 'news', pinnedLimit: 'pinned' } as const
type Setting = keyof typeof settingParameters

const reason: PageColumn = {
  key: 'reason',
  title: m.common_reason,
  cell: (page) => <span className="pages-reason">{page.reason[0]?.reason}</span>,
}

const columns: readonly PageColumn[] = [
  { key: '_id', title: m.common_id, kind: 'id' },
  {
    key: 'name',
    title: m.common_name,
    opens: true,
    cell: (page) => (
      <Headline title={page.name}>
        {page.termStatus !== 'NORMAL' && <StatusMark status={page.termStatus} until={page.reason[0]?.until} />}
      </Headline>
    ),
  },
  { key: 'type', title: m.common_type, cell: (page) => <span className="pages-type">{pageTypeName(page.type)}</span> },
  { key: 'info', title: m.pages_info, cell: (page) => <Info page={page} /> },
  { key: 'verified', title: m.pages_verified, cell: (page) => <Verified page={page} /> },
  { key: 'creator', title: m.pages_creator, cell: (page) => <CreatorLink creator={page.creator} /> },
  { key: 'isPartner', title: m.pages_is_partner, cell: (page) => <Flag page={page} setting="isPartner" /> },
  { key: 'isProvideNews', title: m.pages_is_news, cell: (page) => <Flag page={page} setting="isProvideNews" /> },
  {
    key: 'createdAt',
    title: m.common_created_at,
    kind: 'moment',
    sort: 'CREATED_AT',
    sortFirst: 'DESC',
  },
  {
    key: 'pinnedLimit',
    title: m.pages_pinned_limit,
    cell: (page) => (
      <SettingLink page={page} setting="pinnedLimit" value={page.pinnedLimit?.toString() ?? m.pages_no_limit()} />
    ),
  },
]

const load = loadPage(pageList, pagesDocument, ({ page: offset, filter: { q = null, ...filter }, ...usual }) => {
  return { ...usual, offset, q, filter }
})

export const pageListing = declareList({
  spec: pageList,
  operation: pageOperations.cmsGetPages,
  load,
  title: m.pages_title,
  nameOf: (page) => page.name,
  detail: pageDetail,
  model: 'PAGE',
  exports: true,
  filters: {
    q: { label: m.pages_search },
    termStatus: { label: m.common_status, nameOf: statusName },
    type: { label: m.common_type, nameOf: pageTypeName },
  },
  sorts: { STATUS_SET_AT: m.pages_status_set_at, CREATED_AT: m.common_created_at },
  columns: [...columns, { ...reason, hidden: true }],
})

/** `/pages/BLOCKED` shows the reason. */
export const blockedPageListing = declareList({
  ...pageListing,
  columns: [...columns.slice(0, 3), reason, ...columns.slice(3)],
})

function Info({ page: { phoneNumber, email, website } }: { readonly page: PageRow }) {
  const lines = [phoneNumber, email, website].filter(Boolean)
  return (
    <span className="pages-info">
      {lines.map((line) => (
        <span key={line} title={line ?? undefined}>
          {line}
        </span>
      ))}
    </span>
  )
}

/** The tick is drawn by CSS; the text is for screen readers, and on a phone, where the label has nothing beside it, for all. */
function Verified({ page: { verified } }: { readonly page: PageRow }) {
  return (
    <span className={verified ? 'pages-verified' : undefined} title={verified ? m.pages_verified() : undefined}>
      <span className={verified ? 'visually-hidden' : 'visually-hidden list-card-text'}>
        {verified ? m.pages_verified() : m.common_no()}
      </span>
    </span>
  )
}

interface SettingProps {
  readonly page: PageRow
  readonly setting: Setting
}

function Flag({ page, setting }: SettingProps & { readonly setting: 'isPartner' | 'isProvideNews' }) {
  const value = page[setting]
  return <SettingLink page={page} setting={setting} value={yesOrNo(value)} tone={value ? 'good' : 'neutral'} />
}

const settingNames = {
  isPartner: m.pages_is_partner,
  isProvideNews: m.pages_is_news,
  pinnedLimit: m.pages_pinned_limit,
} satisfies Record<Setting, () => string>

/** A setting's value; opens its dialog. */
function SettingLink({
  page: { _id, name },
  setting,
  value,
  tone = 'neutral',
}: SettingProps & { readonly value: string; readonly tone?: 'good' | 'neutral' }) {
  return (
    <a
      className="pages-setting"
      href={`?${settingParameters[setting]}=${_id}`}
      aria-label={m.pages_change({ setting: settingNames[setting](), value, name })}
    >
      <Mark tone={tone}>{value}</Mark>
    </a>
  )
}
