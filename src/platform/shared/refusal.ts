import type { SentText } from './text.ts'

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL'

/** One problem of an input. */
export interface FieldIssue extends SentText {
  /** The dotted path of the field. */
  readonly field: string
}

/** One field that changed between the version a person saw and now. */
export interface FieldChange {
  readonly field: string
  readonly seen: unknown
  readonly now: unknown
  /** The names of the records that the values are the ids of. */
  readonly seenName?: string
  readonly nowName?: string
  /** The name of the person who changed it last; null for a job or the console. */
  readonly by?: string | null
  /** The moment of that change. */
  readonly at?: string
}

/** Why a request that requires a person has none: no token, or the problem of the token. */
export type TokenProblem = 'missing' | 'expired' | 'ended' | 'malformed'
