import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import { balanceOf } from '../../../records/persons/server/public.ts'
import type { PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { type Condition, eligibleTiers, type Facts } from '../eligible.ts'

const conditions = fixedStatement<object, Condition>((db) =>
  sql<Condition>`
    select prize_tier as "prizeTier", condition_type as type, mission_type as mission, minimum from lucky_wheel_configs
      order by array_position('{DIAMOND,GOLD,SILVER,BRONZE}', prize_tier)`.compile(db),
)

/** The tiers whose prizes a member may win by chance now. */
export async function tiersOpenTo(ctx: Context, wheelId: string, userId: string): Promise<PrizeTier[]> {
  const rows = await conditions(ctx.db, {})
  const asks = (type: 'missions' | 'points') =>
    rows.some((condition) => condition.minimum > 0 && (condition.type === 'POINTS') === (type === 'points'))
  return eligibleTiers(rows, {
    missions: asks('missions') ? await missionsOf(ctx, wheelId, userId) : [],
    points: asks('points') ? (await ctx.load(balanceOf, userId))!.active_points : 0,
  })
}

async function missionsOf(ctx: Context, wheelId: string, userId: string): Promise<Facts['missions']> {
  const { rows } = await sql<Facts['missions'][number]>`
    select mission, sum(times)::int as total,
        coalesce(sum(times) filter (where day = local_day(clock_timestamp())), 0)::int as today
      from wheel_missions where wheel_id = ${wheelId} and user_id = ${userId} group by mission`.execute(ctx.db)
  return rows
}
