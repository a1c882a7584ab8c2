import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { assembleApp, assembleServer } from '../../src/app/assemble.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { anAdmin, aUser } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

describe('a fault', () => {
  /** Renames a column for a while, so that statements that use it fail. */
  const broken = async <T>(run: () => Promise<T>): Promise<T> => {
    const owner = await server.database.connect()
    const rename = (from: string, to: string) =>
      owner.asOwner((db) => sql`alter table blocked_details rename column ${sql.id(from)} to ${sql.id(to)}`.execute(db))
    await rename('reason', 'secret_reason')
    try {
      return await run()
    } finally {
      await rename('secret_reason', 'reason')
      await owner.close()
    }
  }
  const block = (id: string) =>
    `mutation { cmsSetTermStatus(_id: "${id}", termStatus: BLOCKED, model: USER, reason: "spam") { version } }`

  test('shows only the request id, and undoes what its command did', async () => {
    const target = await aUser()
    const answer = await broken(() => client.query(block(target.id)))
    expect(answer.errors).toHaveLength(1)
    const { message, extensions } = answer.errors![0]!
    const requestId = answer.headers['x-request-id']
    expect(extensions).toEqual({
      code: 'INTERNAL',
      reason: 'platform_text_fault',
      params: { request: requestId },
      requestId,
    })
    expect(message).toBe(`Something went wrong. Request ${String(requestId)}`)
    expect(JSON.stringify(answer)).not.toContain('secret_reason')
    expect((await client.data(`{ cmsGetUser(userId: "${target.id}") { termStatus version } }`)).cmsGetUser).toEqual({
      termStatus: 'NORMAL',
      version: 1,
    })
  })

  test('under an Idempotency-Key is not kept: the same request may succeed later', async () => {
    const target = await aUser()
    const headers = { 'idempotency-key': 'after-a-fault' }
    expect((await broken(() => client.refusal(block(target.id), {}, headers))).code).toBe('INTERNAL')
    expect((await client.data(block(target.id), {}, headers)).cmsSetTermStatus.version).toBe(2)
  })
})

describe('without the database', () => {
  /** An instance whose PostgreSQL does not answer: nobody listens on port 1. */
  const away = async () => {
    const database = await openDatabase({
      databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
      databasePool: 2,
      dataDir: '',
    })
    return assembleServer(await assembleApp(server.app.environment, database, server.app.log), null)
  }

  test('a request is UNAVAILABLE, with or without a token, without details of the database', async () => {
    const fastify = await away()
    const token = await signIdToken(server.app.tokenKey, admin.id, noId)
    const ask = (headers: Record<string, string>, query: string) =>
      fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload: { query },
      })
    const answers = [
      await ask({ authorization: `Bearer ${token}` }, '{ me { _id } }'),
      await ask({}, 'mutation { login(data: { phoneNumber: "0901234567", password: "secret" }) { idToken } }'),
      await ask({ 'idempotency-key': 'while-it-is-away' }, 'mutation { logout(refreshToken: "x") }'),
    ]
    for (const answer of answers) {
      expect(answer.json().errors[0]).toMatchObject({
        message: 'The service is not available right now. Please try again.',
        extensions: { code: 'UNAVAILABLE', reason: 'platform_text_unavailable' },
      })
      expect(answer.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|select/)
    }
    expect(answers[0]!.statusCode).toBe(503)
    await fastify.close()
  })

  test('the process is live but not ready', async () => {
    const fastify = await away()
    expect((await fastify.inject('/livez')).statusCode).toBe(200)
    expect((await fastify.inject('/readyz')).statusCode).toBe(503)
    await fastify.close()
  })
})

