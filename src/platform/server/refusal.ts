import type { ErrorCode, FieldChange, FieldIssue, TokenProblem } from '../shared/refusal.ts'
import type { FieldText } from '../shared/rules.ts'
import type { TextKey, TextParams } from '../shared/text.ts'
import { english } from './english.ts'

/** What goes with a refusal, as it is sent in `extensions`. */
export interface RefusalDetails {
  /** The key of the text, by which a screen finds it in its language. */
  readonly reason: TextKey
  readonly params?: TextParams | undefined
  readonly fields?: readonly FieldIssue[]
  readonly changes?: readonly FieldChange[]
  /** The record's version now; with `changes`. */
  readonly version?: number
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
  /** With UNAUTHENTICATED. */
  readonly tokenProblem?: TokenProblem
  /** The request that was refused, where it is told again to one that repeats it. */
  readonly requestId?: string
}

/** An expected "no": a code, and a text for the person by its key. Anything else thrown is a fault, and masked. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, reason: TextKey, details: Omit<RefusalDetails, 'reason'> = {}) {
    super(english(reason, details.params))
    this.name = 'Refusal'
    this.code = code
    this.details = { ...details, reason }
  }
}

/** Refuses an input because of one field. */
export function invalid(field: string, reason: TextKey, params?: TextParams): Refusal {
  return invalidFields([{ field, reason, params }])
}

/** Refuses an input because of its fields; the first one's text stands for all where there is room for one. */
export function invalidFields(issues: readonly FieldText[]): Refusal {
  const { reason, params } = issues[0]!
  return new Refusal('BAD_USER_INPUT', reason, { params, fields: issues.map(issueOf) })
}

export const issueOf = ({ field, reason, params }: FieldText): FieldIssue => ({
  field,
  message: english(reason, params),
  reason,
  params,
})

/**
 * Refuses a request that no screen of ours sends. What is wrong with it is said to a programmer, so in English only: a
 * person is told in their own language that the request was not valid.
 */
export const malformed = (problem: string, code: ErrorCode = 'BAD_USER_INPUT'): Refusal =>
  new Refusal(code, 'platform_text_malformed', { params: { problem } })

/** The same, where one argument is to blame. */
export const malformedAt = (field: string, problem: string): Refusal =>
  invalid(field, 'platform_text_malformed', { problem })

/** Refuses a caller who must sign in first, or again. */
export function signInFirst(
  tokenProblem: Exclude<TokenProblem, 'missing'> | null,
  reason: TextKey = 'platform_text_sign_in',
  params?: TextParams,
): Refusal {
  return new Refusal('UNAUTHENTICATED', reason, { params, tokenProblem: tokenProblem ?? 'missing' })
}
