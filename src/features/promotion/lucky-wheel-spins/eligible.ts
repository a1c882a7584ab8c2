import type { MissionType } from '../../people/trusted-points/mission.ts'
import type { ConditionType } from '../lucky-wheel-conditions/condition.rules.ts'
import type { PrizeTier } from '../lucky-wheels/lucky-wheel.values.ts'

export interface Condition {
  readonly prizeTier: PrizeTier
  readonly type: ConditionType
  /** Null: whatever the mission. */
  readonly mission: MissionType | null
  /** Missions, or points. */
  readonly minimum: number
}

/** What a member has done, as far as the conditions ask. */
export interface Facts {
  /** How often they did each mission: since the wheel's start, and today. */
  readonly missions: readonly { readonly mission: MissionType; readonly total: number; readonly today: number }[]
  /** Active points, in hundredths. */
  readonly points: number
}

/** The tiers whose prizes the member may win now, in the order of the conditions. */
export const eligibleTiers = (conditions: readonly Condition[], facts: Facts): PrizeTier[] =>
  conditions.filter((condition) => reached(condition, facts) >= condition.minimum).map(({ prizeTier }) => prizeTier)

function reached({ type, mission }: Condition, { missions, points }: Facts): number {
  if (type === 'POINTS') return points / 100
  return missions
    .filter((done) => mission === null || done.mission === mission)
    .reduce((sum, { total, today }) => sum + (type === 'TOTAL' ? total : today), 0)
}
