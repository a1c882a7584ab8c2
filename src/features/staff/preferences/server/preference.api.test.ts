import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aStaff, aVerified } = factories(server.db)
const [staff, reader] = [server.as(await aStaff()), server.as(await aVerified())]
const set = 'mutation ($key: String!, $value: JSON!) { setPreference(key: $key, value: $value) { key value } }'
const mine = '{ myPreferences { key value } }'

test('a preference is kept, replaced, and only visible to its person', async () => {
  const value = { hidden: ['email'], density: 'compact' }
  expect((await staff.data(set, { key: 'list.Post', value })).setPreference).toEqual({ key: 'list.Post', value })
  await staff.data(set, { key: 'list.Post', value: [1, 'hai', null] })
  await staff.data(set, { key: 'theme', value: 'dark' })
  await reader.data(set, { key: 'theme', value: false })
  expect((await staff.data(mine)).myPreferences).toEqual([
    { key: 'list.Post', value: [1, 'hai', null] },
    { key: 'theme', value: 'dark' },
  ])
  expect((await reader.data(mine)).myPreferences).toEqual([{ key: 'theme', value: false }])
})

test.each([
  ['a long key', { key: 'k'.repeat(101), value: 1 }, 'key'],
  ['a key with spaces', { key: 'a b', value: 1 }, 'key'],
  ['a large value', { key: 'k', value: 'x'.repeat(4_001) }, 'value'],
])('%s is refused', async (_, variables, field) => {
  expect((await staff.refusal(set, variables)).fields?.[0]?.field).toBe(field)
})
