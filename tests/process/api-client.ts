/** A caller of the running product's API, over HTTP. */
export interface Answer<T> {
  readonly status: number
  readonly data: T
  readonly errors: readonly { message: string; extensions: { code: string; reason?: string } }[] | undefined
  readonly requestId: string | null
  /** How far the answer has written. */
  readonly readAfter: string | null
}

export interface Credentials {
  readonly phoneNumber: string
  readonly password: string
}

export interface SignedIn {
  readonly idToken: string
  readonly refreshToken: string
  readonly idTokenPayload: {
    readonly user: { readonly _id: string; readonly group: string; readonly badgeStatus: string | null }
  }
}

export interface Asking {
  /** Of the texts of answers; Vietnamese if it is not given. */
  readonly language?: 'en' | 'vi'
  readonly token?: string
  readonly idempotencyKey?: string
  readonly readAfter?: string
}

export async function ask<T>(
  url: string,
  query: string,
  variables: object = {},
  asking: Asking = {},
): Promise<Answer<T>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(asking.language ? { 'accept-language': asking.language } : {}),
      ...(asking.token ? { authorization: `Bearer ${asking.token}` } : {}),
      ...(asking.idempotencyKey ? { 'idempotency-key': asking.idempotencyKey } : {}),
      ...(asking.readAfter ? { 'read-after': asking.readAfter } : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Pick<Answer<T>, 'data' | 'errors'>
  return {
    status: response.status,
    data: body.data,
    errors: body.errors,
    requestId: response.headers.get('x-request-id'),
    readAfter: response.headers.get('read-after'),
  }
}

/** As `ask`, for queries that must not fail. */
export async function dataOf<T>(...asked: Parameters<typeof ask>): Promise<T> {
  const { data, errors } = await ask<T>(...asked)
  if (errors) throw new Error(`refused: ${errors.map(({ message }) => message).join('; ')}`)
  return data
}

export const loginDocument = /* GraphQL */ `
  mutation ($data: LoginInput!) {
    login(data: $data) {
      idToken
      refreshToken
      idTokenPayload {
        user {
          _id
          group
          badgeStatus
        }
      }
    }
  }
`

export async function signIn(url: string, { phoneNumber, password }: Credentials): Promise<SignedIn> {
  const data = { phoneNumber, password }
  return (await dataOf<{ login: SignedIn }>(url, loginDocument, { data })).login
}
