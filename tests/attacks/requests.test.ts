import { describe, expect, test } from 'vitest'
import { factories, noId } from '../harness/factories.ts'
import { head, openRaw } from '../harness/raw-http.ts'
import { startServer } from '../harness/server.ts'

/** Requests that are malformed outside of the arguments: bodies, names, headers, addresses. */

const server = await startServer()
const admin = server.as(await factories(server.db).anAdmin())

describe('a malformed request', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    admin.send({
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const query = '{ me { _id } }'

  test.each<[string, unknown]>([
    ['variables that are a list', { query, variables: [1] }],
    ['variables that are a text', { query, variables: '{}' }],
    ['variables that are a number', { query, variables: 1 }],
    ['extensions that are a list', { query, extensions: [] }],
    ['extensions that are a text', { query, extensions: 'x' }],
    ['a name of the operation that is a list', { query, operationName: ['Me'] }],
    ['a name of the operation that no operation has', { query, operationName: '\0' }],
    ['a name of the operation that is empty', { query, operationName: '' }],
    ['a document that is a list', { query: [query] }],
    ['a document that is an object', { query: { kind: 'Document' } }],
    ['no document', {}],
    ['a document of nothing', { query: '' }],
    ['a document with NUL', { query: `{ me { _id } } \0` }],
    ['a document with half of a surrogate pair', { query: '{ me { _id } } # "\ud800"'.replace('#', '') }],
    ['a documentId that is a number', { documentId: 5 }],
    ['a documentId that is an object', { documentId: { toString: 'x' } }],
    ['a documentId that is a list', { documentId: ['x'] }],
    ['a documentId that nobody knows', { documentId: '__proto__' }],
    ['a list', [{ query }]],
    ['a text', '"{}"'],
    ['nothing', ''],
    ['null', 'null'],
    ['no JSON', '{"query":'],
    ['a nesting without end', '['.repeat(100_000)],
  ])('with %s is BAD_USER_INPUT', async (_, body) => {
    const { status, errors } = await post(body)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(status).toBeLessThan(500)
  })

  test('whose body is not UTF-8 is BAD_USER_INPUT', async () => {
    const payload = Buffer.from(JSON.stringify({ query, variables: { x: '\xff\xfe' } }), 'latin1')
    const { errors } = await admin.send({ headers: { 'content-type': 'application/json' }, payload })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('extensions are ignored, however deep they are', async () => {
    const payload = `{"query":${JSON.stringify(query)},"extensions":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    expect((await post(payload)).errors).toBeUndefined()
  })

  test('names with a meaning in JavaScript have no effect', async () => {
    const text =
      'query ($__proto__: Int, $constructor: Int) { constructor: cmsGetUsers(limit: $__proto__, page: $constructor) { toString: counter hasOwnProperty: __typename } }'
    for (let time = 0; time < 3; time++) {
      const answer = await post(`{"query":${JSON.stringify(text)},"variables":{"__proto__":1,"constructor":1}}`)
      expect(answer.errors).toBeUndefined()
      expect(answer.data.constructor).toEqual({ toString: expect.any(Number), hasOwnProperty: 'UserPage' })
    }
    const aliased = '{ __proto__: me { _id group } }'
    for (let time = 0; time < 3; time++) expect((await post({ query: aliased })).status).toBe(200)
    expect(({} as { group?: string }).group).toBeUndefined()
  })

  test.each([
    ['Idempotency-Key', { 'idempotency-key': 'a b' }],
    ['Idempotency-Key', { 'idempotency-key': '\u00ff'.repeat(20) }],
    ['Idempotency-Key', { 'idempotency-key': 'x'.repeat(5_000) }],
  ])('with a bad %s is BAD_USER_INPUT', async (field, headers) => {
    const { errors } = await post({ query: `mutation { endMySession(sessionId: "${noId}") }` }, headers)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
  })

  test('any User-Agent may sign in', async () => {
    const login = 'mutation { login(data: { phoneNumber: "0900999999", password: "wrong horse" }) { idToken } }'
    for (const agent of ['\u00ff\u00fe\u0080', 'x'.repeat(5_000), '\u0001', '']) {
      const { code } = await server.as(null).refusal(login, {}, { 'user-agent': agent })
      expect(code).toBe('UNAUTHENTICATED')
    }
  })

  test.each(['Bearer \u00ff', 'Bearer a.b.c', `Bearer ${'x'.repeat(5_000)}`, 'Bearer ..', 'bearer', '\u0080'])(
    'the Authorization %j is treated as not signed in',
    async (authorization) => {
      expect((await server.as(null).refusal('{ me { _id } }', {}, { authorization })).code).toBe('UNAUTHENTICATED')
    },
  )

  test.each([
    '/media/%00',
    '/media/a%00.png',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%ED%A0%80.png',
    '/exports/%00',
    '/exports/%ED%A0%80',
    `/exports/${'x'.repeat(3_000)}`,
    '/graphql?query=%00',
    '/graphql?documentId=%00',
    '/graphql?documentId=x&variables=[[',
    '/graphql?%ZZ=%ZZ',
    '/%00',
  ])('the address %s is answered by a status below 500', async (url) => {
    const response = await server.fastify.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.body).not.toMatch(/node_modules|at Object|Error:/)
  })
})

describe('data that is not HTTP is answered with a code, and the connection is closed', async () => {
  const url = await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  test.each([
    ['no request', 'hello\r\n\r\n', 400, 'BAD_USER_INPUT'],
    ['NUL in a header', 'GET /livez HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n', 400, 'BAD_USER_INPUT'],
    ['two lengths', `${head({ 'content-length': 5 }).trimEnd()}\r\ncontent-length: 6\r\n\r\n`, 400, 'BAD_USER_INPUT'],
    ['a negative length', head({ 'content-length': -1 }), 400, 'BAD_USER_INPUT'],
    ['headers without end', `GET /livez HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`, 431, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_, text, status, code) => {
    const connection = openRaw(url)
    connection.write(text)
    await connection.closed
    expect(connection.status()).toBe(status)
    expect(connection.answer()).toContain(`"code":"${code}"`)
  })

  test('odd bytes in headers have no effect', async () => {
    const connection = openRaw(url)
    const headers = { 'user-agent': '\u00ff\u0080', authorization: 'Bearer \u00ff', 'content-type': 'application/json' }
    const body = '{"query":"{ me { _id } }"}'
    connection.write(Buffer.from(head({ ...headers, 'content-length': body.length }) + body, 'latin1'))
    await expect.poll(() => connection.answer()).toContain('"code":"UNAUTHENTICATED"')
    connection.socket.destroy()
  })
})
