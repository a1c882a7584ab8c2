import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const client = server.as(await factories(server.db).anAdmin())

const update =
  'mutation ($key: String!, $data: SettingInput!, $version: Int) { cmsUpdateSetting(key: $key, data: $data, version: $version) { value description version } }'
const keys = async (args = '') =>
  (await client.data(`{ cmsGetSettings${args} { key } }`)).cmsGetSettings.map(({ key }: { key: string }) => key)

test('the settings that the system knows are there from the start, in the order of their keys', async () => {
  const all = [
    'app.minimumVersion',
    'support.email',
    'support.phone',
    'voucher.missesPerMinute',
    'wheel.spinsPerMinute',
    'wheel.turnsPerDay',
  ]
  expect(await keys()).toEqual(all)
  expect(await keys('(limit: 100, offset: 0)')).toEqual(all)
  expect(await keys('(limit: 4, offset: 1)')).toEqual(all.slice(0, 4))
  expect(await keys('(limit: 4, offset: 2)')).toEqual(all.slice(4))
  expect((await client.refusal('{ cmsGetSettings(limit: 101) { key } }')).code).toBe('BAD_USER_INPUT')
})

test('value and description change, with the version that was seen; absent fields keep their values', async () => {
  const key = 'wheel.turnsPerDay'
  const change = async (data: object, version?: number) =>
    (await client.data(update, { key, data, version })).cmsUpdateSetting
  expect(await change({ value: ' 7 ', description: 'Lượt miễn phí' }, 1)).toEqual({
    value: '7',
    description: 'Lượt miễn phí',
    version: 2,
  })
  expect(await change({ value: '7.5' })).toEqual({ value: '7.5', description: 'Lượt miễn phí', version: 3 })
  expect(await change({ description: null })).toEqual({ value: '7.5', description: null, version: 4 })
  expect(await change({ description: '' })).toMatchObject({ description: null, version: 4 })
  expect((await client.refusal(update, { key, data: { value: '1' }, version: 2 })).changes).toContainEqual(
    expect.objectContaining({ field: 'value', seen: '7', now: '7.5' }),
  )
})

test.each([
  ['wheel.turnsPerDay', 'ba', 'This setting is a number of at least 0, such as 10 or 0.5.'],
  ['wheel.turnsPerDay', '-1', 'This setting is a number of at least 0, such as 10 or 0.5.'],
  ['wheel.turnsPerDay', ' ', 'Please input your value!'],
  ['support.phone', '', 'Please input your value!'],
])('%s refuses %j', async (key, value, message) => {
  const { code, fields } = await client.refusal(update, { key, data: { value } })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field: 'data.value', message }))
})

test('there is no other setting, and none is added or deleted', async () => {
  expect(await client.refusal(update, { key: 'other', data: { value: '1' } })).toMatchObject({
    code: 'NOT_FOUND',
    reason: 'system_settings_text_gone',
  })
  await expect(server.db.deleteFrom('system_settings').execute()).rejects.toThrow(/permission denied/)
})
