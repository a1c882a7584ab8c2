import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { ownRecord } from '../../../../platform/server/access/own-record.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { appLink } from '../../../records/external-ids/server/public.ts'
import { Media } from '../../../records/media/server/public.ts'
import { Page, pageById } from '../../pages/server/public.ts'
import { StatusReason, statusReasons } from '../../../records/term-status/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { productTypes } from '../product.values.ts'
import { mediasOfProduct, type ProductRow, reportsOfProduct } from './product.queries.ts'

const ProductType = enumOf('ProductType', productTypes)

export const Product = builder.objectRef<ProductRow>('Product').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: ProductType }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    price: t.exposeInt('price', { description: 'The price in whole đồng.' }),
    medias: t.field({ type: [Media], resolve: (product, _, ctx) => ctx.load(mediasOfProduct, product.id) }),
    availableOnTravelStore: t.exposeBoolean('on_travel_store'),
    creator: t.field({
      type: User,
      resolve: async (product, _, ctx) => (await ctx.load(userById, product.created_by))!,
    }),
    page: t.field({ type: Page, resolve: async (product, _, ctx) => (await ctx.load(pageById, product.page_id))! }),
    leadsToBlocked: t.boolean({
      description: 'Whether its page is blocked.',
      resolve: async (product, _, ctx) => (await ctx.load(pageById, product.page_id))!.term_status === 'BLOCKED',
    }),
    totalLikes: t.exposeInt('total_likes'),
    totalShares: t.exposeInt('total_shares'),
    totalReports: t.int({ resolve: (product, _, ctx) => ctx.load(reportsOfProduct, product.id) }),
    termStatus: t.expose('term_status', { type: enumOf('TermStatus', termStatuses) }),
    reason: t.field({ type: [StatusReason], resolve: (product) => statusReasons(product.reason) }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    appLink: t.string(appLink('PRODUCT')),
    version: t.exposeInt('version'),
    isOwn: t.boolean(ownRecord('PRODUCT')),
  }),
})
