import { z } from 'zod'
import { recordId, requiredNumber, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'

export const longestReason = 500
/** What one correction can give or take. */
export const mostCorrected = 1_000_000

const reason = requiredText('support_text_reason_required', longestReason)
const notNothing = [(points: number) => points !== 0, zodMessage('support_text_not_nothing')] as const

/** The dialog, in points. */
export const correctionForm = z.object({
  amount: requiredNumber('support_text_amount_required')
    .min(-mostCorrected)
    .max(mostCorrected)
    .refine(...notNothing),
  reason,
})

/** The input of `cmsCorrectPoints`, in hundredths. */
export const correctionInput = z.object({
  userId: recordId(),
  amount: z
    .number()
    .min(-mostCorrected * 100)
    .max(mostCorrected * 100)
    .refine(...notNothing)
    .meta({ graphql: 'Points' })
    .describe('Negative to take points away.'),
  reason: reason.describe('The member reads it.'),
})

/** The decision in `cmsDecidePointCorrection`. */
export const correctionDecision = z.object({
  status: z.enum(['BOOKED', 'DECLINED']).meta({ graphql: 'PointCorrectionDecision' }),
  reason: text(longestReason).nullish().describe('Needed to decline.'),
})
