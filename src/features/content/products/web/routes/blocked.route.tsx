import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { blockedProductList } from '../../product.list.ts'
import { productOperations } from '../../product.operations.ts'
import { BlockedProductsScreen } from '../products-screen.tsx'

export const Route = createFileRoute('/_signed-in/products/BLOCKED')({
  validateSearch: listSearch(blockedProductList, 'product', 'creator'),
  staticData: {
    operation: productOperations.cmsPartnerProducts,
    breadcrumb: () => [{ label: m.products_crumb(), to: '/products' }, { label: m.common_list() }],
  },
  component: BlockedProductsScreen,
})
