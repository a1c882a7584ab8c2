import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { deleteReported, restoreReported } from '../../../records/report-targets/server/public.ts'
import { registerTermStatusTarget, termStatusIn } from '../../../records/term-status/server/public.ts'
import { productList } from '../product.list.ts'
import { productOperations } from '../product.operations.ts'
import { productRecord } from '../product.record.ts'
import { products as list } from './product.lists.ts'
import { productById } from './product.queries.ts'
import { Product } from './product.type.ts'

export const tallies: readonly Tally[] = [
  { table: 'product_tally', keys: ['type', 'term_status', 'on_travel_store'], sums: ['products'] },
]

const products = {
  model: 'PRODUCT',
  store: recordStore({ model: 'PRODUCT', record: productRecord, table: 'products', gone: 'products_text_gone' }),
} as const

const reading = registerReading('PRODUCT', {
  record: productRecord,
  rows: productById,
  gone: 'products_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
registerRecordNames('PRODUCT', { nameOf: async (ctx, id) => (await ctx.load(productById, id))?.title ?? null })
registerTermStatusTarget({
  model: 'PRODUCT',
  list: productList.name,
  permission: area('MODERATION'),
  gone: 'products_text_gone',
  ...termStatusIn('products', { softly: true }),
})
registerUndo({
  model: 'PRODUCT',
  operation: productOperations.cmsDeleteProduct,
  run: (ctx, { _id, version }) => restoreReported(ctx, products, { _id, version }),
})

addListQuery(list, listPageType('ProductPage', Product), {
  page: 'offset',
  ownArguments: ['q', 'type', 'onTravelStore'],
})
rootField(productOperations.cmsGetProduct, {
  type: Product,
  ...recordById(reading),
})
rootField(productOperations.cmsDeleteProduct, {
  description: 'False if it was deleted already.',
  type: 'Boolean',
  input: target,
  resolve: (product, ctx) => deleteReported(ctx, products, product),
})
