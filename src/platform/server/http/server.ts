import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { sql } from 'kysely'
import type { App } from '../context.ts'
import { registerGraphql } from '../graphql/transport.ts'
import { registerErrors } from './errors.ts'
import { registerMetrics } from './metrics.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { registerWebApp } from './web-app.ts'

/** A JSON body is a document, its name and its variables; files come as multipart. */
const bodyLimit = 1024 * 1024

export interface ServerParts {
  readonly schema: GraphQLSchema
  /** Documents that may be sent by hash. */
  readonly persisted: ReadonlyMap<string, string>
  /** The built web app's folder, or null to serve the API alone. */
  readonly webRoot: string | null
  /** Routes of features: media files, downloads. */
  readonly routes: readonly ((fastify: FastifyInstance, app: App) => void)[]
}

/** The HTTP server, ready to listen. */
export async function buildServer(app: App, parts: ServerParts): Promise<FastifyInstance> {
  // Named by Fastify's own type, so that what is built here is the plain instance that routes are written for.
  const logger: FastifyBaseLogger = app.log
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: app.environment.trustProxy,
    bodyLimit,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
  })
  registerSecurityHeaders(fastify, app.environment.publicUrl?.startsWith('https:') ?? false)
  await fastify.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  registerErrors(fastify, app)
  logRequests(fastify)
  readBodies(fastify)
  const metrics = registerMetrics(fastify)
  registerHealth(fastify, app)
  registerGraphql(fastify, app, { schema: parts.schema, persisted: parts.persisted, metrics })
  for (const route of parts.routes) route(fastify, app)
  if (parts.webRoot) await registerWebApp(fastify, parts.webRoot)
  return fastify
}

/** One line a request, without what was asked or by whom. */
function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  fastify.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

/** Bodies reach the GraphQL transport as text (it has its own opinion on bad JSON), multipart unread. */
function readBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined))
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(null, body)
    }
  })
}

function registerHealth(fastify: FastifyInstance, app: App): void {
  fastify.get('/livez', async () => ({ status: 'ok' }))
  fastify.get('/readyz', async (_, reply) => {
    try {
      await sql`select 1`.execute(app.database.kysely)
      return { status: 'ok' }
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}
