import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/products.js'
import { ChangeQuestion } from '../../../../platform/web/form/change-question.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import type { ProductRow } from './product-listing.tsx'
import { productWords } from './product-words.ts'

interface Props {
  readonly product: Pick<ProductRow, '_id' | 'title' | 'version'>
  /** Called once it is deleted. */
  readonly onDone?: (() => void) | undefined
  readonly onClose: () => void
}

/** Deletes a product after a confirmation. */
export default function DeleteProductDialog({ product: { _id, title, version }, onDone, onClose }: Props) {
  const refused = () => notices.error(m.common_error(), m.products_notice_not_deleted())
  const changed = () => recordsChanged('PRODUCT')
  return (
    <ChangeQuestion
      title={m.products_delete_question()}
      text={title}
      okText={m.common_yes()}
      cancelText={m.common_no()}
      danger
      version={version}
      words={productWords}
      send={async ({ version, ...options }) =>
        (await request(mutation('cmsDeleteProduct'), { _id, version }, options)).cmsDeleteProduct
      }
      onDone={(deleted, before) => {
        const notice = { title: m.products_notice_deleted_title(), text: m.products_notice_deleted() }
        if (deleted) {
          succeedWithUndo({ ...notice, model: 'PRODUCT', _id, before, after: before + 1 })
          onDone?.()
        } else refused()
        void changed()
      }}
      onFailure={refused}
      onTake={changed}
      onClose={onClose}
    />
  )
}
