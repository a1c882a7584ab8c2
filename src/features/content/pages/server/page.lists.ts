import { tableList } from '../../../../platform/server/records/table-list.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { pageCategoryById } from '../../page-categories/server/public.ts'
import { statusReasons } from '../../../records/term-status/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { pageList } from '../page.list.ts'
import { pageOperations } from '../page.operations.ts'
import { reportsOfPage } from './page.queries.ts'

export const pages = tableList({
  spec: pageList,
  operation: pageOperations.cmsGetPages,
  table: 'pages',
  where: { q: 'search', termStatus: 'term_status', type: 'type' },
  sorts: { STATUS_SET_AT: 'status_set_at', CREATED_AT: 'created_at' },
  tally: { table: 'page_list_tally', sum: 'pages', by: { termStatus: 'term_status', type: 'type' } },
  columns: {
    _id: { title: 'ID', cell: (page) => page.id },
    name: { title: 'Name', cell: (page) => page.name },
    type: { title: 'Type', cell: (page) => page.type },
    businessType: {
      title: 'Business type',
      cell: async (page, ctx) => (page.category_id ? (await ctx.load(pageCategoryById, page.category_id))!.enum : null),
    },
    info: {
      title: 'Info',
      cell: (page) => [page.phone_number, page.email, page.website].filter(Boolean).join(' · ') || null,
    },
    verified: { title: 'Verified', cell: (page) => yesNoOf(page.verified) },
    creator: { title: 'Creator', personal: true, cell: (page, ctx) => nameOfPerson(ctx, page.created_by) },
    isPartner: { title: 'Is partner', cell: (page) => yesNoOf(page.is_partner) },
    isProvideNews: { title: 'Is hot news', cell: (page) => yesNoOf(page.is_provide_news) },
    termStatus: { title: 'Status', cell: (page) => page.term_status },
    reason: { title: 'Reason', cell: (page) => statusReasons(page.reason)[0]?.reason ?? null },
    totalReports: { title: 'Total report', cell: (page, ctx) => ctx.load(reportsOfPage, page.id) },
    createdAt: { title: 'Created at', moment: (page) => page.created_at },
    statusSetAt: { title: 'Status set at', moment: (page) => page.status_set_at },
    pinnedLimit: { title: 'Pinned product limit', cell: (page) => page.pinned_limit },
  },
})
