import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { missionName } from '../../lucky-wheel-instructions/web/public.ts'
import type { PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { conditionRecord } from '../condition.record.ts'
import type { ConditionType } from '../condition.rules.ts'

const tierNames: Readonly<Record<PrizeTier, () => string>> = {
  DIAMOND: m.lucky_wheel_conditions_tier_diamond,
  GOLD: m.lucky_wheel_conditions_tier_gold,
  SILVER: m.lucky_wheel_conditions_tier_silver,
  BRONZE: m.lucky_wheel_conditions_tier_bronze,
}
export const tierName = (tier: PrizeTier) => tierNames[tier]()

const typeNames: Readonly<Record<ConditionType, () => string>> = {
  TOTAL: m.lucky_wheel_conditions_type_total,
  DAILY: m.lucky_wheel_conditions_type_daily,
  POINTS: m.lucky_wheel_conditions_type_points,
}
export const typeName = (type: string) => typeNames[type as ConditionType]()

export const conditionWords = recordWords(conditionRecord, {
  name: m.lucky_wheel_conditions_record,
  fields: {
    conditionType: { label: m.lucky_wheel_conditions_type, value: (type) => typeName(String(type)) },
    missionType: { label: m.lucky_wheel_conditions_mission, value: missionName },
    minimum: { label: m.lucky_wheel_conditions_minimum, value: (minimum) => formatNumber(Number(minimum)) },
    description: { label: m.lucky_wheel_conditions_description },
  },
  actions: { cmsUpdateLuckyWheelConfig: m.lucky_wheel_conditions_action_update },
})
