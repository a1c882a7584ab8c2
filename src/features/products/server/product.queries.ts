import type { Selectable } from 'kysely'
import type { Media, Products } from '../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../platform/server/context.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { reportTotalOf } from '../../reports/server/public.ts'

export type ProductRow = Selectable<Products>

/** Includes deleted ones. */
export const productById = loaderById('products')

export const reportsOfProduct = reportTotalOf('PRODUCT')

export const mediasOfProduct = defineLoader<string, Selectable<Media>[]>(async (ctx, productIds) => {
  const rows = await ctx.db
    .selectFrom('product_media')
    .innerJoin('media', 'media.id', 'product_media.media_id')
    .selectAll('media')
    .select('product_media.product_id')
    .where('product_media.product_id', 'in', productIds)
    .orderBy('product_media.position')
    .execute()
  return grouped(productIds, rows, (row) => row.product_id)
})
