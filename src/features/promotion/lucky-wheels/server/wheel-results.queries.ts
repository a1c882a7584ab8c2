import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { type DayRange, daysOf } from '../../../../platform/shared/day-range.ts'
import { type PrizeTier, prizeTiers } from '../lucky-wheel.values.ts'

export interface TierDay {
  readonly date: string
  readonly tier: PrizeTier
  readonly awards: number
}

/** How many prizes of each tier were won on each day of the range. */
export async function awardsByTier(db: Kysely<Tables>, wheelId: string, { from, to }: DayRange): Promise<TierDay[]> {
  const rows = await db
    .selectFrom('wheel_award_tally as t')
    .innerJoin('wheel_stock as s', 's.id', 't.stock_id')
    .innerJoin('wheel_prizes as p', 'p.id', 's.prize_id')
    .select(['t.day', 'p.prize_tier', sql<number>`sum(t.awards)::bigint`.as('awards')])
    .where('t.wheel_id', '=', wheelId)
    .where('t.day', '>=', from)
    .where('t.day', '<=', to)
    .groupBy(['t.day', 'p.prize_tier'])
    .execute()
  const counted = new Map(rows.map(({ day, prize_tier, awards }) => [day + prize_tier, awards]))
  return daysOf({ from, to }).flatMap((date) =>
    prizeTiers.map((tier) => ({ date, tier, awards: counted.get(date + tier) ?? 0 })),
  )
}

/** How much of each prize was won within the range, by the prize's id. */
export async function awardsByPrize(
  db: Kysely<Tables>,
  wheelId: string,
  { from, to }: DayRange,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('wheel_award_tally')
    .select(['stock_id', sql<number>`sum(awards)::bigint`.as('awards')])
    .where('wheel_id', '=', wheelId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('stock_id')
    .execute()
  return new Map(rows.map(({ stock_id, awards }) => [stock_id, awards]))
}
