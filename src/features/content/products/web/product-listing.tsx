import type { ProductRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { type Column, declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { blockedProductList, productList } from '../product.list.ts'
import { productOperations } from '../product.operations.ts'
import { priceText, productTypeName } from './product-texts.ts'
import { productsDocument } from './product.documents.ts'
import './products.css'

export type ProductRow = ProductRowFragment
type ProductColumn = Column<ProductRow, (typeof productList.sorts)[number]>

/** The search parameter that opens a product's detail over the list. */
export const productDetail = 'product'

const columns: readonly ProductColumn[] = [
  {
    key: 'media',
    title: m.products_media,
    cell: (product) => <Thumbnail media={product.medias[0]} />,
    screenOnly: true,
  },
  {
    key: 'title',
    title: m.common_title,
    opens: true,
    cell: (product) => (
      <Headline title={product.title} text={product.content}>
        {product.termStatus !== 'NORMAL' && <StatusMark status={product.termStatus} until={product.reason[0]?.until} />}
        {product.leadsToBlocked && <Mark tone="bad">{m.common_leads_to_blocked()}</Mark>}
      </Headline>
    ),
  },
  { key: 'type', title: m.common_type, cell: (product) => productTypeName(product.type) },
  { key: 'creator', title: m.products_creator, cell: (product) => <CreatorLink creator={product.creator} /> },
  { key: 'totalReports', title: m.products_reports, kind: 'number' },
  { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
  { key: 'availableOnTravelStore', title: m.products_on_store, cell: (product) => <OnStore product={product} /> },
  {
    key: 'page',
    title: m.products_page,
    cell: ({ page }) => <a href={`/pages?pageId=${page._id}`}>{page.name}</a>,
    hidden: true,
  },
  { key: 'price', title: m.products_price, cell: (product) => priceText(product.price), align: 'end', hidden: true },
  { key: '_id', title: m.common_id, kind: 'id', hidden: true },
]

const filters = {
  type: { label: m.common_type, nameOf: productTypeName },
  q: { label: m.products_search },
}

export const productListing = declareList({
  spec: productList,
  operation: productOperations.cmsPartnerProducts,
  load: async (state: ListStateOf<typeof productList>, signal?: AbortSignal) => {
    const { page, size, sort, dir } = state
    const { termStatusIn, ...own } = wireFilters(productList, state)
    const filter = termStatusIn ? { termStatusIn } : {}
    const variables = { limit: size, offset: page, ...own, filter, sortBy: { type: sort, dir } }
    return (await request(productsDocument, variables, { signal })).cmsPartnerProducts
  },
  title: m.products_title,
  nameOf: (product) => product.title,
  detail: productDetail,
  model: 'PRODUCT',
  exports: true,
  filters: {
    ...filters,
    termStatus: { label: m.common_status, nameOf: statusName },
    onTravelStore: { label: m.products_on_store },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns,
})

/** `/products/BLOCKED` */
export const blockedProductListing = declareList({
  ...productListing,
  spec: blockedProductList,
  load: async (state: ListStateOf<typeof blockedProductList>, signal?: AbortSignal) => {
    const { page, size, sort, dir } = state
    const own = wireFilters(blockedProductList, state)
    const filter = { termStatus: 'BLOCKED' as const }
    const variables = { limit: size, offset: page, ...own, filter, sortBy: { type: sort, dir } }
    return (await request(productsDocument, variables, { signal })).cmsPartnerProducts
  },
  title: m.products_blocked_title,
  filters,
})

/** The tick is drawn by CSS; the text is for screen readers, and 'No' on a phone, where the label has nothing beside it, for all. */
function OnStore({ product: { availableOnTravelStore: is } }: { readonly product: ProductRow }) {
  return (
    <span className={is ? 'products-tick' : undefined} title={is ? m.products_is_on_store() : undefined}>
      <span className={is ? 'visually-hidden' : 'visually-hidden list-card-text'}>{yesOrNo(is)}</span>
    </span>
  )
}
