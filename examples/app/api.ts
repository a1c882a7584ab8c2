import { type Key, known, locale, t } from './look.ts'
import * as documents from './documents.ts'

interface Sent {
  readonly message: string
  readonly reason?: string
  readonly params?: Readonly<Record<string, string | number>>
}
interface SentError extends Sent {
  readonly extensions: Sent & {
    readonly code: string
    readonly fields?: readonly (Sent & { readonly field: string })[]
  }
}

/** What the server refused, in the language of the screen: `fields` names what belongs under a field. */
export class Failure extends Error {
  readonly code: string
  readonly reason: string
  readonly fields: Readonly<Record<string, string>>

  constructor({ message, extensions }: SentError) {
    super(sentence({ ...extensions, message }, extensions.code))
    this.code = extensions.code
    this.reason = extensions.fields?.[0]?.reason ?? extensions.reason ?? ''
    const fields = extensions.fields ?? []
    this.fields = Object.fromEntries(
      fields.map((one) => [one.field.replace(/^data\./, ''), sentence(one, extensions.code)]),
    )
  }

  /** Whether nobody knows what became of the request: it is sent again as it was. */
  get isUnknown(): boolean {
    return this.code === 'NETWORK' || this.code === 'UNAVAILABLE' || this.code === 'INTERNAL'
  }
}

/** The server's sentences are English; each has a key, by which an app has its own. */
function sentence({ reason = '', params = {}, message }: Sent, code: string): string {
  const own = known(reason)?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  return own ?? (locale() === 'en' && message ? message : t(`code_${code}` as Key))
}

const offline = () => new Failure({ message: '', extensions: { message: '', code: 'NETWORK' } })

async function send<T>(body: BodyInit, headers: Record<string, string>): Promise<T> {
  const after = readAfter()
  const response = await fetch('/app/graphql', {
    method: 'POST',
    headers: {
      ...headers,
      'accept-language': locale(),
      ...(idToken && { authorization: `Bearer ${idToken}` }),
      ...(after && { 'read-after': after }),
    },
    body,
  }).catch(() => {
    throw offline()
  })
  keepReadAfter(response.headers.get('read-after'))
  const answer = (await response.json().catch(() => {
    throw offline()
  })) as { data: T; errors?: SentError[] }
  if (answer.errors) throw new Failure(answer.errors[0]!)
  return answer.data
}

/** What the member has written, so that the feed shows it: sent back for a minute. */
let written = { token: '', at: 0 }
const readAfter = () => (Date.now() - written.at < 60_000 ? written.token : '')
/** Of two tokens the greater text is the later one. */
function keepReadAfter(token: string | null): void {
  if (token !== null && token > readAfter()) written = { token, at: Date.now() }
}

const json = { 'content-type': 'application/json' }
const sendDocument = <T>(query: string, variables: object, key?: string) =>
  send<T>(JSON.stringify({ query, variables }), { ...json, ...(key && { 'idempotency-key': key }) })

interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
}

const stored = 'sample.refreshToken'
/** In memory alone, for 15 minutes; the refresh token is in local storage, so that the member stays signed in. */
let idToken: string | undefined
let exchange: Promise<void> | undefined
let onEnd = () => {}

export const isSignedIn = (): boolean => localStorage.getItem(stored) !== null
export const whenSignedOut = (listen: () => void): void => void (onEnd = listen)

function keep(tokens: Tokens): void {
  idToken = tokens.idToken
  localStorage.setItem(stored, tokens.refreshToken)
}
function forget(): void {
  idToken = undefined
  localStorage.removeItem(stored)
  onEnd()
}

export async function enter(document: string, data: object): Promise<void> {
  const answer = await sendDocument<Readonly<Record<string, Tokens>>>(document, { data })
  keep(Object.values(answer)[0]!)
}

export async function leave(): Promise<void> {
  const refreshToken = localStorage.getItem(stored)
  forget()
  if (refreshToken) await sendDocument(documents.logout, { refreshToken }).catch(() => undefined)
}

/** A new pair of tokens, once for all requests that wait for it, and for one tab after another. */
const refreshed = () => (exchange ??= inTurn(refresh).finally(() => (exchange = undefined)))
const inTurn = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('sample.refresh', run) : run()

async function refresh(): Promise<void> {
  idToken = undefined
  try {
    const refreshToken = localStorage.getItem(stored)
    keep((await sendDocument<{ refreshToken: Tokens }>(documents.refresh, { refreshToken })).refreshToken)
  } catch (error) {
    if (error instanceof Failure && error.code === 'UNAUTHENTICATED') forget()
    throw error
  }
}

async function signedIn<T>(run: () => Promise<T>): Promise<T> {
  if (idToken === undefined) await refreshed()
  const used = idToken
  return run().catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'UNAUTHENTICATED') throw error
    if (idToken === used) await refreshed()
    return run()
  })
}

/** Asks as the member. A mutation is done once under its key, however often it is sent. */
export const ask = <T>(document: string, variables: object = {}, key?: string): Promise<T> =>
  signedIn(() => sendDocument<T>(document, variables, key))

/** Uploads a picture for everybody's eyes, by the GraphQL multipart request specification. Returns its id. */
export async function upload(file: File): Promise<string> {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: documents.uploadMedia, variables: { file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', file)
  return (await signedIn(() => send<{ uploadMedia: { _id: string } }>(form, {}))).uploadMedia._id
}

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
