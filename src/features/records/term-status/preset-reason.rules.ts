import { z } from 'zod'
import { requiredText } from '../../../platform/shared/rules.ts'
import { presetModels } from './preset-reason.values.ts'

export const longestPresetReason = 200
export const lastPosition = 99

const text = requiredText('preset_reasons_text_required', longestPresetReason)

export const presetReasonInput = z.object({
  model: z.enum(presetModels),
  textEn: text,
  textVi: text,
  restores: z
    .boolean()
    .nullish()
    .transform((restores) => restores ?? false)
    .describe('For NORMAL, what brings a record back, instead of what takes it away.'),
  position: z.number().int().min(1).max(lastPosition).nullish().describe('Behind the last one unless given.'),
})
