import { describe, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { removeExpired } from '../../../../platform/server/jobs/housekeeping.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const nobody = server.as(null)

interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresAt: string
}
const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken } }'
const signIn = async (person: Person) =>
  (await nobody.data(login, { data: { phoneNumber: person.phone_number, password: testPassword } })).login as Tokens
const me = (idToken: string) => server.as({ idToken }).query('{ me { _id } }')
const exchange = 'mutation ($t: String!) { refreshToken(refreshToken: $t) { idToken refreshToken expiresAt } }'
const exchanged = async (t: string) => (await nobody.data(exchange, { t })).refreshToken as Tokens

describe('refreshToken', () => {
  const age = (seconds: number) =>
    server.db
      .updateTable('refresh_tokens')
      .set({ replaced_at: new Date(Date.now() - seconds * 1000) })
      .where('replaced_at', 'is not', null)
      .execute()

  const lineage = (person: Person) =>
    server.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select('hash')
      .where('user_id', '=', person.id)
      .execute()

  test('exchanges the token for a new pair', async () => {
    const person = await aUser()
    const first = await signIn(person)
    const second = await exchanged(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect((await me(second.idToken)).data.me._id).toBe(person.id)
  })

  test('gives the same successor to a token that comes again within the grace, so that both tabs stay signed in', async () => {
    const person = await aUser()
    const { refreshToken } = await signIn(person)
    const tabs = [await exchanged(refreshToken), await exchanged(refreshToken)]
    expect(tabs[1]!.refreshToken).toBe(tabs[0]!.refreshToken)
    expect(tabs[1]!.expiresAt).toBe(tabs[0]!.expiresAt)
    await age(29)
    const late = await exchanged(refreshToken)
    expect(late.refreshToken).toBe(tabs[0]!.refreshToken)
    for (const { idToken } of [...tabs, late]) expect((await me(idToken)).data.me._id).toBe(person.id)
    expect(await lineage(person)).toHaveLength(2)
    const next = await exchanged(tabs[0]!.refreshToken)
    expect((await exchanged(tabs[1]!.refreshToken)).refreshToken).toBe(next.refreshToken)
  })

  test('stores the successor sealed, so that the database alone cannot open it, and only for a short time', async () => {
    const { refreshToken } = await signIn(await aUser())
    const successor = await exchanged(refreshToken)
    const sealed = async () =>
      (await server.db.selectFrom('refresh_tokens').select('successor').execute()).flatMap((row) => row.successor ?? [])
    const texts = (await sealed()).map((text) => `${text} ${Buffer.from(text, 'base64').toString('latin1')}`)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.join()).not.toContain(successor.refreshToken)
    await age(61)
    await removeExpired.run(server.app)
    expect(await sealed()).toEqual([])
  })

  test('treats a token whose successor was replaced too as stolen, even within the grace', async () => {
    const person = await aUser()
    const first = await signIn(person)
    const second = await exchanged(first.refreshToken)
    const third = await exchanged(second.refreshToken)
    expect((await nobody.refusal(exchange, { t: first.refreshToken })).reason).toBe('session_text_sign_in_again')
    expect((await nobody.refusal(exchange, { t: third.refreshToken })).reason).toBe('session_text_sign_in_again')
    expect((await me(third.idToken)).errors![0]!.extensions.tokenProblem).toBe('ended')
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'reason'])
      .where('actor_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    expect(entries.at(-1)).toEqual({ action: 'refreshToken', reason: 'a replaced refresh token was used again' })
  })

  test('ends the session when a replaced token comes after the grace, id tokens included', async () => {
    const { refreshToken } = await signIn(await aUser())
    const second = await exchanged(refreshToken)
    const third = await exchanged(second.refreshToken)
    await age(31)
    expect(await nobody.refusal(exchange, { t: refreshToken })).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'session_text_sign_in_again',
      message: 'Please sign in again.',
    })
    expect((await nobody.refusal(exchange, { t: third.refreshToken })).reason).toBe('session_text_sign_in_again')
    expect((await me(third.idToken)).errors![0]!.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      tokenProblem: 'ended',
    })
    const session = await server.db
      .selectFrom('sessions')
      .select('end_reason')
      .orderBy('ended_at', 'desc')
      .where('ended_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(session.end_reason).toBe('reuse')
  })

  test('does not extend the grace when it is used', async () => {
    const { refreshToken } = await signIn(await aUser())
    await exchanged(refreshToken)
    await age(20)
    await exchanged(refreshToken)
    const { replaced_at } = await server.db
      .selectFrom('refresh_tokens')
      .select('replaced_at')
      .where('replaced_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(Date.now() - replaced_at!.getTime()).toBeGreaterThan(19_000)
  })

  test('does not affect the person’s other sessions', async () => {
    const person = await aUser()
    const [here, there] = [await signIn(person), await signIn(person)]
    await exchanged(here.refreshToken)
    await age(31)
    await nobody.query(exchange, { t: here.refreshToken })
    expect((await me(there.idToken)).errors).toBeUndefined()
  })

  test('refuses expired and unknown tokens, and those of a blocked or deleted person', async () => {
    const [old, bad, gone] = [await signIn(await aUser()), await aUser(), await aUser()]
    await server.db
      .updateTable('refresh_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect((await nobody.refusal(exchange, { t: old.refreshToken })).reason).toBe('session_text_sign_in_again')
    expect((await nobody.refusal(exchange, { t: 'unknown' })).reason).toBe('session_text_sign_in_again')
    const { refreshToken } = await signIn(bad)
    await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', bad.id).execute()
    expect((await nobody.refusal(exchange, { t: refreshToken })).reason).toBe('session_text_sign_in_again')
    const { refreshToken: last } = await signIn(gone)
    await server.db.updateTable('users').set({ deleted: true }).where('id', '=', gone.id).execute()
    expect((await nobody.refusal(exchange, { t: last })).reason).toBe('session_text_sign_in_again')
  })
})

