import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Log } from '../log.ts'
import { settingsAreShared } from '../database/sandbox/search-path.ts'
import { malformed, Refusal } from '../refusal.ts'

/**
 * PostgreSQL's error classes for: no connection, rolled back in favour of another transaction, no resources, stopped by
 * an operator or a limit; and its codes for a lock that did not become free in time, for a write on a server that has
 * become a standby, and for a disk that fails. Those of the system are for connections, and for a disk that is full or
 * fails.
 */
const transient =
  /^(08|40|53|57)|^(55P03|25006|58030)$|^ECONN|^(ETIMEDOUT|EPIPE|ENOSPC|EDQUOT|EROFS|EIO|EREMOTEIO|EMFILE|ENFILE)$/

/** PostgreSQL's error codes for characters that it cannot store: NUL, in a text or in JSON. */
const unstorable = new Set(['22021', '22P05'])

/**
 * Turns a thrown error into what may be sent: a refusal with its code and texts, an error about the document, or, for
 * anything else, a masked fault with only the request's id, plus a line in the log.
 */
export function presentError(error: unknown, at: { requestId: string; log: Log; production: boolean }): GraphQLError {
  // The compiled executor drops the extensions of its own errors.
  if (error instanceof GraphQLError && typeof error.extensions?.code === 'string') return error
  const shown = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  const { message, code, details } = asRefusal(error, at)
  return new GraphQLError(message, { ...shown, extensions: { code, requestId: at.requestId, ...details } })
}

function asRefusal(error: unknown, at: { requestId: string; log: Log; production: boolean }): Refusal {
  const cause = rootCause(error)
  if (cause instanceof Refusal) return cause
  if (cause === null) {
    const { message } = error as Error
    return malformed(at.production ? withoutSuggestion(message) : message)
  }
  const { code: given } = cause as { code?: unknown }
  const code = typeof given === 'string' ? given : ''
  if (transient.test(code)) {
    at.log.warn({ err: cause }, 'a dependency did not answer')
    return new Refusal('UNAVAILABLE', 'platform_text_unavailable')
  }
  if (code === settingsAreShared) return new Refusal('FORBIDDEN', 'platform_text_not_in_sandbox')
  if (unstorable.has(code)) return new Refusal('BAD_USER_INPUT', 'platform_text_not_storable')
  at.log.error({ err: cause }, 'fault')
  return new Refusal('INTERNAL', 'platform_text_fault', { params: { request: at.requestId } })
}

/** The message quotes the input, which may hold those words too. */
function withoutSuggestion(message: string): string {
  const start = message.lastIndexOf(' Did you mean ')
  return start >= 0 && message.endsWith('?') ? message.slice(0, start) : message
}

/** Whether the result has no value at all, because something that it depends on (the database) is unavailable. */
export function isUnavailable({ data, errors = [] }: ExecutionResult): boolean {
  const values = Object.values(data ?? {})
  return (
    errors.length > 0 &&
    errors.every(({ extensions }) => extensions.code === 'UNAVAILABLE') &&
    values.every((value) => value === null)
  )
}

/** What a resolver threw; null for GraphQL's own errors about the document, its variables or the request. */
function rootCause(error: unknown): Error | null {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  if (cause instanceof GraphQLError) return null
  // Thrown by scalars while they parse an input.
  if (error instanceof GraphQLError && cause instanceof TypeError && !error.path) return null
  return cause instanceof Error ? cause : new Error(String(cause))
}
