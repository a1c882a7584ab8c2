import { type Selectable, sql } from 'kysely'
import type { Media, Vouchers } from '../../../../../database/tables.ts'
import { type Context, defineLoader } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { hasPromotionState, promotionStateOf } from '../../promotion-states/server/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'

export type VoucherRow = Selectable<Vouchers>

export const voucherById = loaderById('vouchers')

interface Quantities {
  readonly qty: number
  /** How often they were handed over, and what prizes reserve. */
  readonly sold: number
  readonly reserved: number
  /** The number of codes that are neither handed over nor reserved by a prize. */
  readonly available: number
}

/** The numbers of a voucher's codes. */
export const quantitiesOf = defineLoader<string, Quantities>(async (ctx, voucherIds) => {
  const { rows } = await sql<Quantities & { voucher_id: string }>`
    select voucher_id, sum(qty)::bigint as qty, sum(sold)::bigint as sold, sum(reserved)::bigint as reserved,
        sum(qty - sold - reserved)::bigint as available
      from voucher_code_tally where voucher_id in (${sql.join(voucherIds)}) group by 1`.execute(ctx.db)
  const found = new Map(rows.map((row) => [row.voucher_id, row]))
  return voucherIds.map((id) => found.get(id) ?? { qty: 0, sold: 0, reserved: 0, available: 0 })
})

/** Whether no code is left to be handed over. What prizes reserve is left only for them, which give a game's codes. */
const noneLeft = sql<boolean>`not exists (
  select from voucher_code_tally t where t.voucher_id = vouchers.id
    having sum(t.qty - t.sold - case when vouchers.type = 'GAME' then 0 else t.reserved end) > 0)`

export const voucherHasState = hasPromotionState({
  on: sql`status = 'ENABLED' and admin_status = 'APPROVED' and deleted_at is null`,
  isOut: noneLeft,
})

export async function stateOfVoucher(ctx: Context, voucher: VoucherRow) {
  const { available, reserved } = await ctx.load(quantitiesOf, voucher.id)
  return promotionStateOf({
    on: voucher.status === 'ENABLED' && voucher.admin_status === 'APPROVED' && !voucher.deleted_at,
    start: voucher.start_date,
    end: voucher.end_date,
    isOut: available + (voucher.type === 'GAME' ? reserved : 0) === 0,
  })
}

export async function mediasOf(ctx: Context, { media_ids }: VoucherRow): Promise<Selectable<Media>[]> {
  const medias = await Promise.all(media_ids.map((id) => ctx.load(mediaById, id)))
  return medias.filter((media) => media !== null)
}
