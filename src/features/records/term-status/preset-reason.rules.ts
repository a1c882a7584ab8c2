import { z } from 'zod'
import { requiredText } from '../../../platform/shared/rules.ts'
import { termModels } from '../../../platform/shared/term-status.ts'

export const longestPresetReason = 200
export const lastPosition = 99

const text = requiredText('preset_reasons_text_required', longestPresetReason)

export const presetReasonInput = z.object({
  model: z.enum(termModels),
  textEn: text,
  textVi: text,
  position: z.number().int().min(1).max(lastPosition).nullish().describe('Behind the last one unless given.'),
})
