import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { sql } from 'kysely'
import type { Audience } from '../../shared/operation.ts'
import { callerAddress } from '../access/address.ts'
import { addressAsCaller } from '../access/caller.ts'
import type { App } from '../context.ts'
import { databaseBudgetMs, withPatience } from '../database/patience.ts'
import type { KeptFigures } from '../feature.ts'
import { registerGraphql } from '../graphql/transport.ts'
import { requestMessage } from '../log.ts'
import { tracing } from '../tracing/tracing.ts'
import { discard } from './body.ts'
import { beforeRoutes, registerErrors } from './errors.ts'
import { registerMetrics } from './metrics.ts'
import { registerSampleApp } from './sample-app.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { keepAliveMilliseconds, registerStopping } from './stopping.ts'
import { registerWebApp } from './web-app.ts'

/** Milliseconds after which a silent database makes this replica unready. */
const probePatience = 1_500

export interface ServerParts {
  readonly schemas: Readonly<Record<Audience, GraphQLSchema>>
  /** Documents of the back office's own screens, which may be sent by hash. */
  readonly persisted: ReadonlyMap<string, string>
  /** The built web app's folder, or null to serve only the API. */
  readonly webRoot: string | null
  /** Figures of features for `/metrics`. */
  readonly metrics: readonly KeptFigures[]
  /** The built sample app's folder, or null where it is not served. */
  readonly sampleRoot: string | null
  /** Routes of features: media files, downloads. */
  readonly routes: readonly ((fastify: FastifyInstance, app: App) => void)[]
}

/** The HTTP server, ready to listen. */
export async function buildServer(app: App, parts: ServerParts): Promise<FastifyInstance> {
  // Typed as Fastify's own logger, so that the result is the plain instance type that routes use.
  const logger: FastifyBaseLogger = app.log
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believed(app.environment.trustProxy),
    ...beforeRoutes,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    keepAliveTimeout: keepAliveMilliseconds,
    requestTimeout: 120_000,
  })
  // First, so that the span begins before everything else.
  const spans = tracing()
  if (spans) await fastify.register(spans.ofRequests)
  registerSecurityHeaders(fastify, app.environment.publicUrl?.startsWith('https:') ?? false)
  await fastify.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A few compressed bytes could expand to very many.
    globalDecompression: false,
    brotliOptions: { params: { 1: 4 } },
  })
  registerErrors(fastify, app)
  registerStopping(fastify, app)
  limitWaiting(fastify)
  logRequests(fastify)
  leaveBodies(fastify)
  const metrics = registerMetrics(fastify, app, parts.metrics)
  registerHealth(fastify, app)
  const { schemas, persisted } = parts
  registerGraphql(fastify, app, { url: '/graphql', audience: 'STAFF', schema: schemas.STAFF, persisted, metrics })
  registerGraphql(fastify, app, {
    url: '/app/graphql',
    audience: 'MEMBER',
    schema: schemas.MEMBER,
    persisted: new Map(),
    metrics,
  })
  for (const route of parts.routes) route(fastify, app)
  await registerSampleApp(fastify, parts.sampleRoot)
  if (parts.webRoot) await registerWebApp(fastify, parts.webRoot)
  return fastify
}

/** Whose forwarded addresses Fastify trusts: this many of the nearest hops, or all within these networks. */
const believed = (proxies: number | string[]) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies

/** Logs one line per request, without its content or its sender. */
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
      requestMessage,
    )
  })
}

/** Bodies are left unread: the GraphQL transport reads them when it is the caller's turn. */
function leaveBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  // The rest of a body that was answered unread is not read without limit.
  fastify.addHook('onResponse', async (request) => discard(request.raw))
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
}

/** Each request has its own patience with the database, and takes turns with those of its address. */
function limitWaiting(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    withPatience(databaseBudgetMs, done, addressAsCaller(callerAddress(request))),
  )
}

/**
 * `/livez`: the process runs. `/readyz`: it should receive requests, so not while the database is silent, nor while it
 * is stopping. Uses a connection that requests do not use, so that many requests do not make a replica unready.
 */
function registerHealth(fastify: FastifyInstance, app: App): void {
  let asking: Promise<unknown> | undefined
  const ask = () =>
    (asking ??= withPatience(probePatience, () => sql`select 1`.execute(app.database.background)).finally(() => {
      asking = undefined
    }))
  fastify.get('/livez', async () => ({ status: 'ok' }))
  fastify.get('/readyz', async (_, reply) => {
    if (app.stopping.signal.aborted) return reply.status(503).send({ status: 'stopping' })
    try {
      await ask()
      return { status: 'ok' }
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}
