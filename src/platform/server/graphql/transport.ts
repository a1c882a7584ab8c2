import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { createHandler, type OperationArgs, type RequestParams, type Response } from 'graphql-http'
import type { Audience } from '../../shared/operation.ts'
import type { App, Context } from '../context.ts'
import { unsupportedType } from '../http/errors.ts'
import type { Metrics } from '../http/metrics.ts'
import { inWork } from '../http/in-work.ts'
import { meetKey } from '../access/met-keys.ts'
import { contextOf, ofNobody } from '../http/request-context.ts'
import { answeredKey } from '../http/key-requests.ts'
import { visited } from '../http/member-requests.ts'
import { readAfterHeader, readAfterTokens } from '../database/standbys/read-after.ts'
import { traced } from '../tracing/tracing.ts'
import { malformed, Refusal } from '../refusal.ts'
import { documentStore, NotRun, type Prepared } from './documents.ts'
import { rootFieldsOf } from './selections.ts'
import { isUnavailable, presentError } from './errors.ts'
import { preparation } from './preparation.ts'
import { isPersistedRequest, isResponse, onlyPost, readBody, readRequest } from './request.ts'
import { runDocument, type ToAnswer } from './run-document.ts'

/** What one HTTP request carries through the handler. */
interface RequestState extends ToAnswer, Record<PropertyKey, unknown> {
  bodyHash: Buffer | undefined
  operationName: string | undefined
  dispose: () => Promise<void>
  prepared: Prepared | undefined
  /** The code of the first error. */
  refused: string | undefined
  /** Where in the answer it stands. */
  refusedAt: string | undefined
  /** The whole response is that the service is unavailable, so it gets status 503 for proxies and probes. */
  unavailable: boolean
}

/** What graphql-http turns into a response: what to run, or a result without running anything. */
type Ready = OperationArgs<RequestState> | readonly GraphQLError[] | ExecutionResult | Response

