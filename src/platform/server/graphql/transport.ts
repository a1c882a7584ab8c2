import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import {
  createHandler,
  parseRequestParams,
  type OperationArgs,
  type Request,
  type RequestParams,
  type Response,
} from 'graphql-http'
import { invalid, Refusal } from '../../shared/refusal.ts'
import type { App, Context } from '../context.ts'
import { contextOf } from '../http/request-context.ts'
import type { Metrics } from '../http/metrics.ts'
import { defaultMultipartLimits, readMultipart } from '../multipart.ts'
import { spoolFolderOf } from '../spool.ts'
import { tooCostly } from './cost.ts'
import { type DocumentStore, documentStore, type PreparedDocument } from './documents.ts'
import { presentError } from './errors.ts'
import { onlyOnce } from './idempotency.ts'

/** What one HTTP request brings along on its way through the handler. */
interface Passage extends Record<PropertyKey, unknown> {
  readonly request: FastifyRequest
  readonly ctx: Context
  /** SHA-256 of what was asked, where the body was not JSON. */
  bodyHash: Buffer | undefined
  dispose: () => Promise<void>
  prepared: PreparedDocument | undefined
  operationName: string | undefined
}

type Incoming = Request<unknown, Passage>

/** Serves GraphQL over HTTP at `/graphql`. */
export function registerGraphql(
  fastify: FastifyInstance,
  app: App,
  options: { schema: GraphQLSchema; persisted: ReadonlyMap<string, string>; metrics: Metrics },
): void {
  const { schema, metrics } = options
  const documents = documentStore(schema, { persisted: options.persisted, introspection: !app.environment.production })
  const present = (ctx: Context) => (error: unknown) =>
    presentError(error, { requestId: ctx.requestId, log: ctx.log, production: app.environment.production })

  // A handler is a closure; one per request lets errors be presented with the request's id.
  const handlerFor = (passage: Passage) =>
    createHandler<unknown, Passage, Passage>({
      schema,
      parseRequestParams: (req) => readParams(req, documents),
      onSubscribe: (_, params) => prepare(passage, params, documents, schema),
      execute: (args) => run(passage, { ...args.variableValues }, present(passage.ctx)),
      formatError: present(passage.ctx),
    })

  fastify.route({
    method: ['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: async (request, reply) => {
      const started = performance.now()
      const ctx = await contextOf(app, request)
      const passage: Passage = {
        request,
        ctx,
        bodyHash: undefined,
        dispose: async () => {},
        prepared: undefined,
        operationName: undefined,
      }
      try {
        const [body, init] = await handlerFor(passage)({ ...toIncoming(request), context: passage })
        await send(reply, body, init)
      } finally {
        await passage.dispose()
        metrics.observeGraphql(
          passage.prepared?.trusted ? (passage.operationName ?? 'unnamed') : 'ad hoc',
          performance.now() - started,
        )
      }
    },
  })
}

function toIncoming(request: FastifyRequest): Omit<Incoming, 'context'> {
  return {
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: request.body as string,
    raw: request,
  }
}

async function send(reply: FastifyReply, body: string | null, init: Response[1]): Promise<void> {
  await reply
    .status(init.status)
    .headers({ 'cache-control': 'no-store', ...init.headers })
    .send(body ?? undefined)
}

