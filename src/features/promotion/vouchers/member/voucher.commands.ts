import { sql } from 'kysely'
import { throttle } from '../../../../platform/server/access/throttle.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { numberSetting } from '../../../../platform/server/setting.ts'
import { normalized } from '../../../../platform/shared/search-text.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { bookPoints } from '../../../people/trusted-points/server/public.ts'
import { handOver, type RedemptionRow, takeCode } from '../server/redemptions.ts'
import { makePrintedTestCode } from '../server/test-codes.ts'
import type { VoucherRow } from '../server/voucher.queries.ts'
import { isOffered, offeredVoucher } from './voucher.queries.ts'

const outOfCodes = () => new Refusal('CONFLICT', 'vouchers_text_out_of_codes')

/**
 * Gives the member a code of a voucher for its full price. A code of a campaign that asks for no friends costs nothing, and
 * each member gets one.
 *
 * @throws Refusal NOT_FOUND unless the voucher is offered; CONFLICT without enough points, without codes, and for what
 * cannot be bought
 */
export function buyVoucher(ctx: Context, id: string): Promise<RedemptionRow> {
  const userId = actorId(ctx)
  return command(ctx, async (ctx) => {
    const voucher = await offeredVoucher(ctx, id)
    const isFree = voucher.type === 'REFERRAL' && voucher.referral_turns === 0
    if (voucher.type !== 'POINT_EXCHANGE' && !isFree) throw new Refusal('CONFLICT', 'vouchers_text_not_for_points')
    const bought = await (isFree ? askFor : buy)(ctx, voucher, userId)
    await announceCode(ctx, 'voucher.bought', bought)
    return bought
  })
}

async function buy(ctx: Context, { id: voucherId, point_spend: price }: VoucherRow, userId: string) {
  const codeId = await takeCode(ctx, { voucherId, userId })
  if (!codeId) throw outOfCodes()
  const entry = price > 0 ? await bookPoints(ctx, { userId, amount: -price, cause: 'VOUCHER' }) : null
  return handOver(ctx, { codeId, userId, cause: 'BOUGHT', price, entryId: entry?.id ?? null }, outOfCodes())
}

async function askFor(ctx: Context, { id: voucherId }: VoucherRow, userId: string): Promise<RedemptionRow> {
  const reward = { campaign_id: voucherId, user_id: userId, number: 1 }
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('referral_rewards')
    .values(reward)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('CONFLICT', 'vouchers_text_one_a_member')
  const codeId = await takeCode(ctx, { voucherId, userId })
  if (!codeId) throw outOfCodes()
  const redemption = await handOver(ctx, { codeId, userId, cause: 'EARNED' }, outOfCodes())
  await ctx.db
    .updateTable('referral_rewards')
    .set({ redemption_id: redemption.id })
    .where('campaign_id', '=', voucherId)
    .where('user_id', '=', userId)
    .where('number', '=', 1)
    .execute()
  return redemption
}

/**
 * Marks a code of the member as used, once.
 *
 * @throws Refusal NOT_FOUND for what is not the member's; CONFLICT
 */
export function useVoucher(ctx: Context, redemptionId: string): Promise<RedemptionRow> {
  const userId = actorId(ctx)
  return command(ctx, async (ctx) => {
    const mine = await ctx.db
      .selectFrom('voucher_redemptions as r')
      .innerJoin('voucher_codes as c', 'c.id', 'r.code_id')
      .select(['r.used_at', 'c.start_date', 'c.end_date'])
      .where('r.id', '=', redemptionId)
      .where('r.user_id', '=', userId)
      .forNoKeyUpdate('r')
      .executeTakeFirst()
    if (!mine) throw new Refusal('NOT_FOUND', 'vouchers_text_not_yours')
    const now = new Date()
    if (mine.used_at) throw new Refusal('CONFLICT', 'vouchers_text_used')
    if (mine.start_date > now) throw new Refusal('CONFLICT', 'vouchers_text_not_begun')
    if (mine.end_date <= now) throw new Refusal('CONFLICT', 'vouchers_text_code_ended')
    const used = await ctx.db
      .updateTable('voucher_redemptions')
      .set({ used_at: now })
      .where('id', '=', redemptionId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await announceCode(ctx, 'voucher.used', used)
    return used
  })
}

const announceCode = (
  ctx: Context,
  type: 'voucher.bought' | 'voucher.used',
  { id: redemptionId, code_id: codeId, user_id, cause }: RedemptionRow,
): Promise<void> => announceOfMember(ctx, type, user_id, { redemptionId, codeId, cause })

const notValid = () => new Refusal('NOT_FOUND', 'vouchers_text_code_not_valid')

/**
 * Gives the member a printed code that they typed.
 *
 * @throws Refusal NOT_FOUND, always the same, for a code that is unknown, not printed, reserved, ended or used; RATE_LIMITED
 * after too many of these within a minute
 */
export async function enterVoucherCode(ctx: Context, typed: string): Promise<RedemptionRow> {
  const userId = actorId(ctx)
  const attempts = await numberSetting(ctx, 'voucher.missesPerMinute')
  const counted = await throttle(ctx, { name: 'voucher-code:member', attempts, seconds: 60 }, userId)
  const entered = await command(ctx, async (ctx) => {
    if (ctx.app.sandbox) await makePrintedTestCode(ctx, typed)
    const codeId = await enterable(ctx, typed, userId)
    if (!codeId || !(await stillFree(ctx, codeId))) throw notValid()
    return handOver(ctx, { codeId, userId, cause: 'ENTERED' }, notValid())
  })
  await counted.forgive()
  return entered
}

/** Nothing is locked for a code that cannot be had, so that it takes as long as one that does not exist. */
async function enterable(ctx: Context, typed: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string; is_enterable: boolean }>`
    select c.id, c.pool is null and c.status = 'ACTIVE' and c.end_date > now() and vouchers.is_printed and ${isOffered}
        and not exists (select from voucher_redemptions r where r.code_id = c.id and r.user_id = ${userId}) as is_enterable
      from voucher_codes c join vouchers on vouchers.id = c.voucher_id
      where c.code_key = voucher_code_key(${normalized(typed, 'NFC')}) and c.deleted_at is null`.execute(ctx.db)
  const [found] = rows
  return found?.is_enterable ? found.id : null
}

/** Locks the code, unless a prize reserved it or others got it meanwhile. */
async function stillFree(ctx: Context, codeId: string): Promise<boolean> {
  const code = await ctx.db
    .selectFrom('voucher_codes')
    .select('id')
    .where('id', '=', codeId)
    .where('pool', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return code !== undefined
}
