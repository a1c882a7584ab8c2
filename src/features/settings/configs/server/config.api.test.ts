import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const admin = await factories(server.db).anAdmin()
const client = server.as(admin)

const fields = '{ _id key value type version }'
const create = async (config: { key: string; value: string; type: string }) =>
  (
    await client.data(
      `mutation ($key: String!, $value: String!, $type: ConfigType!) { createConfig(key: $key, value: $value, type: $type) ${fields} }`,
      config,
    )
  ).createConfig
const update = `mutation ($_id: ID!, $key: String!, $value: String!, $type: ConfigType!, $version: Int) { updateConfig(_id: $_id, key: $key, value: $value, type: $type, version: $version) ${fields} }`
const entriesOf = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('position')
    .execute()

test('a config is created, listed first, changed and deleted, and each step is in the audit log', async () => {
  const config = await create({ key: 'GREETING', value: 'Xin chào', type: 'NORMAL' })
  expect((await client.data(`{ getConfigs(limit: 1) ${fields} }`)).getConfigs).toEqual([config])
  const changed = (await client.data(update, { ...config, value: 'Chào bạn' })).updateConfig
  expect(changed).toEqual({ ...config, value: 'Chào bạn', version: 2 })
  await client.data(
    'mutation ($_id: ID!, $version: Int) { deleteConfig(_id: $_id, version: $version) { _id } }',
    changed,
  )
  expect((await client.data('{ getConfigs { _id } }')).getConfigs).not.toContainEqual({ _id: config._id })
  expect((await entriesOf(config._id)).map((entry) => entry.action)).toEqual([
    'createConfig',
    'updateConfig',
    'deleteConfig',
  ])
})

test('a key is counted in the letters that people see, and is the same however it was typed', async () => {
  const key = `${'ệ'.normalize('NFD').repeat(150)}${'👨‍👩‍👧‍👦'.repeat(20)}`
  const config = await create({ key, value: '👍🏽'.repeat(9_000), type: 'NORMAL' })
  expect(config.key).toBe(key.normalize('NFC'))
  const again = { key: key.normalize('NFC'), value: 'x', type: 'NORMAL' }
  await expect(create(again)).rejects.toThrow('configs_text_key_taken')
})

test('saving the same values changes nothing', async () => {
  const config = await create({ key: 'SAME', value: 'x', type: 'NORMAL' })
  expect((await client.data(update, config)).updateConfig.version).toBe(1)
  expect(await entriesOf(config._id)).toHaveLength(1)
})

test.each([
  [{ key: ' ', value: 'x', type: 'NORMAL' }, 'key', 'configs_text_key_required', 'Please input your key!'],
  [{ key: 'K', value: ' ', type: 'NORMAL' }, 'value', 'configs_text_value_required', 'Please input your value!'],
  [
    { key: 'K', value: '0-10:1;12-20:2', type: 'VALUE_RANGE' },
    'value',
    'configs_text_ranges_malformed',
    expect.stringContaining('without gap or overlap'),
  ],
])('refuses %j by field', async (config, field, reason, message) => {
  const { code, fields: issues } = await client.refusal(
    `mutation ($key: String!, $value: String!, $type: ConfigType!) { createConfig(key: $key, value: $value, type: $type) { _id } }`,
    config,
  )
  expect(code).toBe('BAD_USER_INPUT')
  expect(issues).toContainEqual({ field, reason, message })
})

test('a value that was already malformed is listed as it is, and can be corrected', async () => {
  const config = await create({ key: 'BROKEN', value: 'x', type: 'NORMAL' })
  await server.asOwner((db) =>
    db.updateTable('configs').set({ type: 'VALUE_RANGE', value: '0-10:1;15-' }).where('id', '=', config._id).execute(),
  )
  expect((await client.data(`{ getConfigs ${fields} }`)).getConfigs).toContainEqual({
    ...config,
    type: 'VALUE_RANGE',
    value: '0-10:1;15-',
  })
  expect((await client.data(update, { ...config, type: 'VALUE_RANGE', value: '0-10:1' })).updateConfig).toMatchObject({
    value: '0-10:1',
  })
})

