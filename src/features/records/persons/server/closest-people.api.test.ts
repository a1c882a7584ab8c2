import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const admin = server.as(await anAdmin({ full_name: 'Quản Trị' }))
const reader = server.as(await aUser({ full_name: 'Người Đọc', badge_status: 'VERIFIED' }))

const found = async (q: string, limit = 10) =>
  (
    await admin.data('query ($q: String!, $limit: Int) { cmsFindUsers(q: $q, limit: $limit) { _id fullName } }', {
      q,
      limit,
    })
  ).cmsFindUsers as { _id: string; fullName: string }[]
const names = async (q: string, limit?: number) => (await found(q, limit)).map(({ fullName }) => fullName)
const creators = async (q: string) =>
  (
    (await reader.data('query ($q: String!) { cmsFindCreators(q: $q) { fullName } }', { q })).cmsFindCreators as {
      fullName: string
    }[]
  ).map(({ fullName }) => fullName)

const inOrder = ['Phương Yến', 'Vũ Phương Yến', 'Nguyễn Phương Yến', 'Nguyễn Hoàng Phương Yến Nhi']
// The closest person is the oldest one, and neither the time nor the order of names puts it first.
await aUser({ full_name: 'Phương Yến', created_at: new Date('2020-01-01T00:00:00Z') })
for (const full_name of inOrder.slice(1).toReversed()) await aUser({ full_name })
await aUser({ full_name: 'Bùi An', username: 'phuong.yen', email: 'phuong.yen@example.vn' })

test('the closest names come first, the very name before all', async () => {
  expect(await names('phuong yen')).toEqual([...inOrder, 'Bùi An'])
  expect(await names('PHƯƠNG  yến')).toEqual([...inOrder, 'Bùi An'])
  expect(await names('phuong yen', 1)).toEqual(['Phương Yến'])
})

test('a reader of posts finds by name alone, the closest first', async () => {
  expect(await creators('phuong yen')).toEqual(inOrder)
  expect(await creators('phuong.yen')).toEqual([])
})

test('a number, an e-mail address and the end of an id find a person too', async () => {
  const { id } = await aUser({ full_name: 'Đặng Vy', phone_number: '+84912345678', email: 'vy.dang@example.vn' })
  for (const text of ['0912345678', '345678', 'vy.dang@exa', id.slice(-6), id])
    expect(
      (await found(text)).map(({ _id }) => _id),
      text,
    ).toEqual([id])
})

test('the very name is first also among more people than are compared', async () => {
  await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code, created_at)
    select gen_random_uuid(), '+8491' || lpad(i::text, 7, '0'), 'none', 'Trần Thu Hà ' || i, 'MALE', 'VN',
      timestamptz '2026-01-01' + make_interval(mins => i)
    from generate_series(1, 600) i`.execute(server.db)
  await aUser({ full_name: 'Thu Hà', created_at: new Date('2019-01-01T00:00:00Z') })
  expect((await names('thu ha'))[0]).toBe('Thu Hà')
  expect((await creators('thu ha'))[0]).toBe('Thu Hà')
})
