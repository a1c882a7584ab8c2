import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const admin = server.as(await anAdmin({ full_name: 'Trần Quản Trị' }))

const fields =
  '_id name prefix scopes eventKinds dailyPoints personalData state endsAt formerUntil lastUsedAt lastAddress requestsOfLastDay version createdBy { fullName }'
const creation = `mutation ($data: ApiKeyInput!) { cmsCreateApiKey(data: $data) { key apiKey { ${fields} } } }`
const update = `mutation ($_id: ID!, $version: Int, $data: ApiKeyInput!) { cmsUpdateApiKey(_id: $_id, version: $version, data: $data) { ${fields} } }`
const rotation = `mutation ($_id: ID!, $version: Int) { cmsRotateApiKey(_id: $_id, version: $version) { key apiKey { ${fields} } } }`
const ending = `mutation ($_id: ID!, $version: Int) { cmsEndApiKey(_id: $_id, version: $version) { ${fields} } }`
const listing = `{ cmsGetApiKeys { counter items { ${fields} } } }`
const requests = `query ($_id: ID!) { cmsGetApiKeyRequests(_id: $_id) { operation outcome requestId address milliseconds } }`
const token = 'mutation ($memberId: ID!) { memberToken(memberId: $memberId) { idToken expiresAt } }'

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString()
const data = { name: 'Máy chủ ứng dụng', scopes: ['MEMBERS'], endsAt: inAYear }
const create = async (more = {}) => (await admin.data(creation, { data: { ...data, ...more } })).cmsCreateApiKey
const listed = async (id: string) =>
  (await admin.data(listing)).cmsGetApiKeys.items.find(({ _id }: { _id: string }) => _id === id)
const backend = (key: string) => server.asMember({ idToken: key })
const serves = async (key: string) => {
  const { errors } = await backend(key).query(token, { memberId: (await aUser()).id })
  return errors?.[0]!.extensions.tokenProblem ?? errors?.[0]!.extensions.code ?? 'serves'
}

test('a key is shown once, and only its hash is kept', async () => {
  const { key, apiKey } = await create()
  expect(key).toMatch(/^bk_live_[\w-]{43}$/)
  expect(apiKey).toMatchObject({ ...data, prefix: key.slice(0, 14), state: 'SERVES', version: 1, lastUsedAt: null })
  expect(apiKey.createdBy.fullName).toBe('Trần Quản Trị')
  expect(await serves(key)).toBe('serves')
  const tables = ['api_keys', 'audit_entries', 'idempotency_keys'] as const
  for (const table of tables)
    expect(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())).not.toContain(key.slice(14))
})

test('a repeated request makes one key and answers the same one', async () => {
  const once = { 'idempotency-key': 'make-a-key-once' }
  const make = async () => (await admin.data(creation, { data: { ...data, name: 'Một lần' } }, once)).cmsCreateApiKey
  expect(await make()).toEqual(await make())
  const { items } = (await admin.data(listing)).cmsGetApiKeys
  expect(items.filter(({ name }: { name: string }) => name === 'Một lần')).toHaveLength(1)
})

