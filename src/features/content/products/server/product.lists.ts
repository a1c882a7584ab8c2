import { type Declared, tableList } from '../../../../platform/server/records/table-list.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { pageById } from '../../pages/server/public.ts'
import { statusReasons } from '../../../records/term-status/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { blockedProductList, productList } from '../product.list.ts'
import { productOperations } from '../product.operations.ts'
import { reportsOfProduct } from './product.queries.ts'

const shared = {
  table: 'products',
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (product) => product.id },
    title: { title: 'common_title', cell: (product) => product.title },
    content: { title: 'common_content', cell: (product) => product.content },
    type: { title: 'common_type', names: 'products_type', cell: (product) => product.type },
    price: { title: 'products_price', cell: (product) => product.price },
    creator: {
      title: 'products_creator',
      personal: true,
      cell: (product, ctx) => nameOfPerson(ctx, product.created_by),
    },
    page: { title: 'products_page', cell: async (product, ctx) => (await ctx.load(pageById, product.page_id))!.name },
    leadsToBlocked: {
      title: 'common_leads_to_blocked',
      names: 'common',
      cell: async (product, ctx) => yesNoOf((await ctx.load(pageById, product.page_id))!.term_status === 'BLOCKED'),
    },
    totalReports: { title: 'products_reports', cell: (product, ctx) => ctx.load(reportsOfProduct, product.id) },
    termStatus: { title: 'common_status', names: 'term_status', cell: (product) => product.term_status },
    reason: { title: 'common_reason', cell: (product) => statusReasons(product.reason)[0]?.reason ?? null },
    createdAt: { title: 'common_created_at', moment: (product) => product.created_at },
    availableOnTravelStore: {
      title: 'products_on_store',
      names: 'common',
      cell: (product) => yesNoOf(product.on_travel_store),
    },
  },
} satisfies Declared<'products'>

const where = { q: 'title_search', type: 'type' } as const

export const products = tableList({
  ...shared,
  spec: productList,
  title: 'products_title',
  operation: productOperations.cmsPartnerProducts,
  where: { ...where, termStatus: 'term_status', onTravelStore: 'on_travel_store' },
  always: { deleted_at: null },
  tally: {
    table: 'product_tally',
    sum: 'products',
    by: { type: 'type', termStatus: 'term_status', onTravelStore: 'on_travel_store' },
  },
})

/** For the export and the saved views of `/products/BLOCKED`; its rows come from `cmsPartnerProducts` too. */
tableList({
  ...shared,
  spec: blockedProductList,
  title: 'products_blocked_title',
  operation: productOperations.cmsPartnerProducts,
  where,
  always: { deleted_at: null, term_status: 'BLOCKED' },
})
