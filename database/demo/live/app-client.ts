import { randomUUID } from 'node:crypto'

/** What the app's API answered: data, or why not. */
export interface Answer {
  readonly data: Record<string, unknown> | null
  /** The code of the first error. */
  readonly code: string | undefined
  readonly message: string | undefined
}

export interface Timing {
  /** Milliseconds of each answer since this was last emptied. */
  readonly times: number[]
}

/** Milliseconds after which a request counts as unanswered. */
const patience = 20_000

/** Sends a document to the app's API, mutations under a new Idempotency-Key. An unreachable server is the code UNREACHABLE. */
export async function ask(
  url: string,
  document: string,
  variables: object,
  { token, timing }: { token?: string; timing?: Timing } = {},
): Promise<Answer> {
  const began = performance.now()
  try {
    const response = await fetch(`${url}/app/graphql`, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        ...(document.startsWith('mutation') ? { 'idempotency-key': randomUUID() } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: document, variables }),
    })
    const { data, errors } = (await response.json()) as {
      data: Answer['data']
      errors?: { message: string; extensions: { code: string } }[]
    }
    return { data: errors ? null : data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message }
  } catch (error) {
    return { data: null, code: 'UNREACHABLE', message: (error as Error).message }
  } finally {
    timing?.times.push(performance.now() - began)
  }
}
