import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { CursorAsked, CursorPage } from '../../../../platform/server/graphql/cursor.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { VoucherRow } from '../server/voucher.queries.ts'

/** Whether a row of `vouchers` is offered now. */
export const isOffered = sql<boolean>`(vouchers.status = 'ENABLED' and vouchers.admin_status = 'APPROVED'
  and vouchers.deleted_at is null and vouchers.start_date <= now() and vouchers.end_date > now())`

/** What can be bought, the newest first. */
export const vouchersForPoints = (ctx: Context, asked: CursorAsked): Promise<CursorPage<VoucherRow>> =>
  newestPage(ctx, 'vouchers', asked, { where: [sql`type = 'POINT_EXCHANGE' and ${isOffered}`] })

/** @throws Refusal NOT_FOUND unless it is offered */
export async function offeredVoucher(ctx: Context, id: string): Promise<VoucherRow> {
  const voucher = await ctx.db
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .where(isOffered)
    .executeTakeFirst()
  if (!voucher) throw new Refusal('NOT_FOUND', 'vouchers_text_gone')
  return voucher
}

/**
 * A voucher that is offered, or of which the member has a code.
 *
 * @throws Refusal NOT_FOUND
 */
export async function voucherForMember(ctx: Context, id: string): Promise<VoucherRow> {
  const has = sql<boolean>`exists (select from voucher_redemptions r join voucher_codes c on c.id = r.code_id
    where r.user_id = ${actorId(ctx)} and c.voucher_id = vouchers.id)`
  const voucher = await ctx.db
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([isOffered, has]))
    .executeTakeFirst()
  if (!voucher) throw new Refusal('NOT_FOUND', 'vouchers_text_gone')
  return voucher
}
