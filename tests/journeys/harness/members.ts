import { multipart } from '../../harness/multipart-body.ts'
import { type Credentials, dataOf } from '../../process/api-client.ts'
import { uniquePhoneNumber, uniqueWord } from './api.ts'
import { picture } from './screen.ts'

/** Sends documents to the API of members, as one of them. They must not be refused. */
export interface MemberApi {
  readonly ask: <T>(query: string, variables?: object) => Promise<T>
  readonly token: string
}

const apiOf = (url: string, token: string): MemberApi => ({
  ask: (query, variables = {}) => dataOf(`${url}/app`, query, variables, { token, language: 'en' }),
  token,
})

/** Signs a member in to the app. */
export async function signInToApp(url: string, { phoneNumber, password }: Credentials): Promise<MemberApi> {
  const { login } = await dataOf<{ login: { idToken: string } }>(
    `${url}/app`,
    'mutation ($data: LoginInput!) { login(data: $data) { idToken } }',
    { data: { phoneNumber, password } },
  )
  return apiOf(url, login.idToken)
}

/** Somebody who registered by themselves. */
export interface Member extends MemberApi, Credentials {
  readonly fullName: string
}

/** Registers a member, perhaps by a friend's code. */
export async function registerMember(url: string, referralCode?: string): Promise<Member> {
  const person = {
    fullName: `Khách ${uniqueWord()}`,
    phoneNumber: uniquePhoneNumber(),
    password: 'mot-mat-khau-rieng',
  }
  const { register } = await dataOf<{ register: { idToken: string } }>(
    `${url}/app`,
    'mutation ($data: RegisterInput!) { register(data: $data) { idToken } }',
    { data: { ...person, referralCode } },
  )
  return { ...person, ...apiOf(url, register.idToken) }
}

/** Uploads a picture for everybody's eyes. Returns its id. */
export async function uploadPicture(url: string, { token }: MemberApi): Promise<string> {
  const file = new Blob([picture.buffer], { type: picture.mimeType })
  const document = 'mutation ($file: Upload!) { uploadMedia(file: $file, purpose: PUBLIC) { _id } }'
  const { headers, payload } = await multipart(document, { file })
  const response = await fetch(`${url}/app/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: Uint8Array.from(payload as Buffer),
  })
  return ((await response.json()) as { data: { uploadMedia: { _id: string } } }).data.uploadMedia._id
}

export interface Entry {
  readonly _id: string
  readonly amount: number
  readonly cause: string
}

/** A member's active points, and the entries behind them, the newest first. */
export async function pointsOf({ ask }: MemberApi): Promise<{ active: number; entries: readonly Entry[] }> {
  const { me, pointHistory } = await ask<{
    me: { points: { active: number } }
    pointHistory: { items: Entry[] }
  }>('{ me { points { active } } pointHistory(first: 20) { items { _id amount cause } } }')
  return { active: me.points.active, entries: pointHistory.items }
}

/** Why a member has an entry, sentence by sentence. */
export async function whyOf({ ask }: MemberApi, { _id }: Entry): Promise<string> {
  const { whyPoints } = await ask<{ whyPoints: { sentences: string[] } }>(
    'query ($_id: ID!) { whyPoints(entryId: $_id) { sentences } }',
    { _id },
  )
  return whyPoints.sentences.join(' ')
}
