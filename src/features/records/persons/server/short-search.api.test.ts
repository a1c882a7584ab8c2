import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, aPost, anAdmin } = factories(server.db)
const admin = server.as(await anAdmin({ full_name: 'Quản Trị', username: null, email: null }))

const pageOf = async (query: string, sort = 'CREATED_AT') =>
  (
    await admin.data(
      `query ($query: String!, $sort: UserSortType) {
        cmsGetUsers(query: $query, limit: 100, sortBy: { type: $sort }) { counter counterAtLeast items { fullName } } }`,
      { query, sort },
    )
  ).cmsGetUsers as { counter: number; counterAtLeast: number; items: { fullName: string }[] }
const names = async (query: string) => (await pageOf(query)).items.map(({ fullName }) => fullName).toSorted()

describe('a number of one or two digits begins a word; a longer one may be anywhere', async () => {
  const plain = { username: null, email: null }
  const among = new Set(['Sáu', 'Một', 'Phòng 71'])
  await aUser({ full_name: 'Sáu', phone_number: '+84767111222', ...plain })
  await aUser({ full_name: 'Một', phone_number: '+84912345671', ...plain })
  await aUser({ full_name: 'Phòng 71', phone_number: '+14155550132', ...plain })

  test.each([
    ['7', ['Phòng 71']],
    ['71', ['Phòng 71']],
    ['07', ['Sáu']],
    ['09', ['Một']],
    ['345671', ['Một']],
    ['phòng 7', ['Phòng 71']],
    ['+1', ['Phòng 71']],
  ])('%s', async (text, expected) => {
    expect((await names(text)).filter((name) => among.has(name))).toEqual(expected)
  })
})

describe('a text of which no index knows anything', async () => {
  // The oldest people, more than 2000 others, and nobody among them with a heart.
  const long = new Date('2020-01-01T00:00:00Z')
  await aUser({ full_name: '💚', username: null, email: null, created_at: long })
  await aUser({ full_name: 'Yêu 💚', username: null, email: null, created_at: long })
  await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code, created_at)
    select gen_random_uuid(), '+4497' || lpad(i::text, 7, '0'), 'none', 'Người', 'MALE', 'VN',
      timestamptz '2025-01-01' + make_interval(mins => i) from generate_series(1, 2000) i`.execute(server.db)
  await aUser({ full_name: 'Mới 💚', username: null, email: null })

  test('finds the newest people, and everybody with exactly this name', async () => {
    expect(await names('💚')).toEqual(['Mới 💚', '💚'])
    expect(await names('💚 yêu')).toEqual(['Yêu 💚'])
  })

  test.each(['CREATED_AT', 'FULL_NAME', 'POINT'])('is counted and exported alike, by %s', async (sort) => {
    const { counter, counterAtLeast, items } = await pageOf('💚', sort)
    expect([counter, counterAtLeast, items.length]).toEqual([2, 2, 2])
    const { cmsCountListed } = await admin.data('{ cmsCountListed(list: "User", filters: { query: "💚" }) }')
    expect(cmsCountListed).toBe(2)
  })

  test('finds the newest posts', async () => {
    const { id: created_by } = await aUser({ full_name: 'Tác giả' })
    await aPost({ title: 'Cũ 🌊', created_by, created_at: long })
    await sql`insert into posts (id, type, title, content, created_by, created_at)
      select gen_random_uuid(), 'STATUS', 'Bài', '', ${created_by}, timestamptz '2025-01-01' + make_interval(mins => i)
      from generate_series(1, 2000) i`.execute(server.db)
    await aPost({ title: 'Mới 🌊', created_by })
    const { cmsGetPosts } = await admin.data('{ cmsGetPosts(filter: { q: "🌊" }) { counter items { title } } }')
    expect(cmsGetPosts).toEqual({ counter: 1, items: [{ title: 'Mới 🌊' }] })
    const { cmsGetPosts: both } = await admin.data('{ cmsGetPosts(filter: { q: "🌊 cũ" }) { items { title } } }')
    expect(both.items).toEqual([{ title: 'Cũ 🌊' }])
  })
})

test('a common text is counted up to 10 000; the counter and the count of a list stay exact', async () => {
  await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code, created_at)
    select gen_random_uuid(), '+8496' || lpad(i::text, 7, '0'), 'none', 'Zung ' || i, 'MALE', 'VN',
      timestamptz '2024-01-01' + make_interval(mins => i) from generate_series(1, 10003) i`.execute(server.db)
  expect(await pageOf('zung')).toMatchObject({ counter: 10_003, counterAtLeast: 10_000 })
  const { cmsCountListed } = await admin.data('{ cmsCountListed(list: "User", filters: { query: "zung" }) }')
  expect(cmsCountListed).toBe(10_003)
  // Stored sums are exact at once.
  const { cmsGetUsers } = await admin.data('{ cmsGetUsers(filter: { gender: MALE }) { counter counterAtLeast } }')
  expect(cmsGetUsers.counterAtLeast).toBe(cmsGetUsers.counter)
  expect(cmsGetUsers.counter).toBeGreaterThan(10_003)
})