/** Serves the GraphQL API of an audience over HTTP. */
export function registerGraphql(
  fastify: FastifyInstance,
  app: App,
  options: {
    url: string
    audience: Audience
    schema: GraphQLSchema
    persisted: ReadonlyMap<string, string>
    metrics: Metrics
  },
): void {
  const { url, audience, schema, metrics } = options
  const { production } = app.environment
  const documents = documentStore(schema, { persisted: options.persisted, introspection: !production })
  const prepare = preparation(schema, documents, production)
  const tokens = readAfterTokens(app.tokenKey)
  const present = (passage: RequestState) => (error: unknown) => {
    const { requestId, log } = passage.ctx
    const presented = presentError(error, { requestId, log, production })
    passage.refused ??= String(presented.extensions.code)
    passage.refusedAt ??= presented.path?.[0]?.toString()
    return presented
  }

  const open = (passage: RequestState, params: RequestParams) => {
    const prepared = prepare.open(passage.ctx, params)
    passage.prepared = prepared
    passage.operationName = prepared.operation.name?.value
    return prepared
  }

  const openInTime = async (passage: RequestState, params: RequestParams) => {
    const wait = prepare.charge(passage.ctx, params.query)
    if (wait > 0) await setTimeout(wait)
    return open(passage, params)
  }

  const ready = async (passage: RequestState): Promise<Ready> => {
    const { request, ctx } = passage
    const asked = await readRequest(request, ctx, documents, (params) => {
      prepare.charge(ctx, params.query)
      open(passage, params)
    })
    if (isResponse(asked)) return asked
    const { params, bodyHash, dispose } = asked
    passage.bodyHash = bodyHash
    if (dispose) passage.dispose = dispose
    const prepared = passage.prepared ?? (await openInTime(passage, params))
    const { document, operation } = prepared
    if (request.method === 'GET' && operation.operation === 'mutation') return onlyPost
    return {
      schema,
      document,
      ...(passage.operationName === undefined ? {} : { operationName: passage.operationName }),
      variableValues: await prepare.weigh(ctx, prepared, params.variables ?? {}),
      contextValue: passage,
    }
  }

  const answer = async (passage: RequestState): Promise<Response> => {
    const outcome = await ready(passage).catch(withoutRunning)
    const handle = createHandler<unknown, RequestState, RequestState>({
      schema,
      // A document that is not run may not even have a text.
      parseRequestParams: () => (isResponse(outcome) ? outcome : { query: '' }),
      onSubscribe: () => outcome,
      async execute(args) {
        return traced(
          () => spanOf(passage),
          async (span) => {
            const after = tokens.read(passage.request.headers[readAfterHeader.toLowerCase()])
            const toRun = { schema, prepared: passage.prepared!, variables: { ...args.variableValues }, after }
            const result = await runDocument(passage, toRun, present(passage))
            passage.unavailable = isUnavailable(result)
            if (passage.refused) span?.setAttribute('graphql.refused', passage.refused)
            return result
          },
        )
      },
      formatError: present(passage),
    })
    const { method, url, headers, raw } = passage.request
    return handle({ method, url, headers, raw, body: null, context: passage })
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const started = performance.now()
    if (audience === 'MEMBER') await meetKey(ofNobody(app, request), request.headers.authorization)
    await readBody(request, app)
    if (!isPersistedRequest(request, documents)) await prepare.turn()
    const ctx = await contextOf(app, request, { audience })
    await visited(ctx)
    const passage: RequestState = {
      request,
      ctx,
      bodyHash: undefined,
      dispose: async () => {},
      prepared: undefined,
      written: undefined,
      operationName: undefined,
      refused: undefined,
      refusedAt: undefined,
      unavailable: false,
    }
    try {
      const [body, init] = await answer(passage)
      if (passage.written) reply.headers(readAfterHeaders(tokens.write(passage.written)))
      if (init.status >= 400) passage.refused ??= 'BAD_USER_INPUT'
      await send(reply, [body, passage.unavailable ? { ...init, status: 503 } : init], ctx)
    } catch (error) {
      passage.refused ??= error instanceof Refusal ? error.code : 'INTERNAL'
      throw error
    } finally {
      await passage.dispose()
      if (ctx.key) metrics.countKey(ctx.key.prefix, passage.refused ?? 'OK')
      const keyId = ctx.key?.id ?? (ctx.dryRun ? ctx.tokenOfKey : null)
      if (keyId) keyAnswered(passage, keyId, performance.now() - started)
      metrics.observeGraphql(
        passage.prepared?.trusted ? (passage.operationName ?? 'unnamed') : 'ad hoc',
        performance.now() - started,
      )
    }
  }

  fastify.route({
    method: ['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (request, reply) => inWork(app, request, () => serve(request, reply)),
  })
}

/** The name and the attributes of an operation's span. Its root fields, because anybody can write any name. */
function spanOf({ ctx, prepared }: RequestState): ReturnType<Parameters<typeof traced>[0]> {
  const fields = rootFieldsOf(prepared!).join(', ').slice(0, 200)
  const { operation } = prepared!.operation
  return [
    `${operation} ${fields}`,
    { 'graphql.operation.type': operation, 'graphql.fields': fields, 'request.id': ctx.requestId },
  ]
}

/** What is noted of a request of an API key: which fields, and how it went. */
function keyAnswered(passage: RequestState, keyId: string, milliseconds: number): void {
  const { ctx, prepared, refused: outcome = 'OK', refusedAt = '' } = passage
  answeredKey(ctx, {
    keyId,
    at: new Date(),
    // A document that is refused before it runs is known by its first refusal.
    operation: (prepared ? rootFieldsOf(prepared).join(', ') : refusedAt).slice(0, 200),
    outcome,
    requestId: ctx.requestId,
    address: ctx.address,
    milliseconds: Math.round(milliseconds),
    dryRun: ctx.dryRun,
  })
}

/**
 * Errors that are answered as GraphQL results; refusals of the request itself are thrown on, to be answered by their
 * status.
 */
function withoutRunning(error: unknown): readonly GraphQLError[] | ExecutionResult {
  if (error instanceof NotRun) return error.answer
  if (error instanceof GraphQLError) return [error]
  throw error
}

async function send(reply: FastifyReply, [body, init]: Response, { requestId }: Context): Promise<void> {
  const { status, statusText } = init
  reply.status(status).headers({ 'cache-control': 'no-store', ...init.headers })
  if (body !== null || status < 400) return void (await reply.send(body ?? undefined))
  // graphql-http answers only with a status when something is not a GraphQL request.
  const { message, code, details } = malformed(statusText)
  if (status === unsupportedType.status) reply.headers(unsupportedType.headers)
  await reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code, requestId, ...details } }] }))
}

/** A browser of another origin may read the header, where a proxy lets it read the answer. */
const readAfterHeaders = (token: string) => ({
  [readAfterHeader]: token,
  'access-control-expose-headers': readAfterHeader,
})
