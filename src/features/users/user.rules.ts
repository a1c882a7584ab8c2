import { z } from 'zod'
import { termStatuses, userGroups, type TermStatus, type UserGroup } from '../../platform/shared/permission.ts'
import { longestReason, needsReason } from '../term-status/term-status.rules.ts'
import { userTexts } from './user.messages.ts'
import { type Gender, genders } from './user.values.ts'

export { genders, termStatuses, userGroups, type Gender, type TermStatus, type UserGroup }

export const defaultGender: Gender = 'MALE'
export const defaultCountry = 'VN'

/** The statuses the edit form offers. HIDDEN is set by other means, and shown when a person has it. */
export const offeredStatuses = ['NORMAL', 'BLOCKED', 'SUSPENDING'] as const satisfies readonly TermStatus[]

/** As at sign-in: a shorter password could be stored, but never be signed in with. */
export const shortestPassword = 6

const required = (text: string, longest: number) => z.string({ error: text }).trim().min(1, text).max(longest)

/** What `registerForImporter` takes: `phoneNumber` with its dial code, `countryCode` as in ISO 3166-1 (two letters). */
export const newUserInput = z.object({
  fullName: required(userTexts.fullNameRequired, 200),
  phoneNumber: required(userTexts.phoneRequired, 30),
  password: z
    .string({ error: userTexts.passwordRequired })
    .min(1, userTexts.passwordRequired)
    .min(shortestPassword, userTexts.passwordTooShort)
    .max(200),
  gender: z.enum(genders).default(defaultGender),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default(defaultCountry),
})
export type NewUser = z.infer<typeof newUserInput>

/** The create form: as above, with the number as typed and the password twice. */
export const newUserForm = newUserInput
  .extend({
    passwordConfirm: z.string({ error: userTexts.passwordConfirmRequired }).min(1, userTexts.passwordConfirmRequired),
  })
  .refine((form) => form.password === form.passwordConfirm, {
    path: ['passwordConfirm'],
    error: userTexts.passwordsDiffer,
    // Compared as soon as both are typed, whatever else is still missing.
    when: ({ value }) => {
      const form = value as { password?: string; passwordConfirm?: string }
      return Boolean(form.password && form.passwordConfirm)
    },
  })

export const userGroupInput = z.enum(userGroups, { error: userTexts.groupRequired })
export const userStatusInput = z.enum(termStatuses, { error: userTexts.statusRequired })

/** The edit form. Each of the two is sent only if it changed. */
export const userEditForm = z.object({
  group: userGroupInput,
  termStatus: userStatusInput,
})

/** A reason given for a change of status. Blank counts as none. */
export const reasonInput = required(userTexts.reasonRequired, longestReason)

/** A change of status with, where the status needs one, its reason. The form and `cmsSetTermStatus` both keep it. */
export const statusChangeInput = z
  .object({ termStatus: userStatusInput, reason: z.string().trim().max(longestReason).nullish() })
  .refine((change) => !needsReason(change.termStatus) || Boolean(change.reason), {
    path: ['reason'],
    error: userTexts.reasonRequired,
  })

/**
 * The number to store for one typed on the form: the country's dial code, then the number as typed with one
 * leading 0 removed. Spaces and punctuation are dropped; a number typed with its `+` is taken as it stands.
 *
 * @param dialCode digits, with or without `+` ('+84')
 */
export function composePhoneNumber(dialCode: string, typed: string): string {
  const international = typed.trim().startsWith('+')
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return ''
  return international ? `+${digits}` : `+${dialCode.replace(/\D/g, '')}${digits.replace(/^0/, '')}`
}
