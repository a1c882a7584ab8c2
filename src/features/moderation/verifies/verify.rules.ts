import { z } from 'zod'
import { text, zodMessage } from '../../../platform/shared/rules.ts'
import { verifyStatuses } from './verify.values.ts'

export const longestReason = 500
/** Days after a decision when documents and numbers are erased. */
export const keptDays = 90

/** A decision. REJECTED needs a reason; for any other status a sent reason is ignored. */
export const verifyDecision = z
  .object({
    status: z.enum(verifyStatuses),
    reason: text(longestReason)
      .nullish()
      .transform((reason) => reason || null),
  })
  .refine(({ status, reason }) => status !== 'REJECTED' || reason !== null, {
    path: ['reason'],
    ...zodMessage('verifies_text_reason_required'),
  })

/** The details that a business gave; stored encrypted. */
export const businessDetails = z.object({
  name: z.string(),
  taxCode: z.string(),
  address: z.string(),
  representative: z.string(),
})
export type BusinessDetails = z.infer<typeof businessDetails>
