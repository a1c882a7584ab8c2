import { z } from 'zod'
import { memberName, namesOne, oneName } from '../../../platform/shared/member-name.ts'
import { exactText, requiredText, text } from '../../../platform/shared/rules.ts'
import { genders, longestFullName, longestReferralCode, memberChange } from '../../people/users/user.rules.ts'

/** The input of `upsertMember`. A new member needs a number and a name; of one that exists, absent fields stay. */
export const memberUpsert = z.object({
  externalId: memberName.shape.externalId.unwrap().unwrap(),
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

/** The arguments of `memberToken`. */
export const tokenAsked = memberName
  .extend({
    dryRun: z
      .boolean()
      .nullish()
      .describe('Whether requests with the token only rehearse. No device may get such a token.'),
  })
  .refine(namesOne, oneName)
export type TokenAsked = z.output<typeof tokenAsked>
