import type { ErrorCode, FieldChange, FieldIssue } from '../shared/refusal.ts'
import type { SentText, TextParams } from '../shared/text.ts'

/** OFFLINE is ours: no answer came at all, so nobody knows whether the request had its effect. */
export type RequestErrorCode = ErrorCode | 'OFFLINE'

/** What the server sends with an error, in `extensions`. */
export interface WireError {
  readonly message: string
  readonly extensions?: {
    readonly code?: ErrorCode
    readonly reason?: string
    readonly params?: TextParams
    readonly fields?: readonly FieldIssue[]
    readonly changes?: readonly FieldChange[]
    readonly version?: number
    readonly retryAfter?: number
    readonly requestId?: string
  }
}

/** A request that did not give a result. `texts` holds every text the server gave; the error itself is the first. */
export class RequestError extends Error implements SentText {
  readonly code: RequestErrorCode
  readonly texts: readonly SentText[]
  readonly reason: string | undefined
  readonly params: TextParams | undefined
  readonly fields: readonly FieldIssue[]
  readonly changes: readonly FieldChange[]
  /** The record's version now; with `changes`. */
  readonly version: number | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined

  constructor(code: RequestErrorCode, errors: readonly [WireError, ...WireError[]]) {
    const [{ message, extensions = {} }] = errors
    super(message)
    this.name = 'RequestError'
    this.code = code
    this.texts = errors.map(({ message, extensions: { reason, params } = {} }) => ({ message, reason, params }))
    this.reason = extensions.reason
    this.params = extensions.params
    this.fields = extensions.fields ?? []
    this.changes = extensions.changes ?? []
    this.version = extensions.version
    this.retryAfter = extensions.retryAfter
    this.requestId = extensions.requestId
  }
}

export function isRequestError(error: unknown, ...codes: RequestErrorCode[]): error is RequestError {
  return error instanceof RequestError && (codes.length === 0 || codes.includes(error.code))
}
