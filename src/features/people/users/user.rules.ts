import { z } from 'zod'
import { dayOf } from '../../../platform/shared/day.ts'
import { userGroups, type TermStatus } from '../../../platform/shared/permission.ts'
import {
  exactText,
  recordId,
  requiredPassword,
  requiredText,
  text,
  zodMessage,
} from '../../../platform/shared/rules.ts'
import { serverNow } from '../../../platform/shared/server-clock.ts'
import { type Gender, genders } from '../../records/persons/user.values.ts'

export { genders, userGroups, type Gender }

export const defaultGender: Gender = 'MALE'
export const defaultCountry = 'VN'

/** The statuses that the edit form offers. HIDDEN is set elsewhere, and shown only when a person has it. */
export const offeredStatuses = ['NORMAL', 'BLOCKED', 'SUSPENDING'] as const satisfies readonly TermStatus[]

/** The same minimum as at sign-in: with a shorter password nobody could sign in. */
export const shortestPassword = 6
const longestPassword = 200
export const longestFullName = 200

/**
 * The input of `registerForImporter`: `phoneNumber` includes its dial code, `countryCode` is an ISO 3166-1 two-letter
 * code.
 */
export const newUserInput = z.object({
  fullName: requiredText('users_text_full_name_required', longestFullName, { indexed: true }),
  phoneNumber: requiredText('users_text_phone_required', 30),
  password: requiredPassword('users_text_password_required', longestPassword).min(
    shortestPassword,
    zodMessage('users_text_password_too_short'),
  ),
  gender: z.enum(genders).default(defaultGender),
  countryCode: exactText(10)
    .regex(/^[A-Z]{2}$/)
    .default(defaultCountry),
})
export type NewUser = z.infer<typeof newUserInput>

/** As typed, with spaces and dashes. */
export const longestReferralCode = 40
/** A friend's code can be entered for so many days after registering. */
export const daysForReferralCode = 7
/** How often a member may try to. */
export const referralCodeLimit = { name: 'referral-code:member', attempts: 30, seconds: 60 * 60 } as const

/** The input of the app's `register`. */
export const registration = newUserInput.extend({ referralCode: text(longestReferralCode).nullish() })
export type Registration = z.infer<typeof registration>

/** How many members may register from one address. */
export const registrationLimit = { name: 'register:address', attempts: 60, seconds: 60 * 60 } as const

/** How often a member may give an email address that is refused, which tells that it is somebody's. */
export const emailLimit = { name: 'email:member', attempts: 20, seconds: 60 * 60 } as const

/** The input of the app's `updateMe`. */
export const memberChange = z.object({
  fullName: requiredText('users_text_full_name_required', longestFullName, { indexed: true }).optional(),
  username: text(60)
    .regex(/^(|[\p{L}\p{N}._-]{3,60})$/u, zodMessage('users_text_username_wrong'))
    .nullish(),
  email: text(200)
    .refine((email) => email === '' || z.email().safeParse(email).success, zodMessage('users_text_email_wrong'))
    .nullish(),
  gender: z.enum(genders).optional(),
  dateOfBirth: z
    .string()
    .refine((day) => day >= '1900-01-01' && day <= dayOf(serverNow()), zodMessage('users_text_birth_wrong'))
    .meta({ graphql: 'Day' })
    .nullish(),
  avatarId: recordId().nullish(),
  interestingTopicKeys: z.array(requiredText('platform_text_required', 60)).max(50).optional(),
})
export type MemberChange = z.output<typeof memberChange>

/** The create form: as above, with the number as typed and the password twice. */
export const newUserForm = newUserInput
  .extend({
    passwordConfirm: requiredPassword('users_text_password_confirm_required', longestPassword),
  })
  .refine((form) => form.password === form.passwordConfirm, {
    path: ['passwordConfirm'],
    ...zodMessage('users_text_passwords_differ'),
    // Compared as soon as both are typed, whatever else is still missing.
    when: ({ value }) => {
      const form = value as { password?: string; passwordConfirm?: string }
      return Boolean(form.password && form.passwordConfirm)
    },
  })

export const userGroupInput = z.enum(userGroups, zodMessage('users_text_group_required'))

/** The edit form. */
export const userEditForm = z.object({ group: userGroupInput })

/**
 * The number to store for one typed on the form: the country's dial code, then the typed number without one leading 0.
 * Spaces and punctuation are dropped; a number typed with a `+` keeps its own dial code.
 *
 * @param dialCode digits, with or without `+` ('+84')
 */
export function composePhoneNumber(dialCode: string, typed: string): string {
  const international = typed.trim().startsWith('+')
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return ''
  return international ? `+${digits}` : `+${dialCode.replace(/\D/g, '')}${digits.replace(/^0/, '')}`
}