describe('a refusal', () => {
  test('carries its code and the request id, also for an unknown address', async () => {
    const { headers, errors } = await client.query(`{ cmsGetUser(userId: "${noId}") { _id } }`)
    expect(errors![0]).toMatchObject({
      message: 'This user no longer exists.',
      path: ['cmsGetUser'],
      extensions: { code: 'NOT_FOUND', reason: 'users_text_user_gone', requestId: headers['x-request-id'] },
    })
  })

  test('of an input names each field', async () => {
    const register = 'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { idToken } }'
    const { code, fields } = await client.refusal(register, {
      data: { fullName: ' ', phoneNumber: '', password: 'abc', countryCode: 'Việt Nam' },
    })
    expect(code).toBe('BAD_USER_INPUT')
    expect(fields).toEqual(
      expect.arrayContaining([
        {
          field: 'data.fullName',
          message: 'Please input your full name!',
          reason: 'users_text_full_name_required',
        },
        {
          field: 'data.phoneNumber',
          message: 'Please input your phome number!',
          reason: 'users_text_phone_required',
        },
        {
          field: 'data.password',
          message: 'Please Enter more than 6 character',
          reason: 'users_text_password_too_short',
        },
        { field: 'data.countryCode', message: 'is not valid', reason: 'platform_text_not_valid' },
      ]),
    )
  })

  test.each([
    ['query ($limit: Int) { cmsGetUsers(limit: $limit) { counter } }', { limit: 101 }, 'limit must be at most 100'],
    ['query ($id: ID!) { cmsGetUser(userId: $id) { _id } }', { id: 'x' }, 'userId must be the id of a record'],
    ['{ cmsGetUser(userId: "x") { _id } }', {}, 'userId must be the id of a record'],
    ['{ cmsGetUsers(filter: { badgeId: "x" }) { counter } }', {}, 'filter.badgeId must be the id of a record'],
    [
      '{ cmsGetBlockedPosts(filter: { status: NORMAL }) { counter } }',
      {},
      'filter.status is not a filter of this list',
    ],
  ])('names the field in its text: %s %j', async (document, variables, message) =>
    expect((await client.refusal(document, variables)).message).toBe(message),
  )

  test('of a text beyond its limit names the limit, in our words', async () => {
    const register = 'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { idToken } }'
    const data = { fullName: 'x'.repeat(201), phoneNumber: '0912345678', password: 'abcdef' }
    const said = {
      message: 'must be at most 200 characters',
      reason: 'platform_text_too_long',
      params: { max: 200 },
    }
    expect(await client.refusal(register, { data })).toMatchObject({
      message: 'data.fullName must be at most 200 characters',
      reason: 'platform_text_of_field',
      params: { name: 'data.fullName', problem: said.message, because: said.reason, max: 200 },
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'data.fullName', ...said }],
    })
  })

  test.each([
    ['a moment', '{ cmsGetPosts(filter: { createdAt: { from: "yesterday" } }) { counter } }'],
    ['a day', `{ getEarnedPointHistories(userId: "${noId}", filterDate: "2026-02-30") { counter } }`],
    ['an id', '{ cmsGetUser(userId: "12") { _id } }'],
    ['an enumeration', '{ cmsGetUsers(filter: { group: BOSS }) { counter } }'],
    ['a number', '{ cmsGetUsers(limit: 1.5) { counter } }'],
  ])('of %s that is invalid is BAD_USER_INPUT', async (_, text) => {
    expect((await client.refusal(text)).code).toBe('BAD_USER_INPUT')
  })

  test.each([
    ['a moment', 'query ($v: DateTime) { cmsGetPosts(filter: { createdAt: { from: $v } }) { counter } }', 'yesterday'],
    [
      'a day',
      `query ($v: Day) { getEarnedPointHistories(userId: "${noId}", filterDate: $v) { counter } }`,
      '2026-02-30',
    ],
    ['an enumeration', 'query ($v: UserGroup) { cmsGetUsers(filter: { group: $v }) { counter } }', 'BOSS'],
  ])('of %s that is invalid in a variable is BAD_USER_INPUT too', async (_, text, v) => {
    expect((await client.refusal(text, { v })).code).toBe('BAD_USER_INPUT')
  })
})

test.each([
  ['a search', '{ cmsGetUsers(query: "a\\u0000b") { counter items { _id } } }'],
  ['a stored text', 'mutation { setPreference(key: "k", value: "a\\u0000b") { key } }'],
  [
    'a reason',
    `mutation { cmsSetTermStatus(_id: "${admin.id}", termStatus: BLOCKED, model: POST, reason: "a\\u0000b") { version } }`,
  ],
  [
    'a name',
    'mutation { registerForImporter(data: { fullName: "a\\u0000b", phoneNumber: "0933000111", password: "abcdef" }) { idToken } }',
  ],
])('NUL in %s is the sender’s mistake, not a fault', async (_, text) => {
  expect((await client.refusal(text)).code).toMatch(/^(BAD_USER_INPUT|NOT_FOUND)$/)
})

test.each(['8640000000000000', '-8640000000000000', '"9999-12-31T23:59:59Z"', '253402300799999'])(
  'the moment %s is out of the supported range',
  async (moment) => {
    expect(
      (
        await client.refusal(
          'query ($v: DateTime) { cmsGetPosts(filter: { createdAt: { from: $v, to: $v } }) { counter items { _id } } }',
          { v: JSON.parse(moment) },
        )
      ).code,
    ).toBe('BAD_USER_INPUT')
  },
)

test.each(['9999-12-31', '0000-01-01'])('the day %s is out of the supported range', async (day) => {
  expect(
    (
      await client.refusal(
        `{ getEarnedPointHistories(userId: "${admin.id}", filterDate: "${day}") { counter items { _id } } }`,
      )
    ).code,
  ).toBe('BAD_USER_INPUT')
})

test('a malformed token, or one signed by somebody else, is treated as no token', async () => {
  const forged = await signIdToken(Buffer.from('another secret that is long enough'), admin.id, noId)
  for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer nonsense', `Bearer ${forged}`]) {
    const { code, tokenProblem } = await server.as(null).refusal('{ me { _id } }', {}, { authorization })
    expect({ authorization, code, tokenProblem }).toEqual({
      authorization,
      code: 'UNAUTHENTICATED',
      tokenProblem: 'malformed',
    })
  }
  expect(await server.as(null).refusal('{ me { _id } }')).toMatchObject({
    code: 'UNAUTHENTICATED',
    tokenProblem: 'missing',
  })
})
