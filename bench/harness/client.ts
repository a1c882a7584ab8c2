import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { root } from './server.ts'

/** The hash under which the server knows one of our client's documents. */
export function documentId(operation: string): string {
  const documents = JSON.parse(
    readFileSync(join(root, 'src/generated/graphql/persisted-documents.json'), 'utf8'),
  ) as Record<string, string>
  for (const [id, text] of Object.entries(documents))
    if (new RegExp(`\\b(query|mutation) ${operation}\\b`).test(text)) return id
  throw new Error(`no persisted document ${operation}: run npm run generate`)
}

export interface Answer<T> {
  readonly data: T
  readonly errors?: readonly { message: string; extensions: { code: string } }[]
}

/** Posts JSON on a kept connection with as little work as possible, since the server is measured, not this client. */
export function post(agent: Agent, url: string, body: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks).toString()))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export interface Client {
  readonly token: string
  /** By the document's hash. */
  ask<T>(document: string, variables: object): Promise<T>
  askText<T>(query: string, variables: object, headers?: Record<string, string>): Promise<T>
  close(): void
}

/** A signed-in administrator; sends documents by their hash as our own client does, or others by their text. */
export async function signedIn(url: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async <T>(body: object, headers: Record<string, string> = {}): Promise<T> => {
    const text = await post(agent, `${url}/graphql`, JSON.stringify(body), headers)
    const { data, errors } = JSON.parse(text) as Answer<T>
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    return data
  }
  const data = { phoneNumber: numberOf(signIns.ADMIN), password: signIns.ADMIN.password }
  const { login } = await send<{ login: { idToken: string } }>({ documentId: documentId('Login'), variables: { data } })
  const headers = { authorization: `Bearer ${login.idToken}` }
  return {
    token: login.idToken,
    ask: (document, variables) => send({ documentId: document, variables }, headers),
    askText: (query, variables, more) => send({ query, variables }, { ...headers, ...more }),
    close: () => agent.destroy(),
  }
}
