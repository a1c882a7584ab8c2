import { beforeEach, describe, expect, test } from 'vitest'
import { factories, noId, type Person } from '../../../../../tests/harness/factories.ts'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { proofLimits } from '../security.rules.ts'

const server = await startServer()
const { aUser, aStaff, anAdmin } = factories(server.db)
const nobody = server.as(null)

const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken } }'
const signIn = async (person: Person, password = testPassword, userAgent = 'test browser') => {
  const data = { phoneNumber: person.phone_number, password }
  const { idToken, refreshToken } = (await nobody.data(login, { data }, { 'user-agent': userAgent })).login as {
    idToken: string
    refreshToken: string
  }
  return { client: server.as({ idToken }), refreshToken }
}
const mySessions = '{ mySessions { _id userAgent address signedInAt lastUsedAt current } }'
const change = 'mutation ($data: PasswordChangeInput!) { changeMyPassword(data: $data) }'
const changing = (newPassword: string, currentPassword = testPassword) => ({ data: { currentPassword, newPassword } })
const endOne = 'mutation ($id: ID!) { endMySession(sessionId: $id) }'
const over = { code: 'UNAUTHENTICATED', tokenProblem: 'ended' }
const exchange = 'mutation ($t: String!) { refreshToken(refreshToken: $t) { idToken } }'

beforeEach(async () => void (await server.db.deleteFrom('rate_limits').execute()))

describe('own sessions', () => {
  test('are listed with device, address and times, the current one first; without other people’s and ended ones', async () => {
    const person = await aStaff()
    await signIn(await aStaff())
    const here = await signIn(person, testPassword, 'Mozilla/5.0 here')
    const there = await signIn(person, testPassword, 'Mozilla/5.0 there')
    const old = await signIn(person)
    const { _id } = (await old.client.data(mySessions)).mySessions[0]
    await server.db
      .updateTable('sessions')
      .set({ last_used_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', _id)
      .execute()
    const listed = (await here.client.data(mySessions)).mySessions
    expect(listed).toMatchObject([
      {
        userAgent: 'Mozilla/5.0 here',
        address: '127.0.0.1',
        current: true,
        signedInAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
      { userAgent: 'Mozilla/5.0 there', current: false },
    ])
    await there.client.data('mutation ($t: String!) { logout(refreshToken: $t) }', { t: there.refreshToken })
    expect((await here.client.data(mySessions)).mySessions).toHaveLength(1)
  })

  test('can be ended one by one, with their refresh tokens, and stop working at once', async () => {
    const person = await aStaff()
    const [here, there] = [await signIn(person), await signIn(person)]
    const { _id } = (await here.client.data(mySessions)).mySessions[1]
    await here.client.data(endOne, { id: _id })
    expect(await there.client.refusal('{ me { _id } }')).toMatchObject(over)
    expect((await nobody.refusal(exchange, { t: there.refreshToken })).reason).toBe('session_text_sign_in_again')
    await here.client.data('{ me { _id } }')
    expect(await here.client.refusal(endOne, { id: _id })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'security_text_session_gone',
    })
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('target_id', '=', _id)
      .where('action', '=', 'endMySession')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ model: 'SESSION', actor_id: person.id })
  })

  test('do not show that another person’s session exists', async () => {
    const [mine, theirs] = [await signIn(await aStaff()), await signIn(await aStaff())]
    const { _id } = (await theirs.client.data(mySessions)).mySessions[0]
    const { requestId: _, ...refusal } = await mine.client.refusal(endOne, { id: _id })
    const { requestId: __, ...unknown } = await mine.client.refusal(endOne, { id: noId })
    expect(refusal).toEqual(unknown)
    await theirs.client.data('{ me { _id } }')
  })

  test('can all be ended except the current one', async () => {
    const person = await aStaff()
    const [here, ...others] = [await signIn(person), await signIn(person), await signIn(person)]
    expect(await here.client.data('mutation { endMyOtherSessions }')).toEqual({ endMyOtherSessions: 2 })
    for (const { client } of others) expect(await client.refusal('{ me { _id } }')).toMatchObject(over)
    expect((await here.client.data(mySessions)).mySessions).toHaveLength(1)
    expect(await here.client.data('mutation { endMyOtherSessions }')).toEqual({ endMyOtherSessions: 0 })
  })
})

