import { z } from 'zod'
import { memberName } from '../../../platform/shared/member-name.ts'
import { recordId, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { termModels } from '../../../platform/shared/term-status.ts'
import { appealOutcomes, longestAppeal } from './appeal.values.ts'

const message = requiredText('platform_text_required', longestAppeal)

export const appealInput = z
  .object({
    model: z.enum(termModels),
    _id: recordId().nullish().describe('Our id of the record, or of the member.'),
    externalId: memberName.shape.externalId.describe('Of a key: what the app calls it; or else _id.'),
    message,
  })
  .refine(({ _id, externalId }) => (_id == null) !== (externalId == null), {
    path: ['_id'],
    ...zodMessage('appeals_text_name_one'),
  })
export type AppealAsked = z.output<typeof appealInput>

/** What the author of an appeal reads. */
export const appealAnswer = z.object({
  outcome: z.enum(appealOutcomes),
  answer: requiredText('platform_text_required', longestAppeal).describe('What the author of the appeal reads.'),
})

export const appealMessage = message
