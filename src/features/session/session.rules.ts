import { z } from 'zod'
import { requiredPassword, requiredText, says } from '../../platform/shared/rules.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly session: typeof texts
  }
}

export const shortestPassword = 6

export const loginInput = z.object({
  phoneNumber: requiredText('session_text_phone_number_required', 30),
  password: requiredPassword('session_text_password_required', 200).min(
    shortestPassword,
    says('session_text_password_too_short'),
  ),
  /** Of the authenticator app, or a recovery code; asked for after the password, of those who have a second factor. */
  code: z.string().trim().max(40).nullish(),
})

/** Days that a refresh token lives; each exchange starts them anew. */
export const refreshTokenDays = 30

/** Seconds in which a replaced refresh token may come again: two tabs that refresh at once both stay signed in. */
export const reuseGraceSeconds = 30

export type RefreshVerdict = 'exchange' | 'repeat' | 'expired' | 'reused'

/** What a refresh token is still good for: another one, once more the one that it was exchanged for, or nothing. */
export function judgeRefreshToken(
  token: { expiresAt: Date; replacedAt: Date | null; successorReplaced: boolean },
  now: Date,
): RefreshVerdict {
  if (token.expiresAt <= now) return 'expired'
  if (!token.replacedAt) return 'exchange'
  const late = now.getTime() - token.replacedAt.getTime() > reuseGraceSeconds * 1000
  return late || token.successorReplaced ? 'reused' : 'repeat'
}

/** Failed attempts to sign in, for one person and from one address. */
export const loginLimits = {
  person: { name: 'login:person', attempts: 10, seconds: 15 * 60 },
  address: { name: 'login:address', attempts: 100, seconds: 15 * 60 },
} as const
