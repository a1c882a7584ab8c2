import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { countUsers } from './user.queries.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const client = server.as(await anAdmin({ full_name: 'Quản Trị' }))

const term_statuses = ['NORMAL', 'NORMAL', 'BLOCKED'] as const
// More than ten matches, so the text counts as common.
for (let i = 0; i < 30; i++) {
  const full_name = `${['Nguyễn', 'NGUYEN', 'Lê'][i % 3]} ${i % 2 ? 'Thị' : 'Văn'} Hạnh`
  await aUser({ full_name, username: null, email: null, term_status: term_statuses[i % 3]! })
}
// The letters are within a word.
for (let i = 0; i < 12; i++) await aUser({ full_name: 'Hạnhnguyen Phúc', username: null, email: null })

const counting = `query ($query: String, $filter: UserFilter) {
  cmsGetUsers(query: $query, limit: 1, filter: $filter) { counter } }`
const count = async (variables: object) => (await client.data(counting, variables)).cmsGetUsers.counter as number

test('those whom a common text finds are counted by the starts of words, together with the filters', async () => {
  expect(await count({ query: 'nguyễn' })).toBe(20)
  expect(await count({ query: 'hanh' })).toBe(42)
  expect(await count({ query: 'hanh nguyen' })).toBe(20)
  expect(await count({ query: 'thi hanh' })).toBe(15)
  expect(await count({ query: 'hanh', filter: { termStatus: 'BLOCKED' } })).toBe(10)
  expect(await count({ query: 'nguyen', filter: { termStatus: 'BLOCKED' } })).toBe(0)
})

test('special characters in a common text stand for themselves', async () => {
  for (let i = 0; i < 11; i++) await aUser({ full_name: `A_b 100% ${i}`, username: null, email: null })
  expect(await count({ query: 'a_b' })).toBe(11)
  expect(await count({ query: '100%' })).toBe(11)
  expect(await count({ query: 'axb' })).toBe(0)
})

test('the settings by which common matches are counted end with the count', async () => {
  await count({ query: 'hanh' })
  const settings = sql<{ setting: string }>`
    select setting from pg_settings where name in ('enable_seqscan', 'enable_bitmapscan')`
  const { rows } = await settings.execute(server.app.database.kysely)
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on'])
})

test('a common text is counted within a transaction too', async () => {
  const within = server.db.transaction().execute((trx) => countUsers(trx, { query: 'hanh' }))
  expect(await within).toBe(42)
})
