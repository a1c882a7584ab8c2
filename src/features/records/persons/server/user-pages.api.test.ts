import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { addUpPoints } from '../../../../../database/demo/add-up-points.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const client = server.as(await factories(server.db).anAdmin())

const total = 3_001
await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code, term_status, created_at)
  select gen_random_uuid(), '+8491' || lpad(i::text, 7, '0'), 'none', 'Người ' || i % 50, 'MALE', 'VN',
    case when i % 2 = 0 then 'BLOCKED' else 'NORMAL' end, timestamptz '2026-01-01' + make_interval(mins => i / 4)
  from generate_series(1, ${sql.lit(total - 1)}) i`.execute(server.db)

await server.asOwner(async (owner) => {
  await sql`insert into point_entries (id, user_id, other_account, cause, amount, earned)
  select gen_random_uuid(), id, 'REWARDS', 'RULE', 100 * n, true
  from (select id, row_number() over (order by id) % 9 as n from users) numbered where n > 0`.execute(owner)
  await addUpPoints(owner)
})

const list = `query ($page: Int, $limit: Int, $sortBy: UserSort, $filter: UserFilter) {
  cmsGetUsers(page: $page, limit: $limit, sortBy: $sortBy, filter: $filter) { items { _id } } }`
const page = async (variables: object) =>
  ((await client.data(list, variables)).cmsGetUsers.items as { _id: string }[]).map((user) => user._id)

test.each([
  ['CREATED_AT', 'created_at', 'ASC'],
  ['CREATED_AT', 'created_at', 'DESC'],
  ['FULL_NAME', 'name_sort', 'ASC'],
  ['FULL_NAME', 'name_sort', 'DESC'],
  ['POINT', 'active_points', 'ASC'],
  ['POINT', 'active_points', 'DESC'],
] as const)(
  'the first, next, middle and last pages by %s (%s) %s are the same whichever way they are read',
  async (type, column, dir) => {
    const order = dir === 'ASC' ? 'asc' : 'desc'
    const rows = await server.db
      .selectFrom('users')
      .innerJoin('balances', 'balances.user_id', 'users.id')
      .select('id')
      .orderBy(column, order)
      .orderBy('id', order)
      .execute()
    const expected = rows.map((row) => row.id)
    expect(expected).toHaveLength(total)
    for (const limit of [10, 100]) {
      const last = Math.ceil(total / limit)
      for (const number of [
        1,
        2,
        Math.floor(last / 3),
        Math.ceil(last / 2),
        Math.ceil(last / 2) + 1,
        last - 1,
        last,
        last + 1,
      ]) {
        expect(await page({ page: number, limit, sortBy: { type, dir } }), `page ${number} of ${limit}`).toEqual(
          expected.slice((number - 1) * limit, number * limit),
        )
      }
    }
  },
)

test('the last pages of a filtered list are complete', async () => {
  const rows = await server.db
    .selectFrom('users')
    .select('id')
    .where('term_status', '=', 'BLOCKED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const expected = rows.map((row) => row.id)
  for (const number of [101, 130, 150, 151]) {
    expect(await page({ page: number, limit: 10, filter: { termStatus: 'BLOCKED' } })).toEqual(
      expected.slice((number - 1) * 10, number * 10),
    )
  }
})

test('by points, matches of a rare value are sorted too, from either end', async () => {
  await sql`update users set user_group = 'STAFF' where id in (
    select id from users where user_group = 'MEMBER' order by id limit 12)`.execute(server.db)
  const rows = await server.db
    .selectFrom('users')
    .innerJoin('balances', 'balances.user_id', 'users.id')
    .select('id')
    .where('user_group', '=', 'STAFF')
    .orderBy('active_points', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const expected = rows.map((row) => row.id)
  for (const number of [1, 2, 3, 4])
    expect(
      await page({ page: number, limit: 4, sortBy: { type: 'POINT', dir: 'DESC' }, filter: { group: 'STAFF' } }),
    ).toEqual(expected.slice((number - 1) * 4, number * 4))
})

test('by points, every page of a filtered list is the same, whichever ids are held while walking', async () => {
  await sql`update users set gender = case when phone_number like '%7' then 'OTHER' else 'MALE' end,
    term_status = case when phone_number like '%3' then 'HIDDEN' else 'NORMAL' end`.execute(server.db)
  const filters = [
    [{ gender: 'MALE' }, sql<boolean>`gender = 'MALE'`],
    [{ gender: 'OTHER' }, sql<boolean>`gender = 'OTHER'`],
    [{ gender: 'MALE', termStatus: 'NORMAL' }, sql<boolean>`gender = 'MALE' and term_status = 'NORMAL'`],
    [
      { genderIn: ['MALE', 'FEMALE'], termStatusIn: ['NORMAL', 'BLOCKED'], group: 'MEMBER' },
      sql<boolean>`gender <> 'OTHER' and term_status = 'NORMAL' and user_group = 'MEMBER'`,
    ],
  ] as const
  for (const [filter, matches] of filters) {
    const query = server.db
      .selectFrom('users')
      .innerJoin('balances', 'balances.user_id', 'users.id')
      .select('id')
      .where(matches)
      .orderBy('active_points', 'desc')
      .orderBy('id', 'desc')
    const expected = (await query.execute()).map((row) => row.id)
    const last = Math.ceil(expected.length / 10)
    for (const number of [1, 2, Math.floor(last / 3), Math.ceil(last / 2), last - 1, last])
      expect(
        await page({ page: number, limit: 10, sortBy: { type: 'POINT', dir: 'DESC' }, filter }),
        `page ${number} of ${JSON.stringify(filter)}`,
      ).toEqual(expected.slice((number - 1) * 10, number * 10))
  }
})
