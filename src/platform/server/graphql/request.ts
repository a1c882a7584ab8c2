import type { FastifyRequest } from 'fastify'
import { parseRequestParams, type Request, type RequestParams, type Response } from 'graphql-http'
import { metKeyId } from '../access/met-keys.ts'
import { isSignedByUs } from '../access/authenticate.ts'
import type { App, Context } from '../context.ts'
import { isForm, readText, stallMilliseconds } from '../http/body.ts'
import { defaultMultipartLimits, readMultipart } from '../files/multipart.ts'
import { malformed, malformedAt, Refusal, signInFirst } from '../refusal.ts'
import { spoolFolderOf } from '../files/spool.ts'
import type { DocumentStore } from './documents.ts'
import { bodyLimits } from './limits.ts'

/** The content of a request, whatever its encoding. */
export interface Asked {
  readonly params: RequestParams
  /** SHA-256 of the request, if the body was not JSON. */
  readonly bodyHash?: Buffer
  readonly dispose?: () => Promise<void>
}

/**
 * Reads a request in any of its encodings: JSON, a URL, or multipart with files; documents by text or by id.
 *
 * @param beforeFiles see `readMultipart`
 * @returns the request, or the response to something that is no GraphQL request
 * @throws Refusal
 */
export function readRequest(
  request: FastifyRequest,
  ctx: Context,
  documents: DocumentStore,
  beforeFiles: (params: RequestParams) => void,
): Promise<Asked | Response> {
  if (isForm(request)) return readForm(request, ctx, documents, beforeFiles)
  return request.method === 'GET' ? readUrl(request, documents) : readJson(request, documents)
}

/** Reads the body of a request, unless it has none or is a form: as JSON, else as text, which is refused later. */
export async function readBody(request: FastifyRequest, app: App): Promise<void> {
  if (request.method !== 'POST' || isForm(request)) return
  const { authorization } = request.headers
  const known = metKeyId(app, authorization) !== null || (await isSignedByUs(app.tokenKey, authorization))
  const bytes = known ? bodyLimits.signedIn : bodyLimits.others
  const tooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', 'platform_text_body_too_large', { params: { bytes } })
  const text = await readText(request.raw, { bytes, tooLarge, stallMilliseconds })
  if (text !== '') request.body = jsonOrText(text)
}

function jsonOrText(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

async function readForm(
  request: FastifyRequest,
  ctx: Context,
  documents: DocumentStore,
  beforeFiles: (params: RequestParams) => void,
): Promise<Asked> {
  // Only signed-in people and keys may upload, so that strangers cannot fill the disk.
  if (!ctx.viewer && !ctx.key) throw signInFirst(ctx.tokenProblem)
  const limits = { ...defaultMultipartLimits, spoolFolder: spoolFolderOf(ctx.app.environment) }
  const { params, sha256, dispose } = await readMultipart(request.raw, limits, (params) =>
    beforeFiles(withText(params, documents)),
  )
  return { params: withText(params, documents), bodyHash: Buffer.from(sha256, 'hex'), dispose }
}

async function readUrl(request: FastifyRequest, documents: DocumentStore): Promise<Asked | Response> {
  const search = new URL(request.url, 'http://localhost').searchParams
  const id = search.get('documentId')
  const text = id === null ? search.get('query') : withText({ documentId: id }, documents).query
  if (text === null || documents.isPersisted(text)) {
    if (text !== null) search.set('query', text)
    return parse(request, `/graphql?${search}`, undefined)
  }
  // A mutation by GET gets the same response as any other refused GET.
  return onlyPost
}

async function readJson(request: FastifyRequest, documents: DocumentStore): Promise<Asked | Response> {
  const { body } = request
  const named = isObject(body) && body.documentId !== undefined && body.documentId !== null
  return parse(request, request.url, named ? withText(body, documents) : body)
}

/** Whether a request certainly asks for one of our persisted documents. Looks only at its body. */
export function isPersistedRequest({ body }: FastifyRequest, documents: DocumentStore): boolean {
  if (!isObject(body)) return false
  const { documentId, query } = body
  if (typeof documentId === 'string') return documents.text(documentId) !== undefined
  return typeof query === 'string' && documents.isPersisted(query)
}

/** Errors of the request itself become refusals. */
async function parse({ method, headers, raw }: FastifyRequest, url: string, body: unknown): Promise<Asked | Response> {
  const incoming = { method, url, headers, body: body as string, raw, context: undefined }
  let parsed: RequestParams | Response
  try {
    parsed = await parseRequestParams(incoming as Request<unknown, undefined>)
  } catch (error) {
    throw malformed((error as Error).message)
  }
  return isResponse(parsed) ? parsed : { params: parsed }
}

export const isResponse = (value: object): value is Response => Array.isArray(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The response to any GET except a persisted query. */
export const onlyPost: Response = [
  null,
  { status: 405, statusText: 'Only persisted queries may be sent by GET.', headers: { allow: 'POST' } },
]

/** Adds the text of the document that is named by its id. */
function withText(asked: object, documents: DocumentStore): RequestParams {
  const { documentId, query } = asked as Record<string, unknown>
  if (documentId === undefined || documentId === null) {
    if (typeof query !== 'string') throw malformedAt('query', 'must be a text')
    return asked as RequestParams
  }
  if (typeof documentId !== 'string') throw malformedAt('documentId', 'must be a text')
  const text = documents.text(documentId)
  if (text === undefined) throw new Refusal('BAD_USER_INPUT', 'platform_text_document_unknown')
  return { ...asked, query: text }
}
