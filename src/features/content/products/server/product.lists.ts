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
    _id: { title: 'ID', cell: (product) => product.id },
    title: { title: 'Title', cell: (product) => product.title },
    content: { title: 'Content', cell: (product) => product.content },
    type: { title: 'Type', cell: (product) => product.type },
    price: { title: 'Price', cell: (product) => product.price },
    creator: { title: 'Creator', personal: true, cell: (product, ctx) => nameOfPerson(ctx, product.created_by) },
    page: { title: 'Page', cell: async (product, ctx) => (await ctx.load(pageById, product.page_id))!.name },
    totalReports: { title: 'Total report', cell: (product, ctx) => ctx.load(reportsOfProduct, product.id) },
    termStatus: { title: 'Status', cell: (product) => product.term_status },
    reason: { title: 'Reason', cell: (product) => statusReasons(product.reason)[0]?.reason ?? null },
    createdAt: { title: 'Created at', moment: (product) => product.created_at },
    availableOnTravelStore: { title: 'On travel store', cell: (product) => yesNoOf(product.on_travel_store) },
  },
} satisfies Declared<'products'>

const where = { q: 'title_search', type: 'type' } as const

export const products = tableList({
  ...shared,
  spec: productList,
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
  operation: productOperations.cmsPartnerProducts,
  where,
  always: { deleted_at: null, term_status: 'BLOCKED' },
})
