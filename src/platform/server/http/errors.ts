import type { FastifyInstance } from 'fastify'
import { type ErrorCode, Refusal } from '../../shared/refusal.ts'
import type { App } from '../context.ts'
import { presentError } from '../graphql/errors.ts'

const statusOf: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/**
 * Answers what no handler caught: a body that is too large, a database that is away before the handler began, a
 * download that is refused. Says as much as GraphQL errors do, in their shape.
 */
export function registerErrors(fastify: FastifyInstance, app: App): void {
  fastify.setErrorHandler((error, request, reply) => {
    // A tab that was closed in the middle of an answer is nobody's fault, and nobody is there to be told.
    if (request.socket.destroyed && (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') {
      request.log.info('the caller left before the answer')
      return reply.hijack()
    }
    const shown = presentError(asRefusal(error), {
      requestId: request.id,
      log: request.log as App['log'],
      production: app.environment.production,
    })
    return reply
      .status(statusOf[shown.extensions.code as ErrorCode])
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({ errors: [shown] })
  })
}

/** What Fastify itself has against a request is no fault. */
function asRefusal(error: unknown): unknown {
  const { statusCode, message } = error as { statusCode?: number; message: string }
  if (statusCode === 413) return new Refusal('PAYLOAD_TOO_LARGE', message)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('BAD_USER_INPUT', message)
  return error
}
