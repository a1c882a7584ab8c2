import { describe, expect, test } from 'vitest'
import { documentId } from '../harness/client.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const ours = 'query Me { me { _id fullName } }'
const ourMutation = `mutation Rename($id: ID!) { updateUserGroup(userId: $id, group: STAFF) { _id } }`
const deep = `query Deep { cmsGetPosts { items { sharedPost { sharedPost { sharedPost { sharedPost { sharedPost { sharedPost { sharedPost { sharedPost { sharedPost { _id } } } } } } } } } } } }`
const manyAliases = `query Aliases { ${Array.from({ length: 20 }, (_, i) => `a${i}: me { _id }`).join(' ')} }`
const costly =
  'query Costly { cmsGetUsers(limit: 100) { items { badge { registerForms { figure { uri } } } reason { byName } avatar { uri } } } posts: cmsGetPosts(limit: 100) { items { creator { avatar { uri thumbnail } } medias { uri thumbnail } sharedPost { creator { avatar { uri } } } } } }'
const greedy = `query Greedy { ${Array.from({ length: 14 }, (_, i) => `a${i}: cmsGetPosts(limit: 100) { items { _id title content sharedPost { _id title content creator { _id fullName avatar { uri } } } creator { _id fullName avatar { uri } } } }`).join(' ')} }`

const server = await startServer({ persisted: [ours, ourMutation, deep, manyAliases, greedy] })
const strict = await server.again({ env: { NODE_ENV: 'production' }, persisted: [ours] })
const unknown = await server.again()
const { anAdmin } = factories(server.db)
const admin = await anAdmin()

const send = (
  method: 'GET' | 'POST',
  parts: { search?: Record<string, string>; body?: unknown; token?: string | null },
) =>
  server.fastify.inject({
    method,
    url: `/graphql?${new URLSearchParams(parts.search)}`,
    headers: { 'content-type': 'application/json', ...(parts.token ? { authorization: `Bearer ${parts.token}` } : {}) },
    ...(parts.body ? { payload: JSON.stringify(parts.body) } : {}),
  })

describe('another client’s document', () => {
  const client = unknown.as(admin)

  test('is refused when it is too deep', async () => {
    expect(await client.refusal(deep)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('depth limit of 10'),
    })
  })

  test('is refused when it repeats itself with aliases', async () => {
    expect(await client.refusal(manyAliases)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('limit of 15'),
    })
  })

  test('is refused when a fragment hides the depth or the aliases', async () => {
    const shared = (levels: number): string => (levels === 0 ? '_id' : `sharedPost { ${shared(levels - 1)} }`)
    const hiddenDepth = `query { cmsGetPosts { items { ...A } } } fragment A on Post { ${shared(5)} sharedPost { ...B } } fragment B on Post { ${shared(9)} }`
    expect((await client.refusal(hiddenDepth)).message).toContain('depth limit')
    const hiddenAliases = `query { ...A } fragment A on Query { ${Array.from({ length: 16 }, (_, i) => `a${i}: me { _id }`).join(' ')} }`
    expect((await client.refusal(hiddenAliases)).message).toContain('limit of 15')
  })

  test('is refused when it has too many tokens or is too long', async () => {
    expect((await client.refusal(`{ me { ${'_id '.repeat(2_000)} } }`)).message).toContain('2000 tokens')
    expect((await client.refusal(`{ me { _id } } #${'x'.repeat(33_000)}`)).message).toBe('The document is too long.')
  })

  test('is refused when it may return too many rows, even when the number is a variable', async () => {
    expect((await client.refusal(greedy)).message).toMatch(/too much at once: cost \d+ of at most 20000/)
    const byVariable = greedy.replace('query Greedy', 'query Greedy($n: Int!)').replaceAll('limit: 100', 'limit: $n')
    expect((await client.refusal(byVariable, { n: 100 })).message).toContain('too much at once')
    expect((await client.query(byVariable, { n: 1 })).errors).toBeUndefined()
  })

  test('is answered when it is within all limits', async () => {
    expect((await client.query(costly)).errors).toBeUndefined()
  })

  test('that was refused once is refused again from the cache', async () => {
    await client.refusal(deep)
    expect((await client.refusal(deep)).message).toContain('depth limit')
  })
})

test('persisted documents may ask for more than others', async () => {
  for (const text of [deep, manyAliases, greedy])
    expect((await server.as(admin).query(text)).errors, text).toBeUndefined()
})

describe('persisted documents', () => {
  test('are sent by their hash', async () => {
    const token = await server.as(admin).token()
    const expected = { data: { me: { _id: admin.id, fullName: admin.full_name } } }
    expect((await send('POST', { body: { documentId: documentId(ours) }, token })).json()).toEqual(expected)
    expect((await send('POST', { body: { documentId: `sha256:${documentId(ours)}` }, token })).json()).toEqual(expected)
    expect((await send('GET', { search: { documentId: documentId(ours) }, token })).json()).toEqual(expected)
  })

  test('are answered by their text when the hash is unknown', async () => {
    const response = await send('POST', { body: { documentId: documentId('{ me { email } }') } })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'platform_text_document_unknown',
    })
  })

  test('with an unknown hash are refused by GET', async () => {
    const response = await send('GET', { search: { documentId: documentId('{ me { email } }') } })
    expect(response.statusCode).toBe(400)
  })
})

