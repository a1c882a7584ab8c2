import { randomInt } from 'node:crypto'
import { ask, type Credentials, signIn, type SignedIn } from '../../process/api-client.ts'
import type { NewUserInput, PostInput } from '../../../src/generated/graphql/inputs.ts'

/** Prepares data for a journey and checks its effects, as a signed-in person. */
export interface Api {
  /** Sends a query that must not be refused. */
  readonly ask: <T>(query: string, variables?: object) => Promise<T>
}

/** An API client for one person. It signs in again when the id token is no longer accepted. */
export async function apiOf(url: string, credentials: Credentials): Promise<Api> {
  let session: SignedIn = await signIn(url, credentials)
  return {
    async ask<T>(query: string, variables: object = {}): Promise<T> {
      let answer = await ask<T>(url, query, variables, { token: session.idToken })
      if (answer.errors?.[0]?.extensions.code === 'UNAUTHENTICATED') {
        session = await signIn(url, credentials)
        answer = await ask<T>(url, query, variables, { token: session.idToken })
      }
      if (answer.errors) throw new Error(`refused: ${answer.errors.map(({ message }) => message).join('; ')}`)
      return answer.data
    },
  }
}

export interface Person extends Credentials {
  readonly _id: string
  readonly fullName: string
}

/** A word that occurs nowhere in the demo data. */
export const uniqueWord = () =>
  `zq${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}`

/** A number that nobody has, as typed within Vietnam. */
export const uniquePhoneNumber = () => `096${String(randomInt(10_000_000)).padStart(7, '0')}`

/** A person for one journey only; a MEMBER unless a group is given. */
export async function createPerson(
  admin: Api,
  { fullName = `Khách ${uniqueWord()}`, group = 'MEMBER' }: { fullName?: string; group?: string } = {},
): Promise<Person> {
  const phoneNumber = uniquePhoneNumber()
  const password = 'mot-mat-khau-rieng'
  const data: NewUserInput = { fullName, phoneNumber, password, gender: 'FEMALE', countryCode: 'VN' }
  const { registerForImporter } = await admin.ask<{ registerForImporter: { user: { _id: string } } }>(
    'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { user { _id } } }',
    { data },
  )
  const { _id } = registerForImporter.user
  if (group !== 'MEMBER') await setGroup(admin, _id, group)
  return { _id, fullName, phoneNumber, password }
}

export async function setGroup(admin: Api, userId: string, group: string): Promise<void> {
  await admin.ask(
    'mutation ($userId: ID!, $group: UserGroup!) { updateUserGroup(userId: $userId, group: $group) { _id } }',
    {
      userId,
      group,
    },
  )
}

export async function setStatus(
  admin: Api,
  model: string,
  _id: string,
  termStatus: string,
  reason: string | null = null,
): Promise<void> {
  await admin.ask(
    `mutation ($_id: ID!, $termStatus: TermStatus!, $model: TermModel!, $reason: String) {
      cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: $model, reason: $reason) { _id }
    }`,
    { _id, termStatus, model, reason },
  )
}

export interface Post {
  readonly _id: string
  readonly title: string
}

/** A post by a person, with a unique title. */
export async function createPost(admin: Api, by: Person, title = `Bài ${uniqueWord()}`): Promise<Post> {
  const data: PostInput = { title, content: `Nội dung của ${title}`, phoneNumber: by.phoneNumber }
  const { cmsCreatePost } = await admin.ask<{ cmsCreatePost: { _id: string } }>(
    'mutation ($data: PostInput!) { cmsCreatePost(data: $data) { _id } }',
    { data },
  )
  return { _id: cmsCreatePost._id, title }
}
