import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { persistedDocuments } from '../../src/app/assemble.ts'
import { largeDocuments, memberDocuments, shortDocuments } from '../../bench/documents/shapes.ts'
import { audiences } from '../../src/platform/shared/operation.ts'
import { documentId } from '../harness/client.ts'
import { factories, noId } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer, type TestServer } from '../harness/server.ts'

/** Documents of other clients do not evict ours, and do not make our client wait. */

const first = await startServer()
const { aUser, aVerified, anAdmin, aPost } = factories(first.db)
const [admin, verified, member] = [await anAdmin(), await aVerified(), await aUser()]
for (let i = 0; i < 20; i++) await aPost({ created_by: admin.id })

/** A new server for each test, because a server counts what its callers have spent. */
let server: TestServer
beforeEach(async () => {
  server = await first.again()
})

const ours = [...persistedDocuments().values()]
const named = (operation: string) => ours.find((text) => new RegExp(`\\b(query|mutation) ${operation}\\b`).test(text))!
const loginText = named('Login')

const post = (body: unknown, headers: Record<string, string> = {}, url = '/graphql') =>
  server.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

describe('our own sign-in', () => {
  const variables = { data: { phoneNumber: admin.phone_number, password: testPassword } }
  const signIn = async (body: object) => (await post({ ...body, variables })).json().data?.login?.idToken as unknown

  test.each(['', 'Logout', 'login', 'Login ', '\n', 'x'.repeat(1_000)])(
    'works even if somebody sends a document named %j',
    async (operationName) => {
      for (const body of [{ documentId: documentId(loginText) }, { query: loginText }]) {
        const spoilt = await post({ ...body, operationName, variables })
        expect(spoilt.json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
        expect(await signIn(body)).toEqual(expect.any(String))
        expect(await signIn({ ...body, operationName: 'Login' })).toEqual(expect.any(String))
      }
    },
  )

  test('is answered while a stranger floods the server with documents, and never counts', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 600 }, async (_, n) => (await post({ query: shortDocuments[n % 5]!(n) })).statusCode),
    )
    expect(statuses).toContain(429)
    for (let time = 0; time < 5; time++)
      expect(await signIn({ documentId: documentId(loginText) })).toEqual(expect.any(String))
  })
})

