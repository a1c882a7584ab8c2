import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { idsOf } from '../../../../platform/server/database/months.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { numberSetting } from '../../../../platform/server/setting.ts'
import type { Mission } from '../../../people/trusted-points/server/public.ts'
import type { MissionType } from '../../../people/trusted-points/mission.ts'
import { runningWheel } from './running.ts'

/** More turns than this are not kept. */
const mostTurns = 1_000_000

export interface Turns {
  /** Left on this local day. */
  readonly free: number
  readonly earned: number
}

interface Pace {
  /** Spins of the last minute. */
  readonly lastMinute: number
  /** Seconds until the first of them is older than that. */
  readonly wait: number
}

/** Counts a mission for the conditions of the wheel that runs, and gives what its instructions promise for it. */
export async function earnTurns(ctx: Context, { userId, mission, withinLimit }: Mission): Promise<void> {
  const wheel = await runningWheel(ctx)
  if (!wheel) return
  await sql`insert into wheel_missions (wheel_id, user_id, mission, day, times)
    values (${wheel.id}, ${userId}, ${mission}, local_day(clock_timestamp()), 1)
    on conflict (wheel_id, user_id, mission, day) do update set times = wheel_missions.times + 1`.execute(ctx.db)
  await giveTurns(ctx, wheel.id, userId, { mission, withinLimit })
}

/** Whether opening the wheel would give turns: instructions without a mission, once a wheel and once a day. */
export async function givesByOpening(ctx: Context, wheelId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from lucky_wheel_instructions i
    where i.deleted_at is null and i.turns > 0 and i.mission_type is null and i.type in ('ONCE', 'DAILY')
      and not exists (select from turn_gifts g where g.wheel_id = ${wheelId} and g.user_id = ${userId}
        and g.instruction_id = i.id and g.occasion = ${occasion})
    limit 1`.execute(ctx.db)
  return rows.length > 0
}

const occasion = sql`case i.type when 'ONCE' then '' else local_day(clock_timestamp())::text end`

/**
 * Gives the turns of instructions that have not given them yet on this occasion.
 *
 * @param mission null: of those without a mission
 */
export async function giveTurns(
  ctx: Context,
  wheelId: string,
  userId: string,
  { mission, withinLimit }: { readonly mission: MissionType | null; readonly withinLimit: boolean },
): Promise<void> {
  await sql`with meant as (
      select * from lucky_wheel_instructions
        where deleted_at is null and turns > 0 and mission_type is not distinct from ${mission}::text
    ), first as (
      insert into turn_gifts (wheel_id, user_id, instruction_id, occasion)
        select ${wheelId}, ${userId}, i.id, ${occasion} from meant i where i.type in ('ONCE', 'DAILY') order by i.id
        on conflict do nothing returning instruction_id
    ), given as (
      select least(coalesce(sum(turns), 0), ${mostTurns})::int as turns from meant
        where id in (select instruction_id from first) or (type = 'EACH_TIME' and ${mission}::text is not null and ${withinLimit})
    )
    insert into spin_balances (wheel_id, user_id, turns) select ${wheelId}, ${userId}, turns from given where turns > 0
      on conflict (wheel_id, user_id) do update set turns = least(spin_balances.turns + excluded.turns, ${mostTurns})`.execute(
    ctx.db,
  )
}

type Spent = Pace & { readonly spent: number; readonly earned: number }

const spentBy = fixedStatement<{ wheelId: string; userId: string; from: string; to: string }, Spent>(
  (db, { wheelId, userId, from, to }) =>
    sql<Spent>`
    with clock as materialized (select clock_timestamp() as now)
    select count(*) filter (where turn = 'FREE' and local_day(created_at) = local_day(now))::int as spent,
        count(*) filter (where created_at > now - interval '1 minute')::int as "lastMinute",
        coalesce(ceil(extract(epoch from min(created_at) filter (where created_at > now - interval '1 minute')
          + interval '1 minute' - max(now))), 0)::int as wait,
        coalesce((select turns from spin_balances where wheel_id = ${wheelId} and user_id = ${userId}), 0) as earned
      from clock left join spins on user_id = ${userId} and created_at > now - interval '1 day'
        and id >= ${from} and id < ${to}`.compile(db),
)

/** The turns of a member, who may turn the wheel meanwhile. */
export async function turnsOf(ctx: Context, wheelId: string, userId: string): Promise<Turns & Pace> {
  const [row] = await spentBy(ctx.db, { wheelId, userId, ...idsOf(Date.now()) })
  const { spent, earned, lastMinute, wait } = row!
  return { free: Math.max((await numberSetting(ctx, 'wheel.turnsPerDay')) - spent, 0), earned, lastMinute, wait }
}

const held = fixedStatement<{ wheelId: string; userId: string }, object>((db, { wheelId, userId }) =>
  sql`select from spin_balances where wheel_id = ${wheelId} and user_id = ${userId} for no key update`.compile(db),
)

/** Lets the member's other spins of the wheel wait until this command ends. */
export async function holdTurns(ctx: Context, wheelId: string, userId: string): Promise<void> {
  if ((await held(ctx.db, { wheelId, userId })).length > 0) return
  await sql`insert into spin_balances (wheel_id, user_id) values (${wheelId}, ${userId})
    on conflict (wheel_id, user_id) do update set turns = spin_balances.turns`.execute(ctx.db)
}

/**
 * Spends a turn, a free one if there is one. Hold the turns before.
 *
 * @returns which it was, and those that are left
 * @throws Refusal RATE_LIMITED; CONFLICT if there is none
 */
export async function spendTurn(
  ctx: Context,
  wheelId: string,
  userId: string,
): Promise<{ readonly turn: 'FREE' | 'EARNED'; readonly left: number }> {
  // Both settings in one statement.
  const [mostAMinute] = await Promise.all([
    numberSetting(ctx, 'wheel.spinsPerMinute'),
    numberSetting(ctx, 'wheel.turnsPerDay'),
  ])
  const { free, earned, lastMinute, wait } = await turnsOf(ctx, wheelId, userId)
  if (lastMinute >= mostAMinute)
    throw new Refusal('RATE_LIMITED', 'platform_text_too_many_attempts', { params: { minutes: 1 }, retryAfter: wait })
  if (free > 0) return { turn: 'FREE', left: free + earned - 1 }
  if (earned === 0) throw new Refusal('CONFLICT', 'lucky_wheel_spins_text_no_turns')
  await ctx.db
    .updateTable('spin_balances')
    .set({ turns: earned - 1 })
    .where('wheel_id', '=', wheelId)
    .where('user_id', '=', userId)
    .execute()
  return { turn: 'EARNED', left: earned - 1 }
}
