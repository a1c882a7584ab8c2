import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { voucherById } from '../../vouchers/server/public.ts'

interface Move {
  readonly stockId: string
  readonly voucherId: string
  /** How many codes to reserve; negative: how many to free. */
  readonly more: number
  readonly path?: string | undefined
}

/** Frees the codes that these stocks reserve and that nobody won. */
export async function freeCodes(ctx: Context, stockIds: readonly string[]): Promise<void> {
  if (stockIds.length === 0) return
  await ctx.db
    .updateTable('voucher_codes')
    .set({ pool: null })
    .where('voucher_id', 'in', vouchersOf(stockIds))
    .where('pool', 'in', stockIds)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'ACTIVE')
    .execute()
}

/** The vouchers of stocks, because the index that finds codes begins with the voucher. */
const vouchersOf = (stockIds: readonly string[]) =>
  sql<string>`(select p.voucher_id from wheel_stock s join wheel_prizes p on p.id = s.prize_id
    where s.id = any (${stockIds}) and p.voucher_id is not null)`

/** Frees codes, then reserves codes, so that a prize can get the codes that another one frees. */
export async function moveCodes(ctx: Context, moves: readonly Move[], at: (field: string) => string): Promise<void> {
  for (const move of moves.filter(({ more }) => more < 0)) await setPool(ctx, move, move.stockId, null, -move.more)
  for (const move of moves.filter(({ more }) => more > 0)) {
    const reserved = await setPool(ctx, move, null, move.stockId, move.more)
    if (reserved === move.more) continue
    const field = move.path ? `${move.path}.qty` : 'qty'
    const { title } = (await ctx.load(voucherById, move.voucherId))!
    throw invalid(at(field), 'lucky_wheels_text_too_few_codes', { title, count: reserved })
  }
}

/** A code that ended by itself can no longer be given. */
const notEnded = sql`end_date > now()`

/**
 * Moves single-use codes from one pool to another. Waits for codes that others have locked; they may be gone
 * afterwards, so it tries again until enough are moved or none is left. Returns how many were moved.
 */
async function setPool(
  ctx: Context,
  { voucherId }: Move,
  from: string | null,
  to: string | null,
  count: number,
): Promise<number> {
  let moved = 0
  for (;;) {
    const { numAffectedRows } = await sql`update voucher_codes set pool = ${to} where id in (
      select id from voucher_codes where voucher_id = ${voucherId} and pool is not distinct from ${from}::uuid and qty = 1
        and status = 'ACTIVE' and deleted_at is null and (${to}::uuid is null or ${notEnded})
        order by id limit ${count - moved} for no key update)`.execute(ctx.db)
    moved += Number(numAffectedRows)
    if (moved === count || Number(numAffectedRows) === 0) return moved
  }
}
