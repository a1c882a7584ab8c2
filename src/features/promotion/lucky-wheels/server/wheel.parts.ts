import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'
import { prizeTiers } from '../lucky-wheel.values.ts'
import type { PlannedBatch, PlannedLine } from '../wheel-plan.ts'
import { hashOfSeed, sealSeed, seedBytes } from './batch-seed.ts'
import { type Designated, reserveUnits } from './designations.ts'
import { freeCodes, moveCodes } from './prize-codes.ts'
import { requireMayRemove } from './receivers.ts'
import type { StoredWheel, TierTexts, WheelDraft, WithdrawnDesignation } from './wheel.draft.ts'

export async function writeTiers(ctx: Context, wheelId: string, tiers: TierTexts): Promise<void> {
  await ctx.db
    .insertInto('wheel_tiers')
    .values(
      prizeTiers.map((tier) => ({
        wheel_id: wheelId,
        prize_tier: tier,
        name: tiers[tier].name,
        name_en: tiers[tier].nameEn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['wheel_id', 'prize_tier'])
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), name_en: eb.ref('excluded.name_en') })),
    )
    .execute()
}

type Parts = Pick<StoredWheel, 'row' | 'batches' | 'lines' | 'stocks' | 'lineIds'>

/**
 * Writes the batches, lines and quantities that differ, each kind in a few statements, however many there are. Returns
 * the designations of the prizes that are gone.
 */
export async function writeParts(
  ctx: Context,
  before: Parts,
  draft: WheelDraft,
  at: (field: string) => string,
): Promise<readonly WithdrawnDesignation[]> {
  const batchIds = new Map(draft.batches.map((batch) => [batch, batch._id ?? uuidv7()]))
  const lineIds = new Map(
    draft.lines.map(({ prize_index }) => [prize_index, before.lineIds.get(prize_index) ?? uuidv7()]),
  )
  const wanted = draft.batches.flatMap((batch) =>
    [...batch.quantities].map(([prize_index, qty]) => {
      const [batch_id, prize_id] = [batchIds.get(batch)!, lineIds.get(prize_index)!]
      const there = before.stocks.find((stock) => stock.batch_id === batch_id && stock.prize_id === prize_id)
      return { id: there?.id ?? uuidv7(), batch_id, prize_id, prize_index, qty, was: there?.qty ?? 0, isNew: !there }
    }),
  )
  const kept = new Set(wanted.map(({ id }) => id))
  const withdrawn = await removeStocks(
    ctx,
    before.batches,
    before.stocks.filter(({ id }) => !kept.has(id)),
  )
  await removeRest(ctx, 'wheel_prizes', before.row.id, [...lineIds.values()])
  await removeRest(ctx, 'wheel_batches', before.row.id, [...batchIds.values()])
  await writeBatches(ctx, before.row.id, draft.batches, (batch) => batchIds.get(batch)!)
  await writeLines(ctx, before.row.id, draft.lines, lineIds)
  const changed = wanted.filter(({ qty, was, isNew }) => isNew || qty !== was)
  await writeStocks(ctx, changed)
  const voucherOf = new Map(draft.lines.map((line) => [line.prize_index, line]))
  await moveCodes(
    ctx,
    changed.flatMap(({ id, prize_index, qty, was }) => {
      const line = voucherOf.get(prize_index)
      return line?.voucherId ? [{ stockId: id, voucherId: line.voucherId, more: qty - was, path: line.path }] : []
    }),
    at,
  )
  for (const { id, batch_id, prize_index } of wanted) {
    const start = draft.batches.find((batch) => batchIds.get(batch) === batch_id)!.startDate.getTime()
    const people = draft.designations?.filter(
      (one) => one.prize_index === prize_index && Date.parse(one.batchStart) === start,
    )
    await reserveUnits(ctx, id, (people ?? []).map(designatedAgain))
  }
  return withdrawn
}

/** The designation of a person for a prize that was removed, as the audit log has it. */

const designatedAgain = ({ userId, reason, createdBy, createdAt }: WithdrawnDesignation): Designated => ({
  user_id: userId,
  reason,
  created_by: createdBy,
  created_at: new Date(createdAt),
  lane: null,
})

