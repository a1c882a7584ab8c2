import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)

const login = `mutation ($phoneNumber: String!, $password: String!) {
  login(data: { phoneNumber: $phoneNumber, password: $password }) { idToken refreshToken } }`
const refresh = 'mutation ($token: String!) { refreshToken(refreshToken: $token) { idToken refreshToken } }'
const signedIn = async (client: ReturnType<typeof server.as>, { phone_number }: { phone_number: string }) =>
  (await client.data(login, { phoneNumber: phone_number, password: testPassword })).login as {
    idToken: string
    refreshToken: string
  }
const me = '{ me { _id } }'

test('a token of one API is refused by the other', async () => {
  const admin = await anAdmin()
  const ofStaff = await signedIn(server.as(null), admin)
  const ofApp = await signedIn(server.asMember(null), admin)
  expect((await server.as(ofStaff).data(me)).me._id).toBe(admin.id)
  expect((await server.asMember(ofApp).data(me)).me._id).toBe(admin.id)
  for (const crossed of [server.as(ofApp), server.asMember(ofStaff)])
    expect(await crossed.refusal(me)).toMatchObject({ code: 'UNAUTHENTICATED', tokenProblem: 'malformed' })
})

test('a refresh token serves the API that gave it, and signs out there alone', async () => {
  const person = await aUser()
  const { refreshToken: token } = await signedIn(server.asMember(null), person)
  expect((await server.as(null).refusal(refresh, { token })).code).toBe('UNAUTHENTICATED')
  await server.as(null).data('mutation ($token: String!) { logout(refreshToken: $token) }', { token })
  expect((await server.asMember(null).data(refresh, { token })).refreshToken.idToken).toBeTypeOf('string')
})

test('a blocked person does not sign in, a suspended one reads and changes nothing', async () => {
  const blocked = await aUser({ term_status: 'BLOCKED' })
  const refused = await server
    .asMember(null)
    .refusal(login, { phoneNumber: blocked.phone_number, password: testPassword })
  expect(refused.code).toBe('FORBIDDEN')
  const person = await aUser({ term_status: 'SUSPENDING' })
  const until = new Date(Date.now() + 86_400_000)
  await server.db
    .insertInto('suspension_ends')
    .values({ model: 'USER', target_id: person.id, version: 1, until })
    .execute()
  const suspended = server.asMember(person)
  expect((await suspended.data('{ me { termStatus suspendedUntil } }')).me).toEqual({
    termStatus: 'SUSPENDING',
    suspendedUntil: until.toISOString(),
  })
  expect(await suspended.refusal('mutation { updateMe(data: { fullName: "Tên mới" }) { _id } }')).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'platform_text_suspended',
  })
})
