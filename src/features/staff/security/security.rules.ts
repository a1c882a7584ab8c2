import { z } from 'zod'
import { exactText, requiredPassword, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { shortestPassword } from '../session/session.values.ts'

export const longestPassword = 200
export const longestCode = 40

/** The input of `changeMyPassword`. */
export const passwordChangeInput = z
  .object({
    currentPassword: requiredPassword('security_text_current_password_required', longestPassword),
    newPassword: requiredPassword('security_text_new_password_required', longestPassword).min(
      shortestPassword,
      zodMessage('security_text_password_too_short'),
    ),
  })
  .refine((change) => change.newPassword !== change.currentPassword, {
    path: ['newPassword'],
    ...zodMessage('security_text_same_password'),
    when: whenBothFilled('newPassword', 'currentPassword'),
  })
export type PasswordChange = z.infer<typeof passwordChangeInput>

/** The form: as above, with the new password twice. */
export const passwordChangeForm = passwordChangeInput
  .safeExtend({
    passwordConfirm: requiredPassword('security_text_password_confirm_required', longestPassword),
  })
  .refine((form) => form.newPassword === form.passwordConfirm, {
    path: ['passwordConfirm'],
    ...zodMessage('security_text_passwords_differ'),
    when: whenBothFilled('newPassword', 'passwordConfirm'),
  })

/** Compares the two fields as soon as both are typed, whatever else is still missing. */
function whenBothFilled(one: string, other: string) {
  return ({ value }: { value: unknown }) => {
    const form = value as Record<string, string | undefined>
    return Boolean(form[one] && form[other])
  }
}

/** The password alone, before a second factor is set up. */
export const passwordForm = z.object({
  password: requiredPassword('security_text_current_password_required', longestPassword),
})

/** A code of the authenticator app, or a recovery code, as typed. */
export const codeInput = requiredText('security_text_code_required', longestCode)
export const codeForm = z.object({ code: codeInput })

/** The form for changes of a second factor that is on: the password and a code. */
export const proofForm = passwordForm.extend(codeForm.shape)

const given = z.object({ password: exactText(longestPassword).nullish(), code: text(longestCode).nullish() })
export type Proof = z.infer<typeof given>

/** Proof that the request comes from the account's owner, before there is a second factor: the password. */
export const passwordProof = given.refine(({ password }) => Boolean(password), {
  path: ['password'],
  ...zodMessage('security_text_current_password_required'),
})
/** The same once there is one: the password and a code. With the password alone, the second factor would be none. */
export const fullProof = passwordProof.refine(({ code }) => Boolean(code), {
  path: ['code'],
  ...zodMessage('security_text_code_required'),
})

/** Limits on wrong passwords and codes, per signed-in person and per address: the same as at sign-in. */
export const proofLimits = {
  person: { name: 'security:person', attempts: 10, seconds: 15 * 60 },
  address: { name: 'security:address', attempts: 100, seconds: 15 * 60 },
} as const

/** How many of a person's sessions are listed, the latest first. Ending all others also ends those not listed. */
export const sessionsListed = 100
