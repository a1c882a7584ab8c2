import { z } from 'zod'
import { recordId, requiredText, text } from '../../../platform/shared/rules.ts'
import { ownMediaIds } from '../../records/media/media.rules.ts'
import { productTypes } from './product.values.ts'

/** The input of `createProduct`. */
export const productOfMember = z.object({
  pageId: recordId().describe('A page that the member runs.'),
  type: z.enum(productTypes),
  title: requiredText('products_text_title_required', 500),
  content: text(20_000).default(''),
  price: z.number().int().min(0).max(2_000_000_000).describe('In đồng.'),
  mediaIds: ownMediaIds.default([]),
})
export type ProductOfMember = z.output<typeof productOfMember>
