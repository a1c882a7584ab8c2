import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Log } from '../log.ts'
import { malformed, Refusal } from '../refusal.ts'

/**
 * PostgreSQL's classes for: no connection, undone in favour of another, no resources, stopped by an operator or a
 * limit; and its code for a write on a server that has become a standby.
 */
const transient = /^(08|40|53|57)|^25006$|^ECONN|^ETIMEDOUT$|^EPIPE$/

/** PostgreSQL's complaints about characters that it cannot store: NUL, in a text or in JSON. */
const unstorable = new Set(['22021', '22P05'])

/**
 * Turns whatever was thrown into what may leave: a refusal with its code and texts; a complaint about the document;
 * or, for anything else, a masked fault that says no more than the request's id, and a line in the log.
 */
export function presentError(error: unknown, at: { requestId: string; log: Log; production: boolean }): GraphQLError {
  // The compiled executor leaves the extensions of its own errors out.
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
    return malformed(at.production ? message.replace(/ Did you mean .*\?$/, '') : message)
  }
  const { code: given } = cause as { code?: unknown }
  const code = typeof given === 'string' ? given : ''
  if (transient.test(code)) {
    at.log.warn({ err: cause }, 'a dependency did not answer')
    return new Refusal('UNAVAILABLE', 'platform_text_unavailable')
  }
  if (unstorable.has(code)) return new Refusal('BAD_USER_INPUT', 'platform_text_not_storable')
  at.log.error({ err: cause }, 'fault')
  return new Refusal('INTERNAL', 'platform_text_fault', { params: { request: at.requestId } })
}

/** Whether an answer says nothing but that something it depends on is away: no field of it has a value. */
export function isUnavailable({ data, errors = [] }: ExecutionResult): boolean {
  const values = Object.values(data ?? {})
  return (
    errors.length > 0 &&
    errors.every(({ extensions }) => extensions.code === 'UNAVAILABLE') &&
    values.every((value) => value === null)
  )
}

/** What a resolver threw; null when GraphQL itself complains about the document, its variables or the request. */
function rootCause(error: unknown): Error | null {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  if (cause instanceof GraphQLError) return null
  // Thrown by scalars while they read an input.
  if (error instanceof GraphQLError && cause instanceof TypeError && !error.path) return null
  return cause instanceof Error ? cause : new Error(String(cause))
}
