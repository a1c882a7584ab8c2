import { z } from 'zod'

export const loginTexts = {
  phoneRequired: 'Please input your username!',
  passwordRequired: 'Please input your Password!',
  passwordTooShort: 'Please Enter more than 6 character',
  badCredentials: 'The phone number or the password is not correct.',
  blocked: 'This account is blocked.',
  codeRequired: 'Please enter the code of your authenticator app.',
  wrongCode: 'This code is not correct, or was used before.',
  signInAgain: 'Please sign in again.',
} as const

export const shortestPassword = 6

export const loginInput = z.object({
  phoneNumber: z.string({ error: loginTexts.phoneRequired }).trim().min(1, loginTexts.phoneRequired).max(30),
  password: z
    .string({ error: loginTexts.passwordRequired })
    .min(1, loginTexts.passwordRequired)
    .min(shortestPassword, loginTexts.passwordTooShort)
    .max(200),
  /** Of the authenticator app, or a recovery code; asked for after the password, of those who have a second factor. */
  code: z.string().trim().max(40).nullish(),
})

/** Days that a refresh token lives; each exchange starts them anew. */
export const refreshTokenDays = 30

/** Seconds in which a replaced refresh token may come once more: two tabs that refresh at once both stay signed in. */
export const reuseGraceSeconds = 30

export type RefreshVerdict = 'exchange' | 'expired' | 'reused'

/** What a refresh token is still good for. */
export function judgeRefreshToken(token: { expiresAt: Date; replacedAt: Date | null }, now: Date): RefreshVerdict {
  if (token.expiresAt <= now) return 'expired'
  if (!token.replacedAt) return 'exchange'
  return now.getTime() - token.replacedAt.getTime() <= reuseGraceSeconds * 1000 ? 'exchange' : 'reused'
}

/** Failed attempts to sign in, for one person and from one address. */
export const loginLimits = {
  person: { name: 'login:person', attempts: 10, seconds: 15 * 60 },
  address: { name: 'login:address', attempts: 100, seconds: 15 * 60 },
} as const
