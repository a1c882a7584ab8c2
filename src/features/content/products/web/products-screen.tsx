import { DeleteOutlined, EyeOutlined } from '@ant-design/icons'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { BulkAction, RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { narrowed } from '../../../../platform/web/list/narrowed.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { useStatusActions } from '../../../records/term-status/web/public.ts'
import { productOperations } from '../product.operations.ts'
import type { ProductType } from '../product.values.ts'
import { blockedProductListing, productDetail, productListing, type ProductRow } from './product-listing.tsx'
import { productStatus } from './product-status.ts'

const ProductCard = lazyPart(() => import('./product-card.tsx'))
const DeleteProductDialog = lazyPart(() => import('./delete-product-dialog.tsx'))

const view: RowAction<ProductRow> = {
  key: 'view',
  label: m.products_view,
  icon: <EyeOutlined aria-hidden />,
  inline: true,
  href: (product) => `?${productDetail}=${product._id}`,
}

/** The actions of both lists of products, and what is open over them. */
function useProductActions(): {
  readonly rowActions: readonly RowAction<ProductRow>[]
  readonly bulkActions: readonly BulkAction[]
  readonly above: ReactNode
  readonly renderDetail: (open: OpenDetail) => ReactNode
} {
  const [deleting, setDeleting] = useState<{
    readonly product: ProductRow
    readonly onDone?: (() => void) | undefined
  }>()
  const status = useStatusActions(productStatus, { inline: true })
  const rowActions = useMemo<readonly RowAction<ProductRow>[]>(
    () => [
      view,
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: productOperations.cmsDeleteProduct,
        removes: true,
        shown: (product) => !product.isOwn,
        run: (product, onDone) => setDeleting({ product, onDone }),
      },
      ...status.rowActions,
    ],
    [status.rowActions],
  )
  const above = (
    <>
      {status.dialog}
      <Suspense>{deleting && <DeleteProductDialog {...deleting} onClose={() => setDeleting(undefined)} />}</Suspense>
    </>
  )
  const renderDetail = (open: OpenDetail) => <ProductCard open={open} actions={rowActions.slice(1)} />
  return { rowActions, bulkActions: status.bulkActions, above, renderDetail }
}

interface Props {
  readonly type?: ProductType
  readonly title?: string
}

/** `/products`, and `/products/{type}` for a type of product. */
export function ProductsScreen({ type, title }: Props) {
  const { rowActions, bulkActions, above, renderDetail } = useProductActions()
  return (
    <>
      <ListScreen
        list={productListing}
        {...(type ? { fixed: { type } } : {})}
        {...(title ? { title } : {})}
        rowActions={rowActions}
        bulkActions={bulkActions}
        renderDetail={renderDetail}
      />
      {above}
    </>
  )
}

/** `/products/BLOCKED` */
export function BlockedProductsScreen() {
  const { rowActions, bulkActions, above, renderDetail } = useProductActions()
  return (
    <>
      <ListScreen
        list={blockedProductListing}
        rowActions={rowActions}
        bulkActions={bulkActions
          .filter(({ key }) => key === 'unblock')
          .map((action) => narrowed(action, { termStatus: 'BLOCKED' }))}
        renderDetail={renderDetail}
      />
      {above}
    </>
  )
}
