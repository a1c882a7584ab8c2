import { tableList } from '../../../../platform/server/records/table-list.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import type { MessageKey } from '../../../../platform/shared/text.ts'
import { nameOfCategory } from '../../page-categories/server/public.ts'
import { statusReasons } from '../../../records/term-status/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { pageList } from '../page.list.ts'
import { pageOperations } from '../page.operations.ts'
import type { PageType } from '../page.values.ts'
import { reportsOfPage } from './page.queries.ts'

export const pageTypeNames = {
  BUSINESS_OR_BRAND: 'pages_type_business',
  COMMUNITY_OR_PUBLIC_FIGURE: 'pages_type_community',
} as const satisfies Record<PageType, MessageKey>

export const pages = tableList({
  spec: pageList,
  title: 'pages_title',
  operation: pageOperations.cmsGetPages,
  table: 'pages',
  where: { q: 'search', termStatus: 'term_status', type: 'type' },
  sorts: { STATUS_SET_AT: 'status_set_at', CREATED_AT: 'created_at' },
  tally: { table: 'page_list_tally', sum: 'pages', by: { termStatus: 'term_status', type: 'type' } },
  columns: {
    _id: { title: 'common_id', cell: (page) => page.id },
    name: { title: 'common_name', cell: (page) => page.name },
    type: { title: 'common_type', names: pageTypeNames, cell: (page) => page.type },
    businessType: {
      title: 'pages_business_type',
      cell: (page, ctx, locale) => nameOfCategory(ctx, page.category_id, locale),
    },
    info: {
      title: 'pages_info',
      cell: (page) => [page.phone_number, page.email, page.website].filter(Boolean).join(' · ') || null,
    },
    verified: { title: 'pages_verified', names: 'common', cell: (page) => yesNoOf(page.verified) },
    creator: { title: 'pages_creator', personal: true, cell: (page, ctx) => nameOfPerson(ctx, page.created_by) },
    isPartner: { title: 'pages_is_partner', names: 'common', cell: (page) => yesNoOf(page.is_partner) },
    isProvideNews: { title: 'pages_is_news', names: 'common', cell: (page) => yesNoOf(page.is_provide_news) },
    termStatus: { title: 'common_status', names: 'term_status', cell: (page) => page.term_status },
    reason: { title: 'common_reason', cell: (page) => statusReasons(page.reason)[0]?.reason ?? null },
    totalReports: { title: 'pages_reports', cell: (page, ctx) => ctx.load(reportsOfPage, page.id) },
    createdAt: { title: 'common_created_at', moment: (page) => page.created_at },
    statusSetAt: { title: 'pages_status_set_at', moment: (page) => page.status_set_at },
    pinnedLimit: { title: 'pages_pinned_limit', cell: (page) => page.pinned_limit },
  },
})