/** Removes prizes from batches, and frees their codes. Returns their designations, which end with them. */
async function removeStocks(
  ctx: Context,
  batches: StoredWheel['batches'],
  stocks: StoredWheel['stocks'],
): Promise<readonly WithdrawnDesignation[]> {
  const ids = stocks.map(({ id }) => id)
  if (ids.length === 0) return []
  await requireMayRemove(ctx, ids)
  await freeCodes(ctx, ids)
  const withdrawn = await ctx.db
    .deleteFrom('wheel_designations')
    .where('stock_id', 'in', ids)
    .returning(['stock_id', 'user_id', 'reason', 'created_by', 'created_at'])
    .execute()
  await ctx.db.deleteFrom('wheel_stock').where('id', 'in', ids).execute()
  return withdrawn.map(({ stock_id, user_id, reason, created_by, created_at }) => {
    const { prize_index, batch_id } = stocks.find(({ id }) => id === stock_id)!
    return {
      prize_index,
      batchStart: batches.find(({ _id }) => _id === batch_id)!.startDate.toISOString(),
      userId: user_id,
      reason,
      createdBy: created_by,
      createdAt: created_at.toISOString(),
    }
  })
}

async function removeRest(
  ctx: Context,
  table: 'wheel_prizes' | 'wheel_batches',
  wheelId: string,
  kept: readonly string[],
): Promise<void> {
  await ctx.db
    .deleteFrom(table)
    .where('wheel_id', '=', wheelId)
    .where(sql<boolean>`id <> all (${kept})`)
    .execute()
}

async function writeBatches(
  ctx: Context,
  wheelId: string,
  batches: readonly PlannedBatch[],
  idOf: (batch: PlannedBatch) => string,
): Promise<void> {
  const rows = batches.map((batch) => {
    const [id, seed] = [idOf(batch), randomBytes(seedBytes)]
    return {
      id,
      wheel_id: wheelId,
      start_date: batch.startDate,
      end_date: batch.endDate,
      seed: sealSeed(ctx.app.tokenKey, id, seed),
      seed_hash: `\\x${hashOfSeed(seed).toString('hex')}`,
    }
  })
  await sql`insert into wheel_batches (id, wheel_id, start_date, end_date, seed, seed_hash)
    select id, wheel_id, start_date, end_date, seed, seed_hash
      from jsonb_populate_recordset(null::wheel_batches, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set start_date = excluded.start_date, end_date = excluded.end_date
      where (wheel_batches.start_date, wheel_batches.end_date) is distinct from (excluded.start_date, excluded.end_date)`.execute(
    ctx.db,
  )
}

async function writeLines(
  ctx: Context,
  wheelId: string,
  lines: readonly PlannedLine[],
  idOf: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = lines.map(({ prize_index, prizeTier, mediaId, point, voucherId, totalQty }) => ({
    id: idOf.get(prize_index),
    wheel_id: wheelId,
    prize_index,
    prize_tier: prizeTier,
    media_id: mediaId,
    point,
    voucher_id: voucherId,
    total_qty: totalQty,
  }))
  await sql`insert into wheel_prizes (id, wheel_id, prize_index, prize_tier, media_id, point, voucher_id, total_qty)
    select id, wheel_id, prize_index, prize_tier, media_id, point, voucher_id, total_qty
      from jsonb_populate_recordset(null::wheel_prizes, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set prize_tier = excluded.prize_tier, media_id = excluded.media_id, total_qty = excluded.total_qty
      where (wheel_prizes.prize_tier, wheel_prizes.media_id, wheel_prizes.total_qty)
        is distinct from (excluded.prize_tier, excluded.media_id, excluded.total_qty)`.execute(ctx.db)
}

interface WantedStock {
  readonly id: string
  readonly batch_id: string
  readonly prize_id: string
  readonly qty: number
}

/**
 * Writes quantities, and divides the units that are not designated among up to sixteen lanes. Only for prizes of which
 * nothing was awarded.
 */
async function writeStocks(ctx: Context, stocks: readonly WantedStock[]): Promise<void> {
  if (stocks.length === 0) return
  const ids = stocks.map(({ id }) => id)
  await sql`insert into wheel_stock (id, batch_id, prize_id, qty)
    select id, batch_id, prize_id, qty from jsonb_populate_recordset(null::wheel_stock, ${JSON.stringify(stocks)}::jsonb)
    on conflict (id) do update set qty = excluded.qty`.execute(ctx.db)
  await ctx.db.deleteFrom('stock_lanes').where('stock_id', 'in', ids).execute()
  await sql`insert into stock_lanes (stock_id, lane, qty)
    select s.id, lane, free / lanes + (lane < free % lanes)::int
      from (select id, qty - (select count(*)::int from wheel_designations d where d.stock_id = wheel_stock.id) as free
          from wheel_stock where id = any (${ids})) s
        cross join lateral (select least(16, s.free) as lanes) l
        cross join lateral generate_series(0, l.lanes - 1) lane
      where free > 0`.execute(ctx.db)
}
