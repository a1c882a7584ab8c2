import type { ErrorCode, FieldChange, FieldIssue, TokenProblem } from '../shared/refusal.ts'
import type { FieldText } from '../shared/rules.ts'
import type { TextKey, TextParams } from '../shared/text.ts'
import { english } from './english.ts'

/** The details of a refusal, as they are sent in `extensions`. */
export interface RefusalDetails {
  /** The key by which a screen finds the text in its language. */
  readonly reason: TextKey
  readonly params?: TextParams | undefined
  readonly fields?: readonly FieldIssue[]
  readonly changes?: readonly FieldChange[]
  /** The record's current version; comes with `changes`. */
  readonly version?: number
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
  /** With UNAUTHENTICATED. */
  readonly tokenProblem?: TokenProblem
  /** The request that was refused first, when its refusal is repeated to a later one. */
  readonly requestId?: string
}

/** An expected refusal: a code, and the key of a text for the person. Any other error is a fault, and is masked. */
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

/** The key of the text about what was refused: that of its first field, if it is about fields. */
export const reasonOf = ({ details }: Refusal): string => details.fields?.[0]?.reason ?? details.reason

/** Refuses an input because of one field. */
export function invalid(field: string, reason: TextKey, params?: TextParams): Refusal {
  return invalidFields([{ field, reason, params }])
}

/** Refuses an input because of several fields; the refusal's own text is about the first one. */
export function invalidFields(issues: readonly FieldText[]): Refusal {
  const { reason, params } = namingItsField(issues[0]!)
  return new Refusal('BAD_USER_INPUT', reason, { params, fields: issues.map(issueOf) })
}

/**
 * A text that starts in lower case, such as 'must be at most 100', is written to stand under its field. Away from the
 * field it is preceded by the field's name, and `because` is the key of the original text.
 */
function namingItsField({ field, reason, params }: FieldText): Omit<FieldText, 'field'> {
  const problem = english(reason, params)
  if (!/^\p{Ll}/u.test(problem)) return { reason, params }
  return { reason: 'platform_text_of_field', params: { ...params, name: field, problem, because: reason } }
}

export const issueOf = ({ field, reason, params }: FieldText): FieldIssue => ({
  field,
  message: english(reason, params),
  reason,
  params,
})

/**
 * Refuses a request that none of our screens sends. The problem is only meant for programmers, so it is in English;
 * people see, in their language, that the request was not valid.
 */
export const malformed = (problem: string, code: ErrorCode = 'BAD_USER_INPUT'): Refusal =>
  new Refusal(code, 'platform_text_malformed', { params: { problem } })

/** The same, for one argument. */
export const malformedAt = (field: string, problem: string): Refusal =>
  invalid(field, 'platform_text_malformed', { problem })

/** Refuses a caller who must sign in, for the first time or again. */
export function signInFirst(
  tokenProblem: Exclude<TokenProblem, 'missing'> | null,
  reason: TextKey = 'platform_text_sign_in',
  params?: TextParams,
): Refusal {
  return new Refusal('UNAUTHENTICATED', reason, { params, tokenProblem: tokenProblem ?? 'missing' })
}
