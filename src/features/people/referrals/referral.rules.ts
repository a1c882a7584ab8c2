import { z } from 'zod'
import { requiredText } from '../../../platform/shared/rules.ts'

const longestReason = 500

/** The input of `cmsDecideReferral`. */
export const referralDecision = z.object({
  status: z.enum(['COUNTED', 'REJECTED']).meta({ graphql: 'ReferralDecision' }),
  reason: requiredText('referrals_text_reason_required', longestReason),
})
