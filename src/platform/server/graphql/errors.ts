import { GraphQLError } from 'graphql'
import { Refusal } from '../../shared/refusal.ts'
import type { Log } from '../log.ts'

/** PostgreSQL's classes for: no connection, undone in favour of another, no resources, stopped by an operator or a limit. */
const passing = /^(08|40|53|57)|^ECONN|^ETIMEDOUT$|^EPIPE$/

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
  const cause = rootCause(error)
  if (cause instanceof Refusal) {
    return new GraphQLError(cause.message, {
      ...shown,
      extensions: { code: cause.code, ...cause.details, requestId: at.requestId },
    })
  }
  if (cause === null) {
    const { message } = error as Error
    return new GraphQLError(at.production ? message.replace(/ Did you mean .*\?$/, '') : message, {
      ...shown,
      extensions: { code: 'BAD_USER_INPUT', requestId: at.requestId },
    })
  }
  const { code: given } = cause as { code?: unknown }
  const code = typeof given === 'string' ? given : ''
  if (passing.test(code)) {
    at.log.warn({ err: cause }, 'a dependency did not answer')
    return new GraphQLError('The service is not available right now. Please try again.', {
      ...shown,
      extensions: { code: 'UNAVAILABLE', requestId: at.requestId },
    })
  }
  if (unstorable.has(code)) {
    return new GraphQLError('This text holds a character that cannot be stored.', {
      ...shown,
      extensions: { code: 'BAD_USER_INPUT', requestId: at.requestId },
    })
  }
  at.log.error({ err: cause }, 'fault')
  return new GraphQLError(`Something went wrong. Request ${at.requestId}`, {
    ...shown,
    extensions: { code: 'INTERNAL', requestId: at.requestId },
  })
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
