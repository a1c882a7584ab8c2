import { z } from 'zod'
import { recordId, requiredText } from '../../../platform/shared/rules.ts'
import { termModels } from '../../../platform/shared/term-status.ts'
import { appealOutcomes, longestAppeal } from './appeal.values.ts'

const message = requiredText('platform_text_required', longestAppeal)

export const appealInput = z.object({ model: z.enum(termModels), _id: recordId(), message })

/** What the author of an appeal reads. */
export const appealAnswer = z.object({
  outcome: z.enum(appealOutcomes),
  answer: requiredText('platform_text_required', longestAppeal).describe('What the author of the appeal reads.'),
})

export const appealMessage = message
