import { z } from 'zod'
import { requiredNumber, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { missionTypes } from '../../people/trusted-points/mission.ts'

/** What the minimum counts: missions since the start of the wheel, missions on the day of the spin, or points. */
export const conditionTypes = ['TOTAL', 'DAILY', 'POINTS'] as const
export type ConditionType = (typeof conditionTypes)[number]

export const longestDescription = 500
export const highestMinimum = 1_000_000_000

const minimum = requiredNumber('lucky_wheel_conditions_text_minimum_required')
  .min(0)
  .max(highestMinimum)
  .multipleOf(0.01, zodMessage('lucky_wheel_conditions_text_minimum_decimals'))

/** The form, and what `cmsUpdateLuckyWheelConfig` changes. */
export const conditionForm = z.object({
  conditionType: z.enum(conditionTypes),
  missionType: z.enum(missionTypes).nullish(),
  minimum,
  description: requiredText('lucky_wheel_conditions_text_description_required', longestDescription),
})