describe('before signing in', () => {
  const everything = `mutation SignInWithEverything($phoneNumber: String!, $password: String!, $code: String) {
    signedIn: login(data: { phoneNumber: $phoneNumber, password: $password, code: $code }) { ...TokensOfTheSession }
  }
  fragment TokensOfTheSession on LoginResult {
    idToken refreshToken expiresAt __typename
    idTokenPayload { __typename user { ...ThePersonWhoSignedIn } }
  }
  fragment ThePersonWhoSignedIn on IdTokenUser { __typename _id group badgeStatus }`

  test('one may sign in with a document of one’s own, with every field', async () => {
    const { signedIn } = await server
      .as(null)
      .data(everything, { phoneNumber: admin.phone_number, password: testPassword })
    expect(signedIn.idTokenPayload.user._id).toBe(admin.id)
    const { refreshToken } = await server
      .as(null)
      .data('mutation ($t: String!) { refreshToken(refreshToken: $t) { idToken refreshToken expiresAt } }', {
        t: signedIn.refreshToken,
      })
    expect(
      (await server.as(null).data(`mutation { logout(refreshToken: "${refreshToken.refreshToken}") }`)).logout,
    ).toBe(true)
  })

  test.each(['/graphql', '/app/graphql'])(
    'a longer document is not read by %s, whatever token it claims to have',
    async (url) => {
      const text = `{ ${'nonsense '.repeat(100)} }`
      for (const [headers, tokenProblem] of [
        [{}, 'missing'],
        [{ authorization: 'Bearer a.b.c' }, 'malformed'],
      ] as const) {
        const response = await post({ query: text }, headers, url)
        expect(response.statusCode).toBe(401)
        expect(response.json().errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', tokenProblem })
      }
      expect((await server.as(admin).refusal(text)).code).toBe('BAD_USER_INPUT')
    },
  )

  test('the screens’ documents are none of the app’s, by their hash', async () => {
    const { errors } = (
      await post({ documentId: documentId(named('Users')), variables: {} }, {}, '/app/graphql')
    ).json()
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('all persisted documents may be sent, however long: by their hash, and by their text', async () => {
    for (const text of ours) {
      for (const body of [{ documentId: documentId(text) }, { query: text }]) {
        const { errors } = (await post({ ...body, variables: {} })).json()
        expect(['UNAUTHENTICATED', 'BAD_USER_INPUT'], text).toContain(errors[0].extensions.code)
        expect(errors[0].message).not.toContain('characters')
      }
    }
  })
})

describe('a caller without the permission of an operation', () => {
  const forbidden = (text: string) => server.as(member).query(text)

  test('gets the same refusal as from running it, before anything else in the document is checked', async () => {
    const { status, data, errors } = await forbidden('{ cmsGetUsers(limit: "x") { nonsense } }')
    expect({ status, data }).toEqual({ status: 200, data: null })
    expect(errors).toEqual([
      {
        message: 'Permission Denied!',
        path: ['cmsGetUsers'],
        extensions: {
          code: 'FORBIDDEN',
          reason: 'platform_text_permission_denied',
          requestId: expect.any(String),
        },
      },
    ])
  })

  test.each([
    ['under an alias', '{ a: cmsGetUsers { counter } }', 'a'],
    ['in a fragment', 'query { ...F } fragment F on Query { ... { cmsGetUsers { counter } } }', 'cmsGetUsers'],
    ['next to others', '{ me { _id } cmsGetUsers { counter } }', 'cmsGetUsers'],
    ['in a mutation', `mutation { updateUserGroup(userId: "${noId}", group: ADMIN) { _id } }`, 'updateUserGroup'],
  ])('%s', async (_, text, key) => {
    const { data, errors } = await forbidden(text)
    expect(data).toBeNull()
    expect(errors![0]).toMatchObject({ path: [key], extensions: { code: 'FORBIDDEN' } })
  })

  test('gets the other fields of a nullable result', async () => {
    const { data, errors } = await forbidden('{ me { _id } cmsFindUserByPhone(phoneNumber: "1") { _id } }')
    expect(data).toEqual({ me: { _id: member.id }, cmsFindUserByPhone: null })
    expect(errors![0]).toMatchObject({ path: ['cmsFindUserByPhone'], extensions: { code: 'FORBIDDEN' } })
  })

  test('may name it in a selection that is skipped', async () => {
    const text = 'query ($with: Boolean!) { me { _id } cmsGetUsers @include(if: $with) { counter } }'
    expect((await server.as(member).query(text, { with: false })).errors).toBeUndefined()
    expect((await server.as(member).refusal(text, { with: true })).code).toBe('FORBIDDEN')
  })
})

describe('counting documents', () => {
  const distinct = (n: number) => `query Q${n} { me { _id } }`
  const send = (client: ReturnType<TestServer['as']>, count: number, text: (n: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, n) => client.query(text(n))))

  test.each(audiences)(
    'by person: too many new ones are RATE_LIMITED with status 429, for that person only: %s',
    async (audience) => {
      const client = server.asOf(audience, verified)
      const answers = await send(client, 150, (n) => `${distinct(n)} #${'x'.repeat(6_000)}`)
      const refused = answers.find(({ errors }) => errors)!
      expect(refused.status).toBe(429)
      expect(refused.errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
      expect(Number(refused.headers['retry-after'])).toBe(refused.errors![0]!.extensions.retryAfter)
      expect(refused.errors![0]!.extensions.retryAfter).toBeLessThanOrEqual(10)
      expect((await server.asOf(audience, admin).query(distinct(1))).errors).toBeUndefined()
      if (audience === 'MEMBER') return
      const token = (await client.token())!
      const named = await post(
        { documentId: documentId(loginText), variables: {} },
        { authorization: `Bearer ${token}` },
      )
      expect(named.statusCode).toBe(200)
    },
  )

  test('by address before signing in', async () => {
    const answers = await send(server.as(null), 450, distinct)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
    expect((await server.as(admin).query(distinct(1))).errors).toBeUndefined()
  })

  test('does not affect a busy script of an administrator', async () => {
    const client = server.as(admin)
    const lists =
      '{ cmsGetUsers(limit: 100) { counter items { _id fullName phoneNumber email group termStatus point version } } }'
    const byVariable = 'query ($id: ID!) { cmsGetUser(userId: $id) { _id fullName } }'
    await Promise.all([client.query(lists), client.query(byVariable, { id: admin.id })])
    const refused: unknown[] = []
    const worker = async (worker: number) => {
      for (let n = 0; n < 40; n++) {
        const text = `{ cmsGetUser(userId: "${admin.id}") { _id version a${worker}_${n}: fullName } }`
        const answers = [
          await client.query(lists),
          await client.query(byVariable, { id: admin.id }),
          await client.query(text),
        ]
        refused.push(...answers.flatMap(({ errors }) => errors ?? []))
      }
    }
    await Promise.all(Array.from({ length: 5 }, (_, i) => worker(i)))
    expect(refused).toEqual([])
  })
})

describe('150 documents that are as expensive as possible', () => {
  test.each([
    ['unsigned', () => server.as(null), [...largeDocuments, ...shortDocuments]],
    ['of a person who reads posts', () => server.as(verified), largeDocuments],
    ['of a member', () => server.asMember(member), memberDocuments],
    ['unsigned, in the API of members', () => server.asMember(null), [...memberDocuments, ...shortDocuments]],
  ])(
    '%s: each is answered or refused by a code, and our client’s requests are answered meanwhile',
    async (_, caller, shapes) => {
      const client = caller()
      const boss = server.as(admin)
      const flood = Promise.all(
        Array.from({ length: 150 }, async (_, n) => (await client.query(shapes[n % shapes.length]!(n))).errors),
      )
      for (let time = 0; time < 10; time++)
        expect((await boss.query(named('Users'), { limit: 10, page: 1 })).errors).toBeUndefined()
      const codes = new Set((await flood).flatMap((errors) => errors?.map(({ extensions }) => extensions.code) ?? []))
      expect(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED']).toEqual(
        expect.arrayContaining([...codes]),
      )
    },
  )
})

describe('a document that costs too much is refused', () => {
  test('fields that the caller may not see: each of them is an error', async () => {
    const hidden = (limit: number) =>
      `{ cmsGetPosts(limit: ${limit}) { items { creator { email username badgeStatus dateOfBirth badge { _id } } } } }`
    expect((await server.as(verified).refusal(hidden(100))).message).toContain('too much at once')
    expect((await server.as(admin).query(hidden(100))).errors).toBeUndefined()
    expect((await server.as(member).query('{ me { email username badgeStatus dateOfBirth } }')).errors).toBeUndefined()
  })

  test('the API of members: rows times rows, however they are nested or named', async () => {
    const own = '_id title content type status createdAt likedByMe totalLikes totalComments rating'
    const row = `${own} creator { _id fullName } sharedPost { ${own} sharedPost { ${own} creator { _id } } }`
    const costly = (first: number) =>
      `{ ${Array.from({ length: 12 }, (_, i) => `a${i}: posts(first: ${first}) { items { ${row} } }`).join(' ')} }`
    expect((await server.asMember(member).refusal(costly(50))).message).toContain('too much at once')
    expect((await server.asMember(member).query(costly(1))).errors).toBeUndefined()
    const deep = `{ posts(first: 1) { items { ${'sharedPost { '.repeat(40)} _id ${'} '.repeat(40)} } } }`
    expect((await server.asMember(member).refusal(deep)).code).toBe('BAD_USER_INPUT')
  })

  test('introspection that multiplies', async () => {
    const wide = `{ __schema { types { ${Array.from({ length: 14 }, (_, i) => `a${i}: fields { name description args { name type { name ofType { name } } } type { name fields { name args { name } } } }`).join(' ')} } } }`
    for (const audience of audiences)
      expect((await server.asOf(audience, verified).refusal(wide)).message).toContain('too much at once')
    const usual = readFileSync(new URL('introspection.graphql', import.meta.url), 'utf8')
    for (const audience of audiences)
      expect((await server.asOf(audience, verified).data(usual)).__schema.types.length).toBeGreaterThan(50)
  })
})
