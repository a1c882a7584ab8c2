import { z } from 'zod'
import { exactText, requiredPassword, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { shortestPassword } from './session.values.ts'

export const loginInput = z.object({
  phoneNumber: requiredText('session_text_phone_number_required', 30),
  password: requiredPassword('session_text_password_required', 200).min(
    shortestPassword,
    zodMessage('session_text_password_too_short'),
  ),
  /**
   * A code of the authenticator app or a recovery code; required after the password from people with a second factor.
   */
  code: text(40).nullish(),
})

/** Days until a refresh token expires; each exchange starts a new period. */
export const refreshTokenDays = 30

/**
 * Seconds in which a replaced refresh token is still accepted, so that two tabs that refresh at once stay signed in.
 */
export const reuseGraceSeconds = 30

export type RefreshVerdict = 'exchange' | 'repeat' | 'expired' | 'reused'

/** Decides about a refresh token: exchange it, return the same successor again, or refuse it. */
export function judgeRefreshToken(
  token: { expiresAt: Date; replacedAt: Date | null; successorReplaced: boolean },
  now: Date,
): RefreshVerdict {
  if (token.expiresAt <= now) return 'expired'
  if (!token.replacedAt) return 'exchange'
  const late = now.getTime() - token.replacedAt.getTime() > reuseGraceSeconds * 1000
  return late || token.successorReplaced ? 'reused' : 'repeat'
}

export const refreshInput = z.object({ refreshToken: exactText(200).min(1) })

/**
 * Limits on failed sign-ins, per person and per address. Each API counts for itself, so that guesses in the app lock
 * nobody out of the back office.
 */
export const loginLimits = {
  STAFF: {
    person: { name: 'login:person', attempts: 10, seconds: 15 * 60 },
    address: { name: 'login:address', attempts: 100, seconds: 15 * 60 },
  },
  MEMBER: {
    person: { name: 'app login:person', attempts: 10, seconds: 15 * 60 },
    address: { name: 'app login:address', attempts: 100, seconds: 15 * 60 },
  },
} as const
