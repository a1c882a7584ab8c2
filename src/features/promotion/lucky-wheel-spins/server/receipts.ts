import { type Selectable, sql } from 'kysely'
import type { WheelBatches } from '../../../../../database/tables.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import type { SealedSpin } from '../draw-log.ts'
import type { SealRow } from './published.ts'
import { sealedSpin, type SpinToSeal } from './sealed.ts'

/** A spin with all by which it can be checked. */
export interface ReceiptRow {
  readonly wheelId: string
  readonly spin: SpinToSeal
  readonly batch: Selectable<WheelBatches>
  readonly sealed: SealedSpin
  /** Null until it is sealed. */
  readonly seal: SealRow | null
}

type Found = SpinToSeal & { readonly wheel_id: string; readonly number: number | null }

export const receiptOfSpin = defineLoader<string, ReceiptRow | null>(async (ctx, spinIds) => {
  const { rows: spins } = await sql<Found>`
    select s.id, s.wheel_id, s.number, s.batch_id, s.user_id, s.eligible_tiers, s.salt, s.created_at, a.stock_id, a.cause,
        a.lane, a.unit, k.qty
      from spins s left join wheel_awards a on a.id = s.award_id left join wheel_stock k on k.id = a.stock_id
      where s.id = any (${spinIds}::uuid[])`.execute(ctx.db)
  const [batches, seals] = [await batchesOf(ctx, spins), await sealsOf(ctx, spins)]
  const receipts = spins.map(async (spin): Promise<ReceiptRow> => ({
    wheelId: spin.wheel_id,
    spin,
    batch: batches.get(spin.batch_id)!,
    sealed: await sealedSpin(spin, spin.number ?? 0),
    seal: seals.get(spin.id) ?? null,
  }))
  return inOrder(spinIds, await Promise.all(receipts), ({ spin }) => spin.id)
})

async function batchesOf(ctx: Context, spins: readonly Found[]) {
  const ids = [...new Set(spins.map(({ batch_id }) => batch_id))]
  if (ids.length === 0) return new Map<string, Selectable<WheelBatches>>()
  const rows = await ctx.db.selectFrom('wheel_batches').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((batch) => [batch.id, batch]))
}

/** The seal that holds a spin is the last one that begins with its number or before. */
async function sealsOf(ctx: Context, spins: readonly Found[]): Promise<Map<string, SealRow>> {
  const { rows } = await sql<SealRow & { spin_id: string }>`
    select s.id as spin_id, d.* from spins s cross join lateral (select * from draw_seals
        where wheel_id = s.wheel_id and first_number <= s.number order by first_number desc limit 1) d
      where s.id = any (${spins.map(({ id }) => id)}::uuid[]) and s.number is not null`.execute(ctx.db)
  return new Map(rows.map(({ spin_id, ...seal }) => [spin_id, seal]))
}
