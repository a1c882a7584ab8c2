import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/products.js'
import type { StatusDeclaration } from '../../../records/term-status/web/public.ts'
import type { ProductRow } from './product-listing.tsx'
import { productWords } from './product-words.ts'

type Product = Pick<ProductRow, '_id' | 'version' | 'title' | 'termStatus'>

export const productStatus: StatusDeclaration<Product> = {
  model: 'PRODUCT',
  words: productWords,
  statusOf: (product) => product.termStatus,
  nameOf: (product) => product.title,
  reasonRequired: m.products_text_reason_required,
  ask: (product, to) =>
    to === 'BLOCKED'
      ? { title: m.products_block_title(), text: product.title, okText: m.common_block() }
      : {
          title: m.products_unblock_title(),
          text: product.title,
          okText: m.common_yes(),
          cancelText: m.common_no(),
        },
  askMany: (to, count) => ({
    title: to === 'BLOCKED' ? m.products_block_many_title({ count }) : m.products_unblock_many_title({ count }),
  }),
  notice: () => ({ title: m.common_updated(), text: m.products_notice_status() }),
}