describe('cmsEndSessions', () => {
  const end = 'mutation ($id: ID!) { cmsEndSessions(userId: $id) }'

  test('ends all of another person’s sessions, and writes an audit entry', async () => {
    const [boss, person] = [await anAdmin(), await aUser()]
    const sessions = [await signIn(person), await signIn(person)]
    expect(await server.as(boss).data(end, { id: person.id })).toEqual({ cmsEndSessions: 2 })
    for (const { client, refreshToken } of sessions) {
      expect(await client.refusal('{ me { _id } }')).toMatchObject(over)
      expect((await nobody.refusal(exchange, { t: refreshToken })).reason).toBe('session_text_sign_in_again')
    }
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('target_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'cmsEndSessions',
      model: 'USER',
      actor_id: boss.id,
      after: { sessionsEnded: 2 },
    })
    await signIn(person)
  })

  test('refuses oneself and people who do not exist', async () => {
    const boss = await anAdmin()
    expect(await server.as(boss).refusal(end, { id: boss.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'userId' }],
    })
    expect(await server.as(boss).refusal(end, { id: noId })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await server.as(await aStaff()).refusal(end, { id: boss.id })).code).toBe('FORBIDDEN')
  })
})

describe('changing the password', () => {
  test('ends all other sessions at once, keeps this one, and the old password stops working', async () => {
    const person = await aStaff()
    const [here, there] = [await signIn(person), await signIn(person)]
    await here.client.data(change, changing('a new horse'))
    await here.client.data('{ me { _id } }')
    await nobody.data(exchange, { t: here.refreshToken })
    expect(await there.client.refusal('{ me { _id } }')).toMatchObject(over)
    expect(
      (await nobody.refusal(login, { data: { phoneNumber: person.phone_number, password: testPassword } })).reason,
    ).toBe('session_text_bad_credentials')
    await signIn(person, 'a new horse')
  })

  test.each([
    [
      'a wrong current password',
      changing('a new horse', 'wrong horse'),
      'data.currentPassword',
      'The current password is not correct.',
    ],
    ['a short new one', changing('12345'), 'data.newPassword', 'Please Enter more than 6 character'],
    ['none', changing(''), 'data.newPassword', 'Please input your new password!'],
    ['the same', changing(testPassword), 'data.newPassword', 'The new password must differ from the current one.'],
  ])('refuses %s', async (_, variables, field, message) => {
    const { client } = await signIn(await aStaff())
    const refusal = await client.refusal(change, variables)
    expect(refusal.code).toBe('BAD_USER_INPUT')
    expect(refusal.fields![0]).toMatchObject({ field, message, reason: expect.stringMatching(/^security_text_/) })
  })

  test('takes six characters, as sign-in does', async () => {
    const person = await aStaff()
    await (await signIn(person)).client.data(change, changing('123456'))
    await signIn(person, '123456')
  })

  test('counts wrong passwords, also under an Idempotency-Key, but not right ones', async () => {
    const { client } = await signIn(await aStaff())
    await client.data(change, changing('a new horse'))
    for (let i = 0; i < proofLimits.person.attempts; i++) {
      expect(
        (await client.refusal(change, changing('another horse', 'wrong horse'), { 'idempotency-key': `attempt-${i}` }))
          .code,
      ).toBe('BAD_USER_INPUT')
    }
    expect(await client.refusal(change, changing('another horse', 'a new horse'))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    })
  })

  test('is audited without either password', async () => {
    const person = await aStaff()
    const { client } = await signIn(person)
    await client.data(change, changing('a very secret horse'), { 'idempotency-key': 'change-my-password' })
    const entries = await server.db.selectFrom('audit_entries').selectAll().where('target_id', '=', person.id).execute()
    expect(entries).toMatchObject([
      { action: 'changeMyPassword', model: 'USER', actor_id: person.id, after: { sessionsEnded: 0 } },
    ])
    const everything = JSON.stringify([entries, await server.db.selectFrom('idempotency_keys').selectAll().execute()])
    for (const secret of [testPassword, 'a very secret horse', 'argon2']) expect(everything).not.toContain(secret)
  })

  test('twice at once changes it once, and a sign-in with the old password does not survive it', async () => {
    const person = await aStaff()
    const [one, two] = [await signIn(person), await signIn(person)]
    const statement = `select from users where id = '${person.id}' for update`
    const answers = await atOnce(server, { statement }, [
      () => one.client.query(change, changing('the first horse')),
      () => two.client.query(change, changing('the second horse')),
      () => nobody.query(login, { data: { phoneNumber: person.phone_number, password: testPassword } }),
    ])
    const [first, second, third] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined))
    expect([first, second].filter((answer) => answer?.data?.changeMyPassword === true)).toHaveLength(1)
    const idToken = third?.data?.login?.idToken as string | undefined
    const open = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
    if (idToken) expect(await server.as({ idToken }).refusal('{ me { _id } }')).toMatchObject(over)
  })
})
