import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { productList } from '../../product.list.ts'
import { productOperations } from '../../product.operations.ts'
import { ProductsScreen } from '../products-screen.tsx'

export const Route = createFileRoute('/_signed-in/products')({
  validateSearch: listSearch(productList, 'product', 'creator'),
  staticData: {
    operation: productOperations.cmsPartnerProducts,
    breadcrumb: () => [{ label: m.products_crumb() }, { label: m.common_list() }],
  },
  component: () => <ProductsScreen />,
})
