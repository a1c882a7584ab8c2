import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask, loginDocument, signIn, dataOf } from './api-client.ts'
import { preparedFolder, scratchDatabase, scratchFolder, serve } from './scratch.ts'
import { queryRows, testDatabaseUrl } from './scratch-database.ts'

const createUser = /* GraphQL */ `
  mutation ($data: NewUserInput!) {
    registerForImporter(data: $data) {
      idToken
      user {
        _id
      }
    }
  }
`

test('livez, readyz and metrics report the state', async () => {
  const { DATA_DIR } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  for (const path of ['/livez', '/readyz']) {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  }
  await ask(server.url, '{ me { _id } }')
  const response = await fetch(`${server.url}/metrics`)
  const metrics = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(metrics).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1$/m)
  expect(metrics).toMatch(/^graphql_operation_duration_seconds_count\{operation="ad hoc"\} 1$/m)
  expect(metrics).toMatch(/^http_server_errors_total 0$/m)
})

test('a client that disconnects during a response is no fault of the server', async () => {
  const { DATA_DIR } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  // A response that takes a while to compress: some connections break at that moment.
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
  const body = JSON.stringify({ query: '{ __schema { types { name fields { name description } } } }' })
  for (let tries = 0; tries < 100; tries++) {
    const leaving = request(`${server.url}/graphql`, { method: 'POST', headers })
    leaving.on('error', () => {})
    leaving.end(body)
    await setTimeout(tries % 10)
    leaving.destroy()
  }
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })
  expect((await answer.text()).length).toBeGreaterThan(10_000)
  await server.stop()
  expect(server.output()).not.toContain('fault')
})

test.skipIf(!testDatabaseUrl)('readyz fails while the database is away, livez does not', async () => {
  const DATABASE_URL = await scratchDatabase()
  const server = await serve({ DATA_DIR: await scratchFolder(), DATABASE_URL })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const name = new URL(DATABASE_URL).pathname.slice(1)
  await queryRows(testDatabaseUrl!, `drop database ${name} with (force)`)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  expect((await server.stop()).code).toBe(0)
})

test('every log line of a request has its id, and none a number, a password, a token or a name', async () => {
  const { DATA_DIR, admin } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no', LOG_LEVEL: 'debug' })
  const signedIn = await signIn(server.url, admin)
  const token = signedIn.idToken
  const failed = await ask(server.url, loginDocument, {
    data: { phoneNumber: '0909 876 543', password: 'a-wrong-one' },
  })
  expect(failed.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const data = { fullName: 'Trần Thị Nhật Ký', phoneNumber: '+84907654321', password: 'their-own-secret' }
  const created = await dataOf<{ registerForImporter: { idToken: string } }>(
    server.url,
    createUser,
    { data },
    { token },
  )
  const taken = await ask(server.url, createUser, { data }, { token })
  expect(taken.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  // An invalid query, an invalid token.
  await ask(server.url, `{ me { phoneNumber(is: "+84907654321") } }`, {}, { token: 'no-token-at-all' })
  await server.stop()

  const lines = server
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []))
  const ids = lines.filter(({ msg }) => msg === 'request').map(({ reqId }) => reqId)
  expect(ids).toContain(failed.requestId)
  expect(ids).toContain(taken.requestId)
  const secrets = [
    /(?<!\d)(\+?84\s?|0)9\d{8}(?!\d)/,
    '0909 876 543',
    'a-wrong-one',
    admin.password,
    data.password,
    data.fullName,
    admin.fullName,
    token,
    signedIn.refreshToken,
    created.registerForImporter.idToken,
    'no-token-at-all',
    'Bearer',
  ]
  // The digits of a checkpoint's hashes may look like a phone number; those of a time are part of a longer number.
  const output = server.output().replaceAll(/[0-9a-f]{64}/g, '')
  for (const secret of secrets) expect(output).not.toMatch(secret)
})
