import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import type { App } from '../../src/platform/server/context.ts'
import type { Body } from './multipart-body.ts'
import type { Audience } from '../../src/platform/shared/operation.ts'
import type { ErrorCode, FieldChange, FieldIssue, TokenProblem } from '../../src/platform/shared/refusal.ts'
import type { TextParams } from '../../src/platform/shared/text.ts'

/** A person, a given token, or null for nobody. */
export type Caller = { readonly id: string } | { readonly idToken: string } | null

// Tests know the shape of what they query.
// oxlint-disable-next-line no-explicit-any
type Data = any

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: Data
  readonly errors: readonly WireError[] | undefined
  /** What a dry run tells is here; undefined without any. */
  readonly extensions: Data
}

export interface WireError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: {
    readonly code: ErrorCode
    readonly reason?: string
    readonly params?: TextParams
    readonly tokenProblem?: TokenProblem
    readonly fields?: readonly FieldIssue[]
    readonly changes?: readonly FieldChange[]
    readonly version?: number
    readonly retryAfter?: number
    readonly requestId?: string
  }
}

type Headers = Readonly<Record<string, string>>

export interface Client {
  /** The id token that this client sends; null for nobody. */
  token(): Promise<string | null>
  /** The whole response. */
  query(text: string, variables?: object, headers?: Headers): Promise<Answer>
  /** The response to a body of any kind. */
  send(body: Body): Promise<Answer>
  /** The data of a response without errors; throws otherwise. */
  data(text: string, variables?: object, headers?: Headers): Promise<Data>
  /** The first error's message and extensions; throws when there is none. */
  refusal(
    text: string,
    variables?: object,
    headers?: Headers,
  ): Promise<WireError['extensions'] & { readonly message: string }>
}

export function clientOf(fastify: FastifyInstance, app: App, caller: Caller, audience: Audience = 'STAFF'): Client {
  let token: Promise<string> | undefined
  const tokenOf = async () => {
    if (!caller) return null
    if ('idToken' in caller) return caller.idToken
    return (token ??= signIn(app, caller.id, audience))
  }
  const send: Client['send'] = async ({ headers, payload }) => {
    const idToken = await tokenOf()
    const authorization = idToken ? { authorization: `Bearer ${idToken}` } : {}
    const response = await fastify.inject({
      method: 'POST',
      url: audience === 'STAFF' ? '/graphql' : '/app/graphql',
      headers: { ...authorization, ...headers },
      payload,
    })
    const { data, errors, extensions } = response.json<Pick<Answer, 'data' | 'errors' | 'extensions'>>()
    return { status: response.statusCode, headers: response.headers, data, errors, extensions }
  }
  const query: Client['query'] = (text, variables, headers) =>
    send({
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ query: text, variables }),
    })
  return {
    token: tokenOf,
    query,
    send,
    async data(text, variables, headers) {
      const { data, errors } = await query(text, variables, headers)
      if (errors) throw new Error(`refused: ${JSON.stringify(errors)}`)
      return data
    },
    async refusal(text, variables, headers) {
      const { data, errors } = await query(text, variables, headers)
      if (!errors?.[0]) throw new Error(`not refused: ${JSON.stringify(data)}`)
      return { ...errors[0].extensions, message: errors[0].message }
    },
  }
}

/** Creates a session without the cost of checking the password. */
async function signIn(app: App, userId: string, audience: Audience): Promise<string> {
  const sessionId = uuidv7()
  await app.database.kysely
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, audience, address: 'test', user_agent: 'test' })
    .execute()
  return signIdToken(app.tokenKey, userId, sessionId, Date.now(), audience)
}

/** The id under which our own client sends a persisted document. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
