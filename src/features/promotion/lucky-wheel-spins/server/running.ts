import { type Selectable, sql } from 'kysely'
import { columnsOf, type LuckyWheels, type WheelBatches } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'

export type WheelRow = Selectable<LuckyWheels>
export type BatchRow = Selectable<WheelBatches>

const isRunning = sql<boolean>`start_date <= clock_timestamp() and clock_timestamp() < end_date`

const wheelNow = fixedStatement<object, WheelRow>((db) =>
  db
    .selectFrom('lucky_wheels')
    .select([...columnsOf.lucky_wheels])
    .where('deleted_at', 'is', null)
    .where(isRunning)
    .compile(),
)

/** The wheel that members turn now: there is never more than one. */
export const runningWheel = async (ctx: Context): Promise<WheelRow | undefined> => (await wheelNow(ctx.db, {}))[0]

const batchNow = fixedStatement<{ wheelId: string }, BatchRow>((db, { wheelId }) =>
  db
    .selectFrom('wheel_batches')
    .select([...columnsOf.wheel_batches])
    .where('wheel_id', '=', wheelId)
    .where(isRunning)
    .where(sql<boolean>`exists (select from lucky_wheels w where w.id = wheel_id and w.deleted_at is null)`)
    .compile(),
)

/** The batch of a wheel whose prizes can be won now; none of a deleted wheel. */
export const runningBatch = async (ctx: Context, wheelId: string): Promise<BatchRow | undefined> =>
  (await batchNow(ctx.db, { wheelId }))[0]

export const notRunning = () => new Refusal('NOT_FOUND', 'lucky_wheel_spins_text_not_running')
export const betweenBatches = () => new Refusal('CONFLICT', 'lucky_wheel_spins_text_between_batches')

/** A batch may end while a spin waits. */
export function requireRunningAt({ end_date }: BatchRow, at: Date): void {
  if (at >= end_date) throw betweenBatches()
}

/** A prize of a batch. */
export interface Stock {
  readonly id: string
  readonly qty: number
  readonly tier: PrizeTier
  /** The name of the tier. */
  readonly name: string
  readonly nameEn: string
  /** In hundredths. */
  readonly point: number | null
  readonly voucherId: string | null
  /** Since when the member is designated for it, if that is sealed. */
  readonly designatedAt: Date | null
}

const stocks = fixedStatement<{ batchId: string; userId: string }, Stock>((db, { batchId, userId }) =>
  sql<Stock>`
    select s.id, s.qty, p.prize_tier as tier, t.name, t.name_en as "nameEn", p.point, p.voucher_id as "voucherId",
        d.created_at as "designatedAt"
      from wheel_stock s join wheel_prizes p on p.id = s.prize_id
        join wheel_tiers t on t.wheel_id = p.wheel_id and t.prize_tier = p.prize_tier
        left join wheel_designations d
          on d.stock_id = s.id and d.user_id = ${userId} and d.awarded_at is null and d.number is not null
      where s.batch_id = ${batchId} order by p.prize_index`.compile(db),
)

/** The prizes of a batch, as they stand for a member. */
export const stocksFor = (ctx: Context, { id }: BatchRow, userId: string): Promise<Stock[]> =>
  stocks(ctx.db, { batchId: id, userId })
