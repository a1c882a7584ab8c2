export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** One thing wrong with an input: the dotted path of the field, and a text a person can read. */
export interface FieldIssue {
  readonly field: string
  readonly message: string
}

/** One field that changed between the version a person saw and now. */
export interface FieldChange {
  readonly field: string
  readonly seen: unknown
  readonly now: unknown
}

export interface RefusalDetails {
  /** A key of a feature's `*.messages.ts`, so that a screen can translate the refusal. */
  readonly reason?: string
  readonly fields?: readonly FieldIssue[]
  readonly changes?: readonly FieldChange[]
  /** The record's version now; with `changes`. */
  readonly version?: number
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/** An expected "no": carries a code and a text for the person. Anything else thrown is a fault, and masked. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Refuses an input because of one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal('BAD_USER_INPUT', message, { fields: [{ field, message }] })
}
