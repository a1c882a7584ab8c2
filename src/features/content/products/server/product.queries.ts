import type { Selectable } from 'kysely'
import type { Products } from '../../../../../database/tables.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { mediaOf } from '../../../records/media/server/public.ts'
import { reportTotalOf } from '../../../records/report-targets/server/public.ts'

export type ProductRow = Selectable<Products>

/** Includes deleted ones. */
export const productById = loaderById('products')

export const reportsOfProduct = reportTotalOf('PRODUCT')

export const mediasOfProduct = mediaOf('product_media', 'product_id')
