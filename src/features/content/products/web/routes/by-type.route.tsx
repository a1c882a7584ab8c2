import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { isId } from '../../../../../platform/shared/list.ts'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { productList } from '../../product.list.ts'
import { productOperations } from '../../product.operations.ts'
import { isProductType } from '../../product.values.ts'
import { productTypeName } from '../product-texts.ts'
import { ProductsScreen } from '../products-screen.tsx'

/** `$type` is a type of product, or a product's id, which opens it over the list; anything else is not found. */
export const Route = createFileRoute('/_signed-in/products/$type')({
  validateSearch: listSearch(productList, 'product', 'creator'),
  beforeLoad: ({ params }) => {
    if (isId(params.type)) throw redirect({ to: '/products', search: { product: params.type }, replace: true })
    if (!isProductType(params.type)) throw notFound()
  },
  staticData: {
    operation: productOperations.cmsPartnerProducts,
    breadcrumb: () => [{ label: m.products_crumb(), to: '/products' }, { label: m.common_list() }],
    decided: () => ['type'],
  },
  component: ProductsOfTypeScreen,
})

function ProductsOfTypeScreen() {
  const { type } = Route.useParams()
  if (!isProductType(type)) return null
  return <ProductsScreen key={type} type={type} title={m.products_of_type_title({ type: productTypeName(type) })} />
}
