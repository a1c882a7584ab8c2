import { m } from '../../../generated/messages/messages.js'
import { compareClock } from '../../shared/server-clock.ts'
import { type PersistedDocument } from './persisted-document.ts'
import { heardReadAfter, readAfter } from './read-after.ts'
import { RequestError, type WireError } from './request-error.ts'

/** A document with the types of its result and variables, as codegen writes it (checked structurally). */
export interface TypedDocument<Result, Variables> {
  toString(): string
  readonly __apiType?: (variables: Variables) => Result
  readonly __meta__?: { readonly hash?: string } | Record<string, unknown> | undefined
}

export interface SendOptions {
  readonly idToken?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** The request is about the sandbox. */
  readonly sandbox?: boolean | undefined
  /** With the same key and body, a request has one effect and the same result, however often it is sent. */
  readonly idempotencyKey?: string | undefined
  /** The request continues even if the page is closed. */
  readonly keepalive?: boolean | undefined
}

/**
 * One exchange with `/graphql`: by the document's hash, and by its text if the server does not know the hash. Throws a
 * RequestError for every outcome without `data`, and what `fetch` throws when the signal aborts.
 */
export async function send<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables | undefined,
  options: SendOptions = {},
): Promise<Result> {
  const hash = (document as PersistedDocument).__meta__?.hash
  if (hash) {
    const answer = await post({ documentId: hash, variables }, options)
    if (!isUnknownDocument(answer)) return resultOf<Result>(answer)
  }
  return resultOf<Result>(await post({ query: document.toString(), variables }, options))
}

interface Answer {
  readonly status: number
  readonly data?: unknown
  readonly errors?: readonly WireError[]
}

type Body = { readonly variables: unknown } & ({ readonly documentId: string } | { readonly query: string })

async function post(body: Body, options: SendOptions): Promise<Answer> {
  const { form, json } = encode(body)
  const headers: Record<string, string> = { Accept: 'application/graphql-response+json, application/json' }
  if (form === undefined) headers['Content-Type'] = 'application/json'
  // Any page may post a form, but not with this header, so the server can distinguish our uploads from forged ones.
  else headers['GraphQL-Require-Preflight'] = 'true'
  if (options.idToken !== undefined) headers.Authorization = `Bearer ${options.idToken}`
  const after = readAfter()
  if (after !== undefined) headers['Read-After'] = after
  if (options.sandbox) headers.Sandbox = '1'
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey

  let response: Response
  try {
    const { signal = null, keepalive = false } = options
    response = await fetch('/graphql', { method: 'POST', headers, body: form ?? json, signal, keepalive })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new RequestError('OFFLINE', [{ message: m.shell_offline() }])
  }
  compareClock(response.headers.get('date'))
  heardReadAfter(response.headers.get('read-after'))
  try {
    return { status: response.status, ...((await response.json()) as object) }
  } catch (error) {
    if (options.signal?.aborted) throw error
    // A proxy between the client and the server answered instead.
    throw new RequestError('UNAVAILABLE', [{ message: m.shell_unavailable() }])
  }
}

const isUnknownDocument = ({ errors }: Answer) =>
  errors?.some(({ extensions }) => extensions?.reason === 'platform_text_document_unknown') ?? false

function resultOf<Result>({ status, data, errors }: Answer): Result {
  const [first, ...others] = errors ?? []
  if (first !== undefined) throw new RequestError(codeOf(first, status), [first, ...others])
  if (data === undefined || data === null) {
    throw new RequestError('UNAVAILABLE', [{ message: m.shell_unavailable() }])
  }
  return data as Result
}

function codeOf(error: WireError, status: number) {
  if (error.extensions?.code !== undefined) return error.extensions.code
  if (status === 401) return 'UNAUTHENTICATED'
  if (status === 429) return 'RATE_LIMITED'
  return status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT'
}

/** JSON, or the GraphQL multipart request when the variables contain files. */
export function encode(body: Body): { json: string; form?: FormData } {
  const files = new Map<string, File>()
  const withoutFiles = (value: unknown, path: string): unknown => {
    if (value instanceof File) {
      files.set(path, value)
      return null
    }
    if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`))
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`)]))
    }
    return value
  }
  const json = JSON.stringify({ ...body, variables: withoutFiles(body.variables, 'variables') })
  if (files.size === 0) return { json }

  const form = new FormData()
  form.append('operations', json)
  form.append('map', JSON.stringify(Object.fromEntries([...files.keys()].map((path, index) => [index, [path]]))))
  for (const [index, file] of [...files.values()].entries()) form.append(String(index), file)
  return { json, form }
}