test('a key exists once, even when two create it at the same time', async () => {
  const other = await create({ key: 'OTHER', value: 'x', type: 'NORMAL' })
  await create({ key: 'TAKEN', value: 'x', type: 'NORMAL' })
  expect((await client.refusal(update, { ...other, key: 'TAKEN' })).fields).toEqual([
    { field: 'key', message: 'A config with this key already exists.', reason: 'configs_text_key_taken' },
  ])
  const race = () => create({ key: 'RACED', value: 'x', type: 'NORMAL' })
  const results = await atOnce(server, { writesTo: 'configs' }, [race, race])
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a change of an older version is refused with the fields that changed', async () => {
  const config = await create({ key: 'STALE', value: 'one', type: 'NORMAL' })
  await client.data(update, { ...config, value: 'two' })
  const { code, changes, version } = await client.refusal(update, { ...config, value: 'three' })
  expect({ code, version, changes }).toEqual({
    code: 'CONFLICT',
    version: 2,
    changes: [{ field: 'value', seen: 'one', now: 'two', by: admin.full_name, at: expect.any(String) }],
  })
})

test('a deleted config is NOT_FOUND', async () => {
  expect((await client.refusal(update, { _id: noId, key: 'K', value: 'x', type: 'NORMAL' })).code).toBe('NOT_FOUND')
})

describe('the list of configs', () => {
  const list = `query ($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {
    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter items { key lastChange { createdAt action actor { fullName } } } } }`
  interface Item {
    key: string
    lastChange: { action: string; actor: { fullName: string } } | null
  }
  const listed = async (variables: object) =>
    (await client.data(list, variables)).cmsGetConfigs as { counter: number; items: Item[] }

  test('has every config by page, however many there are, and finds them by key and value', async () => {
    await sql`insert into configs (id, key, value, type)
      select gen_random_uuid(), 'MANY_' || i, 'Số ' || i, 'NORMAL' from generate_series(1, 130) i`.execute(server.db)
    const { counter, items } = await listed({ limit: 100, page: 2 })
    expect(counter).toBeGreaterThanOrEqual(130)
    expect(items).toHaveLength(counter - 100)
    const found = async (q: string) => (await listed({ filter: { q } })).items.map(({ key }) => key)
    expect(await found('many_7')).toEqual(expect.arrayContaining(['MANY_7', 'MANY_77']))
    expect(await found('so 113')).toEqual(['MANY_113'])
    expect(await found('any_113')).toEqual([])
  })

  test('tells when each was last changed and by whom', async () => {
    const config = await create({ key: 'LAST_CHANGE', value: '1', type: 'NORMAL' })
    const other = server.as(await factories(server.db).anAdmin({ full_name: 'Người Sửa' }))
    await other.data(update, { ...config, value: '2' })
    await sql`insert into configs (id, key, value, type) values (gen_random_uuid(), 'LAST_CHANGE_NONE', '1', 'NORMAL')`.execute(
      server.db,
    )
    const { items } = await listed({ filter: { q: 'last_change' }, sortBy: { type: 'CREATED_AT', dir: 'ASC' } })
    expect(items).toEqual([
      {
        key: 'LAST_CHANGE',
        lastChange: { createdAt: expect.any(String), action: 'updateConfig', actor: { fullName: 'Người Sửa' } },
      },
      { key: 'LAST_CHANGE_NONE', lastChange: null },
    ])
  })
})

test('a range with a value that is not whole is refused by field, not rounded', async () => {
  const refusal = await client.refusal(
    'mutation { createConfig(key: "FRACTION", value: "0-10:1.5", type: VALUE_RANGE) { _id } }',
  )
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'value' }] })
})

test('a config is shown to the app by a switch, which a change without it keeps; never one about security', async () => {
  const config = await create({ key: 'FOR_APP', value: '1', type: 'NORMAL' })
  const shown = async () =>
    (await server.asMember(admin).data('{ appConfig { configs { key value } } }')).appConfig.configs
  expect(await shown()).toEqual([])
  const show = update.replace('type: $type', 'type: $type, isPublic: true')
  await client.data(show, config)
  await client.data(update, { ...config, value: '2', version: 2 })
  expect(await shown()).toEqual([{ key: 'FOR_APP', value: '2' }])
  expect((await entriesOf(config._id))[1]).toMatchObject({ before: { isPublic: false }, after: { isPublic: true } })
  const secret = { key: 'SECOND_FACTOR_GROUPS', value: 'PROVIDER', type: 'NORMAL' }
  const groups = await create(secret)
  for (const [document, variables] of [
    [show, groups],
    [update, { ...config, ...secret, key: 'SECOND_FACTOR_GROUPS', version: 3 }],
  ] as const)
    expect((await client.refusal(document, variables)).fields![0]).toMatchObject({
      field: 'isPublic',
      reason: 'configs_text_never_public',
    })
})
