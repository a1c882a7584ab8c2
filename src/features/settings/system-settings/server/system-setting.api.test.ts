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
    'app.openRegistration',
    'backup.daily',
    'backup.kept',
    'backup.verifyWeekly',
    'calibration.percent',
    'points.correctionLimit',
    'points.expireAfterMonths',
    'points.helpfulReviewLikes',
    'points.popularPostEngagements',
    'strikes.fifth',
    'strikes.seventh',
    'strikes.third',
    'support.email',
    'support.phone',
    'voucher.missesPerMinute',
    'wheel.spinsPerMinute',
    'wheel.turnsPerDay',
    'words.action',
  ]
  expect(await keys()).toEqual(all)
  expect(await keys('(limit: 100, offset: 0)')).toEqual(all)
  expect(await keys('(limit: 4, offset: 1)')).toEqual(all.slice(0, 4))
  expect(await keys('(limit: 4, offset: 3)')).toEqual(all.slice(8, 12))
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
  expect(await change({ value: '8' })).toEqual({ value: '8', description: 'Lượt miễn phí', version: 3 })
  expect(await change({ description: null })).toEqual({ value: '8', description: null, version: 4 })
  expect(await change({ description: '' })).toMatchObject({ description: null, version: 4 })
  expect((await client.refusal(update, { key, data: { value: '1' }, version: 2 })).changes).toContainEqual(
    expect.objectContaining({ field: 'value', seen: '7', now: '8' }),
  )
})

test.each([
  ...['ba', '-1', '0', '2.5', '1e3'].map((value) => [
    'wheel.turnsPerDay',
    value,
    'This setting is a whole number from 1, such as 3.',
  ]),
  ...['latest', '1', '1.2.3.4', 'v1.2'].map((value) => [
    'app.minimumVersion',
    value,
    'This setting is a version of the app, such as 1.4.0.',
  ]),
  ['app.openRegistration', 'yes', 'This setting is YES or NO.'],
  ['words.action', 'DELETE', 'This setting is REFUSE, MASK or REVIEW.'],
  ['support.email', 'help', 'This setting is an email address, such as help@example.com.'],
  ...['call us', '123', '00000000000'].map((value) => [
    'support.phone',
    value,
    'This setting is a phone number, such as 1900 0000 or +84 24 3333 4444.',
  ]),
  ['wheel.turnsPerDay', ' ', 'Please input your value!'],
  ['support.phone', '', 'Please input your value!'],
] as [string, string, string][])('%s refuses %j', async (key, value, message) => {
  const { code, fields } = await client.refusal(update, { key, data: { value } })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field: 'data.value', message }))
})

test.each([
  ['app.minimumVersion', '2.10.1'],
  ['support.email', 'help@example.vn'],
  ['support.phone', '1800 1234'],
  ['voucher.missesPerMinute', '7'],
])('%s takes %j', async (key, value) => {
  expect((await client.data(update, { key, data: { value } })).cmsUpdateSetting).toMatchObject({ value })
})

test('there is no other setting, and none is added or deleted', async () => {
  expect(await client.refusal(update, { key: 'other', data: { value: '1' } })).toMatchObject({
    code: 'NOT_FOUND',
    reason: 'system_settings_text_gone',
  })
  await expect(server.db.deleteFrom('system_settings').execute()).rejects.toThrow(/permission denied/)
})

test('a setting is shown to the app by a switch; never a limit', async () => {
  const key = 'support.email'
  await client.data(update, { key, data: { isPublic: true } })
  await client.data(update, { key, data: { value: 'hoi@example.vn' } })
  const member = server.asMember(await factories(server.db).aUser())
  expect((await member.data('{ appConfig { settings { key value } } }')).appConfig.settings).toEqual([
    { key, value: 'hoi@example.vn' },
  ])
  for (const limit of ['voucher.missesPerMinute', 'wheel.spinsPerMinute', 'points.correctionLimit'])
    expect((await client.refusal(update, { key: limit, data: { isPublic: true } })).fields![0]).toMatchObject({
      field: 'data.isPublic',
      reason: 'system_settings_text_never_public',
    })
})
