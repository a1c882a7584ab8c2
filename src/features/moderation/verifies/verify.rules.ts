import { z } from 'zod'
import { recordId, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { verifyStatuses, verifyTypes } from './verify.values.ts'

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

const longestDescription = 2_000
const longestDetail = 200
/** The most documents of one kind. */
const mostDocuments = 10

const detail = text(longestDetail).nullish()
const documents = z.array(recordId()).max(mostDocuments).nullish()

/** What a member sends to be verified, or to have a page of theirs verified. */
export const verificationAsked = z.object({
  model: z.enum(verifyTypes),
  _id: recordId().describe('The member, or the page.'),
  description: text(longestDescription).nullish(),
  identityNumber: requiredText('verifies_text_identity_number_required', longestDetail),
  photoIdentityIds: z
    .array(recordId())
    .min(1, zodMessage('verifies_text_photo_identity_required'))
    .max(mostDocuments)
    .describe('Private uploads of the member. Each belongs to this request from then on.'),
  businessLicenseIds: documents,
  photosTakenIds: documents,
  businessName: detail,
  businessAddress: detail,
  taxNumber: detail,
})
export type VerificationAsked = z.output<typeof verificationAsked>
