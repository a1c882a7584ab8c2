import { type Selectable, sql } from 'kysely'
import type { WheelBatches } from '../../../../../database/tables.ts'
import { type Context, defineLoader, grouped, inOrder } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import type { PrizeTier } from '../lucky-wheel.values.ts'

export type BatchRow = Selectable<WheelBatches>

export const wheelById = loaderById('lucky_wheels')
export const batchById = loaderById('wheel_batches')

export const batchesOfWheel = defineLoader<string, BatchRow[]>(async (ctx, wheelIds) => {
  const rows = await ctx.db
    .selectFrom('wheel_batches')
    .selectAll()
    .where('wheel_id', 'in', wheelIds)
    .orderBy('start_date')
    .execute()
  return grouped(wheelIds, rows, (batch) => batch.wheel_id)
})

export interface TierRow {
  readonly wheel_id: string
  readonly prize_tier: PrizeTier
  readonly name: string
  readonly name_en: string
}

export const tiersOfWheel = defineLoader<string, TierRow[]>(async (ctx, wheelIds) => {
  const { rows } = await sql<TierRow>`select * from wheel_tiers where wheel_id in (${sql.join(wheelIds)})
    order by array_position('{DIAMOND,GOLD,SILVER,BRONZE}', prize_tier)`.execute(ctx.db)
  return grouped(wheelIds, rows, (tier) => tier.wheel_id)
})

/** A prize in one batch, with the values of its line, which are the same in all batches. */
export interface PrizeRow {
  readonly id: string
  readonly wheel_id: string
  readonly batch_id: string
  readonly line_id: string
  readonly prize_index: number
  readonly prize_tier: PrizeTier
  readonly name: string
  readonly name_en: string
  readonly media_id: string
  readonly point: number | null
  readonly voucher_id: string | null
  readonly total_qty: number
  readonly qty: number
  readonly awarded: number
  /** Units that are not awarded, but reserved for designated people. */
  readonly designated: number
  readonly remaining: number
  /** The version of the designations. */
  readonly version: number
}

async function readPrizes(
  ctx: Context,
  column: 's.id' | 's.batch_id' | 's.prize_id',
  ids: readonly string[],
): Promise<PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`
    select s.id, p.wheel_id, s.batch_id, p.id as line_id, p.prize_index, p.prize_tier, t.name, t.name_en, p.media_id, p.point,
        p.voucher_id, p.total_qty, s.qty, s.version, l.awarded + d.awarded as awarded, d.designated,
        s.qty - l.awarded - d.awarded as remaining
      from wheel_stock s
        join wheel_prizes p on p.id = s.prize_id
        join wheel_tiers t on t.wheel_id = p.wheel_id and t.prize_tier = p.prize_tier
        cross join lateral (select coalesce(sum(awarded), 0)::int as awarded from stock_lanes where stock_id = s.id) l
        cross join lateral (select count(awarded_at)::int as awarded, count(*) filter (where awarded_at is null)::int as designated
          from wheel_designations where stock_id = s.id) d
      where ${sql.ref(column)} = any (${ids}::uuid[])
      order by p.prize_index, s.id`.execute(ctx.db)
  return rows
}

export const prizeById = defineLoader<string, PrizeRow | null>(async (ctx, ids) =>
  inOrder(ids, await readPrizes(ctx, 's.id', ids), (prize) => prize.id),
)

export const prizesOfBatch = defineLoader<string, PrizeRow[]>(async (ctx, batchIds) =>
  grouped(batchIds, await readPrizes(ctx, 's.batch_id', batchIds), (prize) => prize.batch_id),
)

/** One line, in each of its batches. */
export const prizesOfLine = (ctx: Context, lineId: string): Promise<PrizeRow[]> =>
  readPrizes(ctx, 's.prize_id', [lineId])

export interface Sums {
  readonly qty: number
  readonly awarded: number
}

const nothing: Sums = { qty: 0, awarded: 0 }

/** Sums over the prizes of wheels. */
export const sumsOfWheel = defineLoader<string, Sums>(async (ctx, wheelIds) => {
  const { rows } = await sql<Sums & { wheel_id: string }>`
    select p.wheel_id, sum(s.qty)::bigint as qty,
        (sum(coalesce((select sum(awarded) from stock_lanes where stock_id = s.id), 0))
          + sum((select count(awarded_at) from wheel_designations where stock_id = s.id)))::bigint as awarded
      from wheel_prizes p join wheel_stock s on s.prize_id = p.id
      where p.wheel_id in (${sql.join(wheelIds)}) group by 1`.execute(ctx.db)
  return inOrder(wheelIds, rows, (row) => row.wheel_id).map((sums) => sums ?? nothing)
})

export interface SpinHour {
  readonly hour: number
  readonly spins: number
}

/** How often the wheel is turned in each hour of a local day: the average of the latest days with spins. */
export async function spinsByHour(ctx: Context, days: number): Promise<SpinHour[]> {
  const { rows } = await sql<SpinHour>`
    with latest as (select hour, sum(spins) as spins from wheel_spins
        where hour > (select max(hour) from wheel_spins) - make_interval(days => ${days}) group by 1),
      counted as (select count(distinct local_day(hour)) as days from latest)
    select h::int as hour, coalesce(round(sum(l.spins) / max(c.days), 2), 0)::float8 as spins
      from generate_series(0, 23) h cross join counted c
        left join latest l on extract(hour from l.hour + interval '7 hours' ) = h
      group by h order by h`.execute(ctx.db)
  return rows
}
