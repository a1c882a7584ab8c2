import { z } from 'zod'
import { shortestPassword } from '../session/session.rules.ts'
import { securityTexts } from './security.messages.ts'

const longestPassword = 200
const longestCode = 40

const requiredPassword = (text: string) => z.string({ error: text }).min(1, text).max(longestPassword)

/** What `changeMyPassword` takes. */
export const passwordChangeInput = z
  .object({
    currentPassword: requiredPassword(securityTexts.currentPasswordRequired),
    newPassword: requiredPassword(securityTexts.newPasswordRequired).min(
      shortestPassword,
      securityTexts.passwordTooShort,
    ),
  })
  .refine((change) => change.newPassword !== change.currentPassword, {
    path: ['newPassword'],
    error: securityTexts.samePassword,
    when: bothTyped('newPassword', 'currentPassword'),
  })
export type PasswordChange = z.infer<typeof passwordChangeInput>

/** The form: as above, with the new password twice. */
export const passwordChangeForm = passwordChangeInput
  .safeExtend({
    passwordConfirm: z
      .string({ error: securityTexts.passwordConfirmRequired })
      .min(1, securityTexts.passwordConfirmRequired),
  })
  .refine((form) => form.newPassword === form.passwordConfirm, {
    path: ['passwordConfirm'],
    error: securityTexts.passwordsDiffer,
    when: bothTyped('newPassword', 'passwordConfirm'),
  })

/** Fields are compared as soon as both are typed, whatever else is still missing. */
function bothTyped(one: string, other: string) {
  return ({ value }: { value: unknown }) => {
    const form = value as Record<string, string | undefined>
    return Boolean(form[one] && form[other])
  }
}

/** A code of the authenticator app, or a recovery code, as typed. */
export const codeInput = z
  .string({ error: securityTexts.codeRequired })
  .trim()
  .min(1, securityTexts.codeRequired)
  .max(longestCode)
export const codeForm = z.object({ code: codeInput })

/** What shows that it is still the person who asks: the password, or a code. One of them suffices. */
export const proofInput = z
  .object({ password: z.string().max(longestPassword).nullish(), code: z.string().trim().max(longestCode).nullish() })
  .refine((proof) => Boolean(proof.password || proof.code), { path: ['password'], error: securityTexts.proofRequired })
export type Proof = z.infer<typeof proofInput>

/** A code as it is compared: '123 456' and 'abcd-efgh-…' are typed with or without what makes them readable. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** How many recovery codes there are after each renewal. */
export const recoveryCodeCount = 10

/** Wrong passwords and codes of a signed-in person, and from one address: as at sign-in. */
export const proofLimits = {
  person: { name: 'security:person', attempts: 10, seconds: 15 * 60 },
  address: { name: 'security:address', attempts: 100, seconds: 15 * 60 },
} as const

/** How many of a person's sessions are listed: the latest. Ending all others ends those too that are not. */
export const sessionsListed = 100
