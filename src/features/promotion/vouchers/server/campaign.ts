import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import type { VoucherRow } from './voucher.queries.ts'

/** The referral campaign that runs now: they never overlap. */
export async function currentCampaign(ctx: Context): Promise<VoucherRow | null> {
  const campaign = await ctx.db
    .selectFrom('vouchers')
    .selectAll()
    .where('type', '=', 'REFERRAL')
    .where('status', '=', 'ENABLED')
    .where(sql<boolean>`tstzrange(start_date, end_date) @> now()`)
    .executeTakeFirst()
  return campaign ?? null
}
