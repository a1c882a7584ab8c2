import { z } from 'zod'
import { requiredNumber, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { instructionTypes } from './instruction.list.ts'
import { missionTypes } from '../../people/trusted-points/mission.ts'

export const longestTitle = 100
export const longestDescription = 2000
export const mostTurns = 1_000_000

/** The form, and the input of `createLuckyWheelInstruction`. */
export const instructionForm = z.object({
  type: z.enum(instructionTypes, zodMessage('lucky_wheel_instructions_text_type_required')),
  title: requiredText('lucky_wheel_instructions_text_title_required', longestTitle),
  titleEn: requiredText('lucky_wheel_instructions_text_title_en_required', longestTitle),
  description: requiredText('lucky_wheel_instructions_text_description_required', longestDescription),
  descriptionEn: requiredText('lucky_wheel_instructions_text_description_en_required', longestDescription),
  turns: requiredNumber('lucky_wheel_instructions_text_turns_required')
    .int(zodMessage('lucky_wheel_instructions_text_turns_whole'))
    .min(0)
    .max(mostTurns),
  missionType: z.enum(missionTypes).nullish(),
})

/** The input of `updateLuckyWheelInstruction`; absent fields keep their values. */
export const instructionChange = instructionForm.partial()
