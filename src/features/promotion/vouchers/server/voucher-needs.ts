import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { dayOf, writeDate } from '../../../../platform/shared/day.ts'
import { numberOfBatch } from '../../promotion-states/server/public.ts'
import type { VoucherRow } from './voucher.queries.ts'

/** A batch of a wheel, as texts name it. */
interface Named {
  readonly title: string
  readonly batch: number
}

/** A batch, neither deleted nor over, that gives the voucher: of those that match, the first in this order. */
async function livingBatch(ctx: Context, voucherId: string, order: RawBuilder<unknown>, matches = sql`true`) {
  const { rows } = await sql<Named & { start_date: Date; end_date: Date }>`
    select w.title, ${numberOfBatch} as batch, b.start_date, b.end_date
      from wheel_prizes p join wheel_stock s on s.prize_id = p.id join wheel_batches b on b.id = s.batch_id
        join lucky_wheels w on w.id = b.wheel_id
      where p.voucher_id = ${voucherId} and w.deleted_at is null and b.end_date > now() and ${matches}
      order by ${order} limit 1`.execute(ctx.db)
  return rows[0]
}

/**
 * Refuses to delete a voucher that a living batch gives. Call it with the voucher's row locked: a wheel that adds the
 * voucher locks it, too.
 */
export async function refuseDeletionOfPrize(ctx: Context, { id }: VoucherRow): Promise<void> {
  const needed = await livingBatch(ctx, id, sql`b.start_date`)
  if (!needed) return
  const { title, batch } = needed
  throw new Refusal('CONFLICT', 'vouchers_text_prize_of_wheel', { params: { title, batch } })
}

/**
 * Refuses dates that no longer cover a living batch that gives the voucher, and names the one that needs it the longest.
 * Call it with the voucher's row locked.
 *
 * @param at the input's path of a field
 */
export async function refuseShortening(
  ctx: Context,
  row: VoucherRow,
  { start_date: start = row.start_date, end_date: end = row.end_date }: Partial<VoucherRow>,
  at: (field: string) => string,
): Promise<void> {
  if (end < row.end_date) {
    const needed = await livingBatch(ctx, row.id, sql`b.end_date desc`, sql`b.end_date > ${end}`)
    if (needed) throw invalid(at('endDate'), 'vouchers_text_needed_until', told(needed, needed.end_date))
  }
  if (start > row.start_date) {
    const needed = await livingBatch(ctx, row.id, sql`b.start_date`, sql`b.start_date < ${start}`)
    if (needed) throw invalid(at('startDate'), 'vouchers_text_needed_from', told(needed, needed.start_date))
  }
}

const told = ({ title, batch }: Named, moment: Date) => ({
  title,
  batch,
  day: writeDate(dayOf(moment)),
})

/** Refuses to delete a code that a prize reserves. */
export async function refuseReserved(ctx: Context, { pool }: { readonly pool: string | null }): Promise<void> {
  if (!pool) return
  const { rows } = await sql<Named>`select w.title, ${numberOfBatch} as batch
    from wheel_stock s join wheel_batches b on b.id = s.batch_id join lucky_wheels w on w.id = b.wheel_id
    where s.id = ${pool}`.execute(ctx.db)
  throw new Refusal('CONFLICT', 'voucher_codes_text_reserved', { params: { ...rows[0] } })
}
