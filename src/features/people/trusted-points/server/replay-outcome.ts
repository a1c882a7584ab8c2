import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { addDays, dayOf } from '../../../../platform/shared/day.ts'
import type { Asked, BeforeAfter, ReplayState } from '../replay.ts'
import type { DescribedRule } from '../rule-book.ts'
import { presentTiers, ranked } from './ranks.job.ts'

/** How many of those who gain or lose most are named. */
const mostNamed = 10

export interface MemberDifference {
  readonly userId: string
  /** Hundredths of a point. */
  readonly difference: number
}

export interface RankChange {
  /** The rules of the tiers; null for none. */
  readonly from: string | null
  readonly to: string | null
  readonly members: number
}

/** What a replay came to, as it is stored with its run. */
export interface ReplayOutcome extends Asked {
  readonly actions: number
  readonly members: number
  readonly byDay: ReplayState['byDay']
  readonly byRule: ReplayState['byRule']
  readonly gained: readonly MemberDifference[]
  readonly lost: readonly MemberDifference[]
  readonly ranks: readonly RankChange[]
}

export async function outcomeOf(ctx: Context, runId: string, asked: Asked, state: ReplayState): Promise<ReplayOutcome> {
  const { actions, members, byDay, byRule } = state
  const [gained, lost] = [await extremes(ctx, runId, 'gained'), await extremes(ctx, runId, 'lost')]
  const canChange = gained.length > 0 || lost.length > 0 || asked.draft.type === 'RANKING'
  const ranks = canChange ? await ranksChanged(ctx, runId, asked.draft) : []
  return { ...asked, actions, members, byDay: everyDay(asked, byDay), byRule, gained, lost, ranks }
}

/** Every day, in order. */
function everyDay({ from, to }: Asked, byDay: ReplayState['byDay']): Record<string, BeforeAfter> {
  const [first, last] = [dayOf(new Date(from)), dayOf(new Date(to))]
  const days: Record<string, BeforeAfter> = {}
  for (let day = first; day <= last; day = addDays(day, 1)) days[day] = byDay[day] ?? [0, 0]
  return days
}

async function extremes(ctx: Context, runId: string, which: 'gained' | 'lost'): Promise<MemberDifference[]> {
  const most =
    which === 'gained' ? sql`difference > 0 order by difference desc` : sql`difference < 0 order by difference`
  const { rows } = await sql<MemberDifference>`
    select user_id as "userId", difference from replay_differences
      where run_id = ${runId} and ${most}, user_id limit ${mostNamed}`.execute(ctx.db)
  return rows
}

/** The tiers that members would have with what they earned since, beside those that they have by the rules of now. */
async function ranksChanged(ctx: Context, runId: string, draft: DescribedRule): Promise<RankChange[]> {
  const then = sql`(select b.user_id, b.earned_points + coalesce(d.difference, 0) as earned_points
    from balances b left join replay_differences d on d.user_id = b.user_id and d.run_id = ${runId})`
  const { rows } = await sql<RankChange>`
    select was.rule_id as "from", becomes.rule_id as "to", count(*)::int as members
      from (${ranked(presentTiers, sql`balances`)}) was
        full join (${ranked(tiersWith(draft), then)}) becomes using (user_id)
      where was.rule_id is distinct from becomes.rule_id
      group by 1, 2 order by members desc, 1, 2`.execute(ctx.db)
  return rows
}

/** The present tiers, with the draft in the place of one. */
function tiersWith({ id, type, points, numbers }: DescribedRule) {
  if (type !== 'RANKING') return presentTiers
  const least = (numbers.trustedPointsFrom ?? 0) * 100
  return sql`select * from (${presentTiers}) t where id <> ${id}
    union all select ${id}::uuid, ${points}::bigint, ${least}::bigint, ${numbers.rankFrom ?? null}::int, ${numbers.rankTo ?? null}::int`
}

/** Forgets what a person's replays that were cancelled or failed have left. */
export const dropDifferences = (ctx: Context, userId: string) =>
  sql`delete from replay_differences using runs
    where runs.id = run_id and created_by = ${userId} and state <> 'WORKING'`.execute(ctx.db)