describe('a session ends at once', async () => {
  const boss = server.as(await anAdmin())
  const ended = { code: 'UNAUTHENTICATED', tokenProblem: 'ended' }

  test('by logout, with any of its tokens; a second logout is no error', async () => {
    const person = await aUser()
    const first = await signIn(person)
    const second = await exchanged(first.refreshToken)
    const logout = 'mutation ($t: String!) { logout(refreshToken: $t) }'
    for (let i = 0; i < 2; i++) expect(await nobody.data(logout, { t: first.refreshToken })).toEqual({ logout: true })
    expect((await me(second.idToken)).errors![0]!.extensions).toMatchObject(ended)
    expect((await nobody.refusal(exchange, { t: second.refreshToken })).reason).toBe('session_text_sign_in_again')
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['login', 'logout'])
  })

  test.each([
    [
      'a block',
      (id: string) =>
        `mutation { cmsSetTermStatus(_id: "${id}", termStatus: BLOCKED, model: USER, reason: "spam") { version } }`,
    ],
    [
      'a suspension',
      (id: string) => `mutation { cmsSetTermStatus(_id: "${id}", termStatus: SUSPENDING, model: USER) { version } }`,
    ],
    ['a change of group', (id: string) => `mutation { updateUserGroup(userId: "${id}", group: STAFF) { version } }`],
    ['blockUser', (id: string) => `mutation { blockUser(targetId: "${id}") { version } }`],
  ])('by %s, on all devices', async (_, change) => {
    const person = await aUser()
    const sessions = [await signIn(person), await signIn(person)]
    await boss.data(change(person.id))
    for (const { idToken, refreshToken } of sessions) {
      expect((await me(idToken)).errors![0]!.extensions).toMatchObject(ended)
      expect((await nobody.refusal(exchange, { t: refreshToken })).reason).toBe('session_text_sign_in_again')
    }
  })
})

test.each([{ term_status: 'BLOCKED' }, { deleted: true }] as const)(
  'an open session of somebody who is %o opens nothing',
  async (change) => {
    const person = await anAdmin()
    const { idToken } = await signIn(person)
    await server.db.updateTable('users').set(change).where('id', '=', person.id).execute()
    expect((await me(idToken)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
  },
)

test('a session that a block ended stays ended after an unblock', async () => {
  const boss = server.as(await anAdmin())
  const person = await aUser()
  const { idToken, refreshToken } = await signIn(person)
  await boss.data(`mutation { blockUser(targetId: "${person.id}") { version } }`)
  await boss.data(`mutation { unBlockUser(targetId: "${person.id}") { version } }`)
  expect((await me(idToken)).errors![0]!.extensions.tokenProblem).toBe('ended')
  expect((await nobody.refusal(exchange, { t: refreshToken })).reason).toBe('session_text_sign_in_again')
  expect((await me((await signIn(person)).idToken)).errors).toBeUndefined()
})

test('a suspended person may sign in, read and sign out, but not write', async () => {
  const person = await anAdmin({ term_status: 'SUSPENDING' })
  await anAdmin()
  const { idToken, refreshToken } = await signIn(person)
  const client = server.as({ idToken })
  expect((await client.data('{ cmsGetUsers { counter } }')).cmsGetUsers.counter).toBeGreaterThan(0)
  const write = `mutation { updateUserGroup(userId: "${(await aUser()).id}", group: STAFF) { _id } }`
  expect(await client.refusal(write)).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'platform_text_suspended',
    message: 'This account is suspended and can only read.',
  })
  expect(await client.data('mutation ($t: String!) { logout(refreshToken: $t) }', { t: refreshToken })).toEqual({
    logout: true,
  })
})
