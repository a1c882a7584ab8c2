import type { ErrorCode, FieldChange, FieldIssue } from '../../shared/refusal.ts'
import type { SentText, TextParams } from '../../shared/text.ts'

/** OFFLINE is set by the client: there was no response, so it is unknown whether the request had its effect. */
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

/** A request without a result. `texts` holds every text that the server sent; the error itself has the first. */
export class RequestError extends Error implements SentText {
  readonly code: RequestErrorCode
  readonly texts: readonly SentText[]
  readonly reason: string | undefined
  readonly params: TextParams | undefined
  readonly fields: readonly FieldIssue[]
  readonly changes: readonly FieldChange[]
  /** The record's current version; comes with `changes`. */
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
