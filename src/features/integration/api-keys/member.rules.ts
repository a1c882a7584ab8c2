import { z } from 'zod'
import { exactText, recordId, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { genders, longestFullName, longestReferralCode, memberChange } from '../../people/users/user.rules.ts'

const externalId = requiredText('api_keys_text_external_id_required', 100)

/** The input of `upsertMember`. A new member needs a number and a name; of one that exists, absent fields stay. */
export const memberUpsert = z.object({
  externalId,
  phoneNumber: requiredText('users_text_phone_required', 30).nullish(),
  fullName: requiredText('users_text_full_name_required', longestFullName, { indexed: true }).nullish(),
  email: memberChange.shape.email,
  gender: z.enum(genders).nullish(),
  countryCode: exactText(10)
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  referralCode: text(longestReferralCode).nullish(),
  /** From where the member came: friends who come from one address are counted. */
  clientAddress: text(60).nullish(),
  sandbox: z
    .boolean()
    .nullish()
    .describe('What the key’s mode says anyway: true for one for tests, whose members are all in the sandbox.'),
})
export type MemberUpsert = z.output<typeof memberUpsert>

export const memberNamed = z
  .object({
    externalId: externalId.nullish(),
    memberId: recordId().nullish(),
    dryRun: z
      .boolean()
      .nullish()
      .describe('Whether requests with the token only rehearse. No device may get such a token.'),
  })
  .refine((named) => (named.externalId == null) !== (named.memberId == null), zodMessage('api_keys_text_name_one'))
export type MemberNamed = z.output<typeof memberNamed>