/** Reads a request in any form it may come in: JSON, a URL, or multipart with files; documents by text or by id. */
async function readParams(req: Incoming, documents: DocumentStore): Promise<RequestParams | Response> {
  const { request } = req.context
  if (request.headers['content-type']?.startsWith('multipart/form-data')) {
    const { ctx } = req.context
    // Nobody fills the disk without having signed in.
    if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED', 'Please sign in.', { reason: ctx.tokenProblem ?? 'missing' })
    const multipart = await readMultipart(request.raw, {
      ...defaultMultipartLimits,
      spoolFolder: spoolFolderOf(ctx.app.environment),
    })
    req.context.dispose = multipart.dispose
    req.context.bodyHash = Buffer.from(multipart.sha256, 'hex')
    return withText(multipart.params as Asked, documents)
  }
  if (req.method === 'POST' && isAsked(req.body) && typeof req.body.documentId === 'string') {
    const named = withText(req.body, documents)
    return parse({ ...req, body: named as unknown as Record<string, unknown> })
  }
  if (req.method !== 'GET') return parse(req)
  const search = new URL(req.url, 'http://localhost').searchParams
  const id = search.get('documentId')
  const text = id ? documents.text(id) : search.get('query')
  if (text && !/^\s*mutation\b/.test(text) && !documents.isPersisted(text)) return onlyPost
  if (id && text) {
    search.set('query', text)
    return parse({ ...req, url: `/graphql?${search}` })
  }
  return parse(req)
}

/** What is wrong with the request itself is answered with status 400, which takes an error that is not GraphQL's. */
async function parse(req: Incoming): Promise<RequestParams | Response> {
  try {
    return await parseRequestParams(req)
  } catch (error) {
    throw new Refusal('BAD_USER_INPUT', (error as Error).message)
  }
}

const onlyPost: Response = [
  JSON.stringify({
    errors: [{ message: 'Only persisted queries may be sent by GET.', extensions: { code: 'BAD_USER_INPUT' } }],
  }),
  {
    status: 405,
    statusText: 'Method Not Allowed',
    headers: { allow: 'POST', 'content-type': 'application/json; charset=utf-8' },
  },
]

type Asked = RequestParams & { documentId?: string }
const isAsked = (body: unknown): body is Asked => typeof body === 'object' && body !== null && !Array.isArray(body)

function withText(asked: Asked, documents: DocumentStore): RequestParams {
  if (typeof asked.documentId !== 'string') return asked
  const query = documents.text(asked.documentId)
  if (query === undefined) {
    throw new Refusal('BAD_USER_INPUT', 'This document is not known here; send its text.', {
      reason: 'documentUnknown',
    })
  }
  return { ...asked, query }
}

function prepare(
  passage: Passage,
  params: RequestParams,
  documents: DocumentStore,
  schema: GraphQLSchema,
): OperationArgs<Passage> | readonly GraphQLError[] {
  const prepared = documents.prepare(params.query, params.operationName)
  if ('errors' in prepared) return prepared.errors
  const operationName = params.operationName ?? prepared.operation.name?.value
  const costly = tooCostly(schema, prepared, operationName, params.variables ?? {})
  if (costly) return [costly]
  passage.prepared = prepared
  passage.operationName = operationName
  return {
    schema,
    document: prepared.document,
    ...(operationName ? { operationName } : {}),
    variableValues: params.variables ?? {},
    contextValue: passage,
  }
}

async function run(
  passage: Passage,
  variables: Record<string, unknown>,
  present: (error: unknown) => GraphQLError,
): Promise<ExecutionResult> {
  const { compiled, operation } = passage.prepared!
  const execute = async (ctx: Context): Promise<ExecutionResult> => {
    const result = await compiled.query({}, ctx, variables)
    return result.errors ? { ...result, errors: result.errors.map(present) } : result
  }
  try {
    const key = passage.request.headers['idempotency-key']
    if (operation.operation !== 'mutation' || key === undefined) return await execute(passage.ctx)
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
      throw invalid('Idempotency-Key', 'must be 8 to 200 visible characters')
    return await onlyOnce(passage.ctx, key, requestHash(passage, variables), execute)
  } catch (error) {
    return { errors: [present(error)] }
  }
}

function requestHash(passage: Passage, variables: Record<string, unknown>): Buffer {
  if (passage.bodyHash) return passage.bodyHash
  return createHash('sha256')
    .update(JSON.stringify([passage.prepared!.operation.loc?.source.body, passage.operationName, variables]))
    .digest()
}
