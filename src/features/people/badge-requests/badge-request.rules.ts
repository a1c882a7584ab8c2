import { z } from 'zod'
import { recordId, text } from '../../../platform/shared/rules.ts'
import { badgeRequestStatuses } from './badge-request.list.ts'

export const longestReason = 500

/** A decision. Its reason is kept in the history. */
export const badgeDecision = z.object({
  status: z.enum(badgeRequestStatuses),
  reason: text(longestReason)
    .nullish()
    .transform((reason) => reason || null),
})

const longestAnswer = 2_000
/** More answers than a badge has forms. */
const mostAnswers = 100

/** What a member sends to ask for a badge: an answer to each form that is not left out. */
export const badgeAsked = z.object({
  badgeId: recordId(),
  answers: z
    .array(
      z
        .object({
          formId: recordId(),
          text: text(longestAnswer).nullish().describe('The answer to a form of the input type TEXT.'),
          mediaId: recordId().nullish().describe('The answer to a form of the input type IMAGE: an own picture.'),
        })
        .meta({ graphql: 'BadgeAnswerInput' }),
    )
    .max(mostAnswers),
})
export type BadgeAsked = z.output<typeof badgeAsked>
