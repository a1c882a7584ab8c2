import { describe, expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const behindTls = await server.again({ env: { PUBLIC_URL: 'https://office.example', TRUST_PROXY: '1' } })
const admin = await factories(server.db).anAdmin()

describe('every response', () => {
  test.each(['/livez', '/graphql', '/nothing', '/exports/nothing', '/media/nothing'])(
    '%s has the security headers and a request id',
    async (url) => {
      const { headers } = await server.fastify.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/)
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  test('allows no scripts but our own, and no framing', async () => {
    const policy = String((await server.fastify.inject('/livez')).headers['content-security-policy'])
    const directives = Object.fromEntries(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim()]))
    expect(directives['script-src']).toBe("script-src 'self'")
    expect(directives).toMatchObject({
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
      'form-action': "form-action 'self'",
    })
    expect(policy).not.toContain('unsafe-eval')
  })

  test('sends HSTS only when the product is reached by TLS', async () => {
    expect((await server.fastify.inject('/livez')).headers['strict-transport-security']).toBeUndefined()
    expect((await behindTls.fastify.inject('/livez')).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    )
  })

  test('from GraphQL is never cached', async () => {
    expect((await server.as(admin).query('{ me { _id } }')).headers['cache-control']).toBe('no-store')
  })
})

test('a proxy’s forwarded address is used only when the proxy is trusted', async () => {
  const login = 'mutation { login(data: { phoneNumber: "0900999999", password: "wrong horse" }) { idToken } }'
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const keys = async () =>
    (await server.db.selectFrom('rate_limits').select('key').where('key', 'like', 'login:address%').execute()).map(
      (row) => row.key,
    )
  await server.as(null).query(login, {}, from)
  expect(await keys()).toEqual(['login:address:127.0.0.1'])
  await behindTls.as(null).query(login, {}, from)
  expect((await keys()).toSorted()).toEqual(['login:address:127.0.0.1', 'login:address:203.0.113.7'])
})

test('metrics name routes and our own documents, and nothing that people sent', async () => {
  const ours = 'query OurOwn { me { _id } }'
  const measured = await server.again({ persisted: [ours] })
  await measured.as(admin).query(ours)
  await measured.as(admin).query('query TheirOwn { me { _id } }')
  await measured.fastify.inject('/users/0901234567?token=secret')
  const { body } = await measured.fastify.inject('/metrics')
  expect(body).toContain('graphql_operation_duration_seconds_count{operation="OurOwn"} 1')
  expect(body).toContain('graphql_operation_duration_seconds_count{operation="ad hoc"} 1')
  expect(body).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200"\} 2/)
  expect(body).not.toMatch(/TheirOwn|0901234567|secret/)
})

test('large responses are compressed for clients that accept it', async () => {
  const text = '{ cmsGetUsers(limit: 100) { items { _id fullName email phoneNumber createdAt } } }'
  for (let i = 0; i < 20; i++) await factories(server.db).aUser()
  const plain = await server.as(admin).query(text)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await server.fastify.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
      authorization: `Bearer ${await server.as(admin).token()}`,
    },
    payload: { query: text },
  })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(JSON.stringify(plain.data).length / 2)
})
