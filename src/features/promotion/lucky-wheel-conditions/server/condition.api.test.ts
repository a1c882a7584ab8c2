import { expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const client = server.as(await factories(server.db).aGrantee('PROMOTION'))

const listing =
  '{ cmsListLuckyWheelConfigs { counter items { _id prizeTier description conditionType missionType minimum version } } }'
const updating = `mutation ($_id: ID!, $prizeTier: LuckyWheelPrizeTier, $conditionType: WinningConditionType, $missionType: MissionType,
  $minimum: Float, $description: String, $version: Int) { cmsUpdateLuckyWheelConfig(_id: $_id, prizeTier: $prizeTier,
  conditionType: $conditionType, missionType: $missionType, minimum: $minimum, description: $description, version: $version) {
  prizeTier description conditionType missionType minimum version } }`
const conditions = async () => (await client.data(listing)).cmsListLuckyWheelConfigs

test('there is one condition a tier from the start, the best tier first, and everybody can win', async () => {
  const { counter, items } = await conditions()
  expect(counter).toBe(4)
  expect((items as { prizeTier: string; minimum: number }[]).map((one) => [one.prizeTier, one.minimum])).toEqual([
    ['DIAMOND', 0],
    ['GOLD', 0],
    ['SILVER', 0],
    ['BRONZE', 0],
  ])
})

test('a condition is changed, keeps what is absent, and undo puts it back', async () => {
  const { _id, version, description } = (await conditions()).items[1]
  const points = { conditionType: 'POINTS', minimum: 12.35, missionType: 'REVIEW' }
  const changed = (await client.data(updating, { _id, version, prizeTier: 'GOLD', ...points }))
    .cmsUpdateLuckyWheelConfig
  expect(changed).toEqual({ prizeTier: 'GOLD', description, ...points, version: version + 1 })
  expect((await client.refusal(updating, { _id, version, minimum: 1 })).code).toBe('CONFLICT')
  await client.data(
    `mutation { cmsUndo(model: LUCKY_WHEEL_CONFIG, _id: "${_id}", version: ${changed.version}) { version } }`,
  )
  expect((await conditions()).items[1]).toMatchObject({ conditionType: 'TOTAL', minimum: 0, missionType: null })
})

test('a change without a difference is none', async () => {
  const { _id, version, minimum } = (await conditions()).items[3]
  expect((await client.data(updating, { _id, minimum })).cmsUpdateLuckyWheelConfig.version).toBe(version)
})

test.each([
  [{ minimum: -0.01 }, 'minimum', /at least 0/],
  [{ minimum: 1.005 }, 'minimum', 'The minimum has at most two decimal places.'],
  [{ description: '  ' }, 'description', 'Please input description!'],
  [{ description: 'x'.repeat(501) }, 'description', /at most 500 characters/],
  [{ prizeTier: 'BRONZE' }, 'prizeTier', 'The tier of a condition cannot be changed.'],
])('%o is refused', async (given, field, message) => {
  const { _id } = (await conditions()).items[0]
  const { code, fields } = await client.refusal(updating, { _id, ...given })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message: expect.stringMatching(message) as string }))
})

test('none is created or deleted, not even by a statement of the application', async () => {
  expect((await client.refusal(updating, { _id: noId, minimum: 1 })).code).toBe('NOT_FOUND')
  await expect(server.db.deleteFrom('lucky_wheel_configs').execute()).rejects.toMatchObject({ code: '42501' })
})