describe('by GET', () => {
  test('no other query than a persisted one is answered', async () => {
    const token = await server.as(admin).token()
    const response = await send('GET', { search: { query: '{ me { email } }' }, token })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    expect(response.body).not.toContain(admin.email)
  })

  test('a mutation is never run, not even a persisted one', async () => {
    const token = await server.as(admin).token()
    const target = await factories(server.db).aUser()
    const asked: Record<string, string>[] = [
      { query: ourMutation, variables: JSON.stringify({ id: target.id }) },
      { documentId: documentId(ourMutation), variables: JSON.stringify({ id: target.id }) },
      { query: `mutation { updateUserGroup(userId: "${target.id}", group: STAFF) { _id } }` },
      {
        query: `# query\nfragment F on User { _id } mutation { updateUserGroup(userId: "${target.id}", group: STAFF) { ...F } }`,
      },
    ]
    for (const search of asked) {
      const response = await send('GET', { search, token })
      expect({ status: response.statusCode, code: response.json().errors[0].extensions.code }).toEqual({
        status: 405,
        code: 'BAD_USER_INPUT',
      })
    }
    const { user_group } = await server.db
      .selectFrom('users')
      .select('user_group')
      .where('id', '=', target.id)
      .executeTakeFirstOrThrow()
    expect(user_group).toBe('MEMBER')
  })
})

describe('a request body', () => {
  test('with a batch is refused', async () => {
    const response = await send('POST', { body: [{ query: ours }, { query: ours }] })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('that is not JSON is refused', async () => {
    const response = await server.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '{"query":',
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('of more than a megabyte is refused', async () => {
    const response = await send('POST', { body: { query: ours, variables: { x: 'x'.repeat(1024 * 1024) } } })
    expect(response.statusCode).toBe(413)
    expect(response.json().errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE')
  })

  const json = { 'content-type': 'application/json' }
  const bodies = { accept: 'application/json, multipart/form-data' }
  test.each([
    ['of another type', 'POST', { 'content-type': 'text/plain' }, 415, bodies],
    ['of a form', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 415, bodies],
    ['of no type', 'POST', {}, 415, bodies],
    ['of an empty type', 'POST', { 'content-type': '' }, 415, bodies],
    ['that wants HTML', 'POST', { ...json, accept: 'text/html' }, 406, { accept: expect.stringContaining('json') }],
    ['by PUT', 'PUT', json, 405, { allow: 'GET, POST' }],
    ['by DELETE', 'DELETE', json, 405, { allow: 'GET, POST' }],
    ['by OPTIONS', 'OPTIONS', json, 405, { allow: 'GET, POST' }],
  ] as const)(
    '%s is refused with a code, and told what is accepted',
    async (_, method, headers, status, headersOfAnswer) => {
      const payload = JSON.stringify({ query: ours })
      const response = await server.fastify.inject({ method, url: '/graphql', headers, payload })
      expect(response.statusCode).toBe(status)
      expect(response.headers).toMatchObject(headersOfAnswer)
      expect(response.json().errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'platform_text_malformed',
        requestId: response.headers['x-request-id'],
      })
    },
  )

  test.each(['mutation { logout(refreshToken: "x") }', '{ me { _id } }'])(
    'by GET is refused with a code: %s',
    async (query) => {
      const response = await server.fastify.inject({ method: 'GET', url: '/graphql', query: { query } })
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
      expect(response.json().errors[0]).toMatchObject({
        message: 'Only persisted queries may be sent by GET.',
        extensions: { code: 'BAD_USER_INPUT', requestId: response.headers['x-request-id'] },
      })
    },
  )

  test('with two operations must name the one to run', async () => {
    const query = 'query A { me { _id } } query B { me { fullName } }'
    const token = await server.as(admin).token()
    expect((await send('POST', { body: { query, operationName: 'B' }, token })).json().data).toEqual({
      me: { fullName: admin.full_name },
    })
    expect((await send('POST', { body: { query }, token })).json().errors[0].message).toBe(
      'Name one operation of the document.',
    )
  })
})

describe('in production', () => {
  test('introspection is refused', async () => {
    for (const text of ['{ __schema { queryType { name } } }', '{ __type(name: "User") { name } }']) {
      expect((await strict.as(admin).query(text)).errors?.[0]?.extensions.code, text).toBe('BAD_USER_INPUT')
      expect((await server.as(admin).query(text)).errors, text).toBeUndefined()
    }
  })

  test('errors do not suggest names', async () => {
    const texts = [
      '{ cmsGetUser { items { _id } } }',
      '{ mee { _id } }',
      '{ me { phoneNumbr } }',
      `{ cmsGetUsers(limt: 1) { counter } }`,
      '{ cmsGetUsers(filter: { grup: ADMIN }) { counter } }',
      '{ cmsGetUsers(filter: { group: ADMI }) { counter } }',
      'query ($g: UserGrop) { me { _id } }',
      `{ cmsGetUser(userId: "${noId}") { ... on Usr { _id } } }`,
    ]
    for (const text of texts) {
      const { errors } = await strict.as(admin).query(text)
      expect(JSON.stringify(errors), text).not.toMatch(/did you mean/i)
      expect(errors?.[0]?.extensions.code, text).toBe('BAD_USER_INPUT')
    }
    expect(JSON.stringify((await server.as(admin).query('{ me { phoneNumbr } }')).errors)).toMatch(/did you mean/i)
  })

  test('variables of a wrong shape do not suggest names either', async () => {
    const { errors } = await strict
      .as(admin)
      .query('query ($f: UserFilter) { cmsGetUsers(filter: $f) { counter } }', { f: { grup: 'ADMIN', group: 'ADMI' } })
    expect(errors).toBeDefined()
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i)
  })
})
