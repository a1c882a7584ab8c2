import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../shared/refusal.ts'
import type { App } from '../context.ts'
import { presentError } from '../graphql/errors.ts'
import { malformed } from '../refusal.ts'

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

/** The response to a body in an encoding that no route reads. */
export const unsupportedType = { status: 415, headers: { accept: 'application/json, multipart/form-data' } }

/**
 * Answers errors that no handler caught: a body that is too large, a database that is away before the handler began, a
 * refused download. The response has the shape of a GraphQL error.
 */
export function registerErrors(fastify: FastifyInstance, app: App): void {
  fastify.setErrorHandler((error, request, reply) => {
    // A tab that was closed during a response is no fault, and there is nobody to answer.
    if (request.socket.destroyed && (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') {
      request.log.info('the client disconnected before the response')
      return reply.hijack()
    }
    const shown = presentError(asRefusal(error), {
      requestId: request.id,
      log: request.log as App['log'],
      production: app.environment.production,
    })
    const { code, retryAfter } = shown.extensions as { code: ErrorCode; retryAfter?: number }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    const isUnsupported = (error as { statusCode?: unknown }).statusCode === unsupportedType.status
    if (isUnsupported) reply.headers(unsupportedType.headers)
    return reply
      .status(isUnsupported ? unsupportedType.status : statusOf[code])
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({ errors: [shown] })
  })
}

/** For Fastify's options: the same shape for what is refused before there is a route. */
export const beforeRoutes = {
  /** A malformed URL. */
  frameworkErrors(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
    const extensions = { code: 'BAD_USER_INPUT', requestId: request.id }
    void reply
      .status(error.statusCode ?? 400)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({ errors: [{ message: 'This is not a valid address.', extensions }] })
  },
  /** Not HTTP, or cut off in the middle. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    if (socket.writable) socket.write(brokenRequest(error.code))
    socket.destroy()
  },
}

function brokenRequest(cause: string | undefined): string {
  const [status, code, message] =
    cause === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE', 'The headers are too long.']
      : cause === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'BAD_USER_INPUT', 'The request took too long.']
        : ['400 Bad Request', 'BAD_USER_INPUT', 'This is not a valid request, or it was cut off.']
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] })
  const head = ['content-type: application/json; charset=utf-8', `content-length: ${body.length}`, 'connection: close']
  return `HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`
}

/** Fastify's own errors about a request are no faults. */
function asRefusal(error: unknown): unknown {
  const { statusCode, message } = error as { statusCode?: number; message: string }
  if (statusCode === 413) return malformed(message, 'PAYLOAD_TOO_LARGE')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return malformed(message)
  return error
}
