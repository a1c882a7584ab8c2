import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { tellOrigin } from '../../../people/trusted-points/server/public.ts'

/** The voucher that an entry paid, or whose price it gave back: a code that was not used is no longer its buyer's then. */
async function voucherOf(ctx: Context, entryId: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select v.title from voucher_codes c join vouchers v on v.id = c.voucher_id
      where c.id = coalesce((select code_id from voucher_redemptions where entry_id = ${entryId}),
          (select code_id from point_corrections where entry_id = ${entryId}))`.execute(ctx.db)
  return rows[0]?.title
}

tellOrigin('VOUCHER', async (ctx, { id, amount, note }) => {
  const name = await voucherOf(ctx, id)
  if (name === undefined) return null
  return {
    key: amount < 0 ? 'trusted_points_text_why_voucher_bought' : 'trusted_points_text_why_voucher_refunded',
    params: { name, note: note ?? '' },
  }
})
