import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { requireMayTake, requireReceivers } from './receivers.ts'

/** A designation that has not been won yet, or was removed before it was won. */
export interface Designated {
  readonly user_id: string
  readonly reason: string
  readonly created_by: string
  readonly created_at: Date
  /**
   * The lane from which its unit was taken. Null if none was chosen yet, and for designations older than this column.
   */
  readonly lane: number | null
}

/** Deletes open designations. Each unit goes back to the lane from which it was taken, or to the first lane. */
export async function releaseUnits(ctx: Context, stockId: string, people: readonly string[]): Promise<Designated[]> {
  if (people.length === 0) return []
  await requireMayTake(ctx, people)
  const withdrawn = await ctx.db
    .deleteFrom('wheel_designations')
    .where('stock_id', '=', stockId)
    .where('user_id', 'in', people)
    .where('awarded_at', 'is', null)
    .returning(['user_id', 'reason', 'created_by', 'created_at', 'lane'])
    .execute()
  if (withdrawn.length < people.length) throw new Refusal('CONFLICT', 'lucky_wheels_text_won_meanwhile')
  // The lane may no longer exist: this was its only unit, or the quantity was divided again.
  await sql`insert into stock_lanes (stock_id, lane, qty)
    select ${stockId}, coalesce(lane, 0), count(*) from jsonb_to_recordset(${JSON.stringify(withdrawn)}::jsonb) w (lane int)
      group by 2 order by 2
    on conflict (stock_id, lane) do update set qty = stock_lanes.qty + excluded.qty`.execute(ctx.db)
  return withdrawn
}

/**
 * Designates people, each of whom the viewer may give something. The lanes are locked, so that none of their units is
 * awarded meanwhile. A person without a given lane gets a unit of the lane with most units left.
 */
export async function reserveUnits(ctx: Context, stockId: string, people: readonly Designated[]): Promise<void> {
  if (people.length === 0) return
  await requireReceivers(
    ctx,
    people.map(({ user_id }) => user_id),
  )
  const lanes = await ctx.db
    .selectFrom('stock_lanes')
    .select(['lane', 'qty', 'awarded'])
    .where('stock_id', '=', stockId)
    .orderBy('lane')
    .forNoKeyUpdate()
    .execute()
  const left = lanes.map(({ lane, qty, awarded }) => ({ lane, free: qty - awarded, taken: 0 }))
  const rows = people.map((person) => {
    const from =
      person.lane === null ? left.toSorted((a, b) => b.free - a.free)[0] : left.find(({ lane }) => lane === person.lane)
    if (!from || from.free === 0) throw invalid('designatedUserPhoneNumbers', 'lucky_wheels_text_all_taken')
    from.free--
    from.taken++
    return { ...person, stock_id: stockId, lane: from.lane }
  })
  const taken = left.filter((lane) => lane.taken > 0)
  await sql`update stock_lanes l set qty = l.qty - t.taken
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) t (lane int, taken int)
    where l.stock_id = ${stockId} and l.lane = t.lane`.execute(ctx.db)
  await ctx.db.insertInto('wheel_designations').values(rows).execute()
}