test.each([
  ['data.name', { name: '  ' }],
  ['data.scopes', { scopes: [] }],
  ['data.endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
  ['data.eventKinds', { scopes: ['EVENTS'] }],
  ['data.eventKinds', { eventKinds: ['LIKE_POST'] }],
  ['data.eventKinds', { dailyPoints: 5 }],
  ['data.personalData', { personalData: true }],
])('%s is checked', async (field, wrong) => {
  const { fields } = await admin.refusal(creation, { data: { ...data, ...wrong } })
  expect(fields!.map((fault) => fault.field)).toContain(field)
})

test('a key of events says which ones, and how many points a day', async () => {
  const events = { scopes: ['EVENTS', 'MEMBERS'], eventKinds: ['LIKE_POST', 'SHARE_POST'], dailyPoints: 1_000.5 }
  const { apiKey } = await create(events)
  expect(apiKey).toMatchObject(events)
  const { _id, version } = apiKey
  const changed = (await admin.data(update, { _id, version, data: { ...data, name: 'Tên mới' } })).cmsUpdateApiKey
  expect(changed).toMatchObject({ name: 'Tên mới', scopes: ['MEMBERS'], eventKinds: [], dailyPoints: null, version: 2 })
  expect((await admin.refusal(update, { _id, version, data })).code).toBe('CONFLICT')
  const history = `{ cmsHistory(model: API_KEY, targetId: "${_id}") { items { action changes { field before after } } } }`
  const [entry] = (await admin.data(history)).cmsHistory.items
  expect(entry.action).toBe('cmsUpdateApiKey')
  expect(entry.changes).toContainEqual({ field: 'dailyPoints', before: 1_000.5, after: null })
})

test('a key reads no personal data unless that is switched on, which is logged and applies at once', async () => {
  const reads = { scopes: ['READ'] }
  const { key, apiKey } = await create(reads)
  expect(apiKey.personalData).toBe(false)
  const { id } = await aUser({ full_name: 'Lê Thị Kín' })
  const name = `{ me(memberId: "${id}") { fullName } }`
  expect((await backend(key).refusal(name)).reason).toBe('platform_text_personal_data')
  const { _id, version } = apiKey
  await admin.data(update, { _id, version, data: { ...data, ...reads, personalData: true } })
  expect((await backend(key).data(name)).me.fullName).toBe('Lê Thị Kín')
  const history = `{ cmsHistory(model: API_KEY, targetId: "${_id}") { items { changes { field before after } } } }`
  const [entry] = (await admin.data(history)).cmsHistory.items
  expect(entry.changes).toContainEqual({ field: 'personalData', before: false, after: true })
  await admin.data(update, { _id, data: { ...data, ...reads } })
  expect((await backend(key).refusal(name)).code).toBe('FORBIDDEN')
})

test('what a scope allows ends with the change of the key', async () => {
  const { key, apiKey } = await create()
  const { _id } = apiKey
  await admin.data(update, { _id, data: { ...data, scopes: ['CONTENT'] } })
  expect(await serves(key)).toBe('FORBIDDEN')
})

test('a key stays live or for tests', async () => {
  const { apiKey } = await create()
  const { fields } = await admin.refusal(update, { _id: apiKey._id, data: { ...data, mode: 'TEST' } })
  expect(fields).toMatchObject([{ field: 'data.mode', reason: 'api_keys_text_mode_stays' }])
})

test('after a rotation both keys serve for 24 hours', async () => {
  const { key, apiKey } = await create()
  const rotated = (await admin.data(rotation, apiKey)).cmsRotateApiKey
  expect(rotated.key).not.toBe(key)
  expect(Date.parse(rotated.apiKey.formerUntil) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  expect([await serves(key), await serves(rotated.key)]).toEqual(['serves', 'serves'])
  await server.clock.advance(25 * 3_600_000)
  const fresh = server.as(await anAdmin())
  expect([await serves(key), await serves(rotated.key)]).toEqual(['expired', 'serves'])
  const again = (await fresh.data(rotation, { _id: apiKey._id })).cmsRotateApiKey
  expect([await serves(rotated.key), await serves(again.key)]).toEqual(['serves', 'serves'])
  const third = (await fresh.data(rotation, { _id: apiKey._id })).cmsRotateApiKey
  expect([await serves(rotated.key), await serves(again.key), await serves(third.key)]).toEqual([
    'malformed',
    'serves',
    'serves',
  ])
})

test('an ended key ends at once, with all tokens that it gave', async () => {
  const { key, apiKey } = await create()
  const member = await aUser()
  const { idToken } = (await backend(key).data(token, { memberId: member.id })).memberToken
  const device = server.asMember({ idToken })
  expect((await device.data('{ me { _id } }')).me._id).toBe(member.id)
  expect((await admin.data(ending, apiKey)).cmsEndApiKey.state).toBe('ENDED')
  expect(await serves(key)).toBe('ended')
  expect((await device.refusal('{ me { _id } }')).tokenProblem).toBe('ended')
  const { _id } = apiKey
  expect((await admin.data(ending, { _id })).cmsEndApiKey.version).toBe(2)
  expect((await admin.refusal(rotation, { _id })).reason).toBe('api_keys_text_ended')
  expect((await admin.refusal(update, { _id, data })).reason).toBe('api_keys_text_ended')
})

test('an expired key neither serves nor rotates, until it gets a later end', async () => {
  const { key, apiKey } = await create({ endsAt: new Date(Date.now() + 60_000).toISOString() })
  const { _id } = apiKey
  await server.clock.advance(120_000)
  expect(await serves(key)).toBe('expired')
  expect((await listed(_id)).state).toBe('EXPIRED')
  expect((await admin.refusal(rotation, { _id })).reason).toBe('api_keys_text_expired')
  await admin.data(update, { _id, data })
  expect(await serves(key)).toBe('serves')
})

test('requests are listed without their content, and counted, within seconds', async () => {
  const { key, apiKey } = await create()
  const { _id } = apiKey
  await serves(key)
  await backend(key).query('{ me { _id } }')
  await expect.poll(async () => (await listed(_id)).requestsOfLastDay, { timeout: 10_000 }).toBe(2)
  expect(await listed(_id)).toMatchObject({ lastAddress: '127.0.0.1', lastUsedAt: expect.any(String), version: 1 })
  const sent = (await admin.data(requests, { _id })).cmsGetApiKeyRequests
  expect(sent).toMatchObject([
    { operation: 'me', outcome: 'FORBIDDEN', address: '127.0.0.1' },
    { operation: 'memberToken', outcome: 'OK', address: '127.0.0.1' },
  ])
})
