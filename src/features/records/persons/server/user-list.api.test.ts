import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { countingStatements } from '../../../../platform/server/database/statement-count.ts'
import { foldUserTally } from '../../../../platform/server/jobs/housekeeping.ts'

const server = await startServer()
const { aUser, anAdmin, aBadge, points } = factories(server.db)
const admin = await anAdmin({ full_name: 'Quản Trị', created_at: new Date('2020-01-01T00:00:00Z') })
const client = server.as(admin)

const list = `query ($query: String, $limit: Int, $page: Int, $filter: UserFilter, $sortBy: UserSort) {
  cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) { counter items { _id } } }`
const users = async (variables: object = {}) =>
  (await client.data(list, variables)).cmsGetUsers as { counter: number; items: { _id: string }[] }
const ids = async (variables: object = {}) => (await users({ limit: 100, ...variables })).items.map((user) => user._id)
const found = async (query: string) => (await ids({ query })).toSorted()

const badge = await aBadge()
const groups = ['MEMBER', 'MEMBER', 'STAFF', 'PROVIDER'] as const
const statuses = ['NORMAL', 'NORMAL', 'BLOCKED', 'SUSPENDING', 'HIDDEN'] as const
const genders = ['MALE', 'FEMALE', 'OTHER'] as const
// In Vietnamese order. Several people share a name, a creation time and a balance, so that only the id decides their
// order.
const names = ['An', 'Ăng', 'Ân', 'Bình', 'Cúc', 'Dung', 'Đào', 'Em', 'Ê-đê', 'Oanh', 'Ông', 'Ơn', 'Uyên', 'Ưng', 'Yến']
const people: Person[] = []
for (let i = 0; i < 45; i++) {
  const person = await aUser({
    full_name: names[(i * 7) % names.length]!,
    user_group: groups[i % groups.length]!,
    term_status: statuses[i % statuses.length]!,
    gender: genders[i % genders.length]!,
    badge_id: i % 6 === 0 ? badge.id : null,
    created_at: new Date(Date.UTC(2026, 0, 1 + (i % 9))),
  })
  if (i % 3) await points(person.id, (i % 5) * 1000 + 25)
  people.push(person)
}
const dao = await aUser({
  full_name: 'Nguyễn Thị Đào',
  username: 'HoaDao',
  email: 'Dao.Nguyen@example.vn',
  phone_number: '+84988777666',
})
const smith = await aUser({
  full_name: 'Zoë 100% Smith_Jones',
  username: null,
  email: null,
  phone_number: '+14155550132',
})
const everybody = await server.db.selectFrom('users').selectAll().execute()
const idsOf = (some: readonly Person[]) => some.map((person) => person.id).toSorted()

describe('a filter of the user list', () => {
  test('on status, group, gender or badge returns those that match', async () => {
    for (const termStatus of statuses)
      expect((await ids({ filter: { termStatus } })).toSorted()).toEqual(
        idsOf(everybody.filter((u) => u.term_status === termStatus)),
      )
    for (const group of [...groups, 'ADMIN'])
      expect((await ids({ filter: { group } })).toSorted()).toEqual(
        idsOf(everybody.filter((u) => u.user_group === group)),
      )
    for (const gender of genders)
      expect((await ids({ filter: { gender } })).toSorted()).toEqual(
        idsOf(everybody.filter((u) => u.gender === gender)),
      )
    expect((await ids({ filter: { badgeId: badge.id } })).toSorted()).toEqual(
      idsOf(everybody.filter((u) => u.badge_id === badge.id)),
    )
  })

  test('takes several values: of a filter any, of all filters together', async () => {
    const filter = { termStatusIn: ['BLOCKED', 'HIDDEN'], groupIn: ['STAFF', 'PROVIDER'] }
    const matching = everybody.filter(
      (u) => filter.termStatusIn.includes(u.term_status) && filter.groupIn.includes(u.user_group),
    )
    expect(matching.length).toBeGreaterThan(0)
    expect((await ids({ filter })).toSorted()).toEqual(idsOf(matching))
    expect((await users({ filter })).counter).toBe(matching.length)
    const paged = await Promise.all([1, 2, 3, 4].map((page) => ids({ filter, limit: 5, page })))
    expect(paged.flat().toSorted()).toEqual(idsOf(matching))
  })

  test('refuses one value and several at once, and an empty list', async () => {
    expect(await client.refusal(list, { filter: { termStatus: 'BLOCKED', termStatusIn: ['HIDDEN'] } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'filter.termStatusIn', reason: 'platform_text_not_together', params: { other: 'termStatus' } }],
    })
    expect((await client.refusal(list, { filter: { termStatusIn: [] } })).fields).toMatchObject([
      { field: 'filter.termStatusIn', reason: 'platform_text_too_few' },
    ])
  })

  test('together with others and a text returns those that match all of them', async () => {
    const filter = { termStatus: 'NORMAL', group: 'MEMBER', gender: 'MALE', badgeId: badge.id }
    const all = everybody.filter(
      (u) => u.term_status === 'NORMAL' && u.user_group === 'MEMBER' && u.gender === 'MALE' && u.badge_id === badge.id,
    )
    expect(all.length).toBeGreaterThan(0)
    expect((await ids({ filter })).toSorted()).toEqual(idsOf(all))
    const name = all[0]!.full_name
    expect((await ids({ filter, query: name })).toSorted()).toEqual(idsOf(all.filter((u) => u.full_name === name)))
  })

  test('that is null or absent matches everybody', async () => {
    expect((await users({ filter: { termStatus: null, group: null }, query: null })).counter).toBe(everybody.length)
  })
})

describe('an order of the user list', () => {
  const rank = new Map(
    [...new Set(everybody.map((u) => u.full_name))]
      .toSorted(new Intl.Collator('vi').compare)
      .map((name, i) => [name, i]),
  )
  const fresh = async () =>
    server.db
      .selectFrom('users')
      .innerJoin('balances', 'balances.user_id', 'users.id')
      .selectAll('users')
      .select('active_points')
      .execute()
  type Ordered = Awaited<ReturnType<typeof fresh>>[number]
  const keys = {
    CREATED_AT: (u: Ordered) => u.created_at.getTime(),
    FULL_NAME: (u: Ordered) => rank.get(u.full_name)!,
    POINT: (u: Ordered) => u.active_points,
  }

  test.each(Object.keys(keys).flatMap((type) => ['ASC', 'DESC'].map((dir) => [type, dir] as const)))(
    'by %s %s is total, across pages too',
    async (type, dir) => {
      const key = keys[type as keyof typeof keys]
      const sign = dir === 'ASC' ? 1 : -1
      const expected = (await fresh())
        .toSorted((a, b) => sign * (key(a) - key(b) || (a.id < b.id ? -1 : 1)))
        .map((u) => u.id)
      const sortBy = { type, dir }
      expect(await ids({ sortBy })).toEqual(expected)
      const paged: string[] = []
      for (let page = 1; page <= 7; page++) paged.push(...(await ids({ sortBy, limit: 7, page })))
      expect(paged).toEqual(expected)
    },
  )

  test.each<[string, object, (u: Person) => boolean]>([
    ['a status', { filter: { termStatus: 'BLOCKED' } }, (u) => u.term_status === 'BLOCKED'],
    [
      'a badge and a gender',
      { filter: { badgeId: badge.id, gender: 'MALE' } },
      (u) => u.badge_id === badge.id && u.gender === 'MALE',
    ],
    ['a text', { query: 'dung' }, (u) => u.full_name === 'Dung'],
  ])('by points works with the filter %s, across pages too', async (_, variables, matches) => {
    const expected = (await fresh())
      .filter(matches)
      .toSorted((a, b) => b.active_points - a.active_points || (a.id < b.id ? 1 : -1))
      .map((u) => u.id)
    expect(expected.length).toBeGreaterThan(2)
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(expected.length / 2); page++)
      paged.push(...(await ids({ ...variables, sortBy: { type: 'POINT', dir: 'DESC' }, limit: 2, page })))
    expect(paged).toEqual(expected)
  })

  test('by points counts those that match a filter once for the rows and the counter', async () => {
    const statements = async (fields: string) => {
      const byPoints = `{ cmsGetUsers(filter: { group: STAFF }, sortBy: { type: POINT }) { ${fields} } }`
      return (await countingStatements(() => client.data(byPoints))).statements
    }
    expect(await statements('counter items { _id }')).toBe(await statements('items { _id }'))
  })

  test('is by creation, newest first, ten per page, by default', async () => {
    const expected = everybody
      .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
      .map((u) => u.id)
    expect((await users()).items.map((u) => u._id)).toEqual(expected.slice(0, 10))
    expect((await users({ sortBy: {} })).items.map((u) => u._id)).toEqual(expected.slice(0, 10))
  })

  test('past the last page is empty, with the same counter', async () => {
    expect(await users({ page: 99 })).toEqual({ counter: everybody.length, items: [] })
  })
})

test.each([
  ['limit', { limit: 101 }, 'must be at most 100'],
  ['limit', { limit: 0 }, 'must be at least 1'],
  ['page', { page: 0 }, 'must be at least 1'],
  ['query', { query: 'x'.repeat(201) }, expect.any(String)],
])('with a %s out of bounds is refused, not clamped', async (field, variables, message) => {
  expect(await client.refusal(list, variables)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] })
})

describe('the search of the user list', () => {
  test.each([
    'nguyen thi dao',
    'NGUYỄN',
    'đào',
    'ĐÀO',
    'dao',
    'thị',
    'Dao Nguyen',
    'nguy th',
    'nguyen@',
    'example.v',
    'hoadao',
    'HOADAO',
    'dao.nguyen@EXAMPLE',
    '0988777666',
    '+84988777666',
    '988777',
    '777666',
    'Đào'.normalize('NFD'),
  ])('finds by %s, ignoring accents, case and order of words', async (query) =>
    expect(await found(query)).toContain(dao.id),
  )

  test('treats the signs of patterns as ordinary characters', async () => {
    expect(await found('100%')).toEqual([smith.id])
    expect(await found('smith_j')).toEqual([smith.id])
    expect(await found('smithxj')).toEqual([])
    expect(await found('(zoe|dao)')).toEqual([])
    expect(await found('z.e')).toEqual([])
    expect(await found('_')).toEqual([smith.id])
    expect(await found('\\')).toEqual([])
    expect(await found('1%0')).toEqual([])
  })

  test('requires every word', async () => {
    expect(await found('zoe jones')).toEqual([smith.id])
    expect(await found('zoe dao')).toEqual([])
  })

  test('finds a foreign number by its digits', async () => {
    expect(await found('+1415555')).toEqual([smith.id])
  })

  test('finds a word from its start, not inside another one', async () => {
    const yen = await aUser({ full_name: 'Lê Hải Yến' })
    expect(await found('yến')).toContain(yen.id)
    for (const query of ['yến', 'guyen', 'ao', 'ones', 'anguyen'])
      expect(await found(query), query).not.toEqual(expect.arrayContaining([dao.id]))
    expect(await found('nguyen')).toContain(dao.id)
    expect(await found('jones')).toEqual([smith.id])
  })

  test('finds by the six characters of an id that lists show, and by the whole id', async () => {
    const end = dao.id.slice(-6)
    expect(await found(end)).toContain(dao.id)
    expect(await found(` ${end.toUpperCase()} `)).toContain(dao.id)
    expect(await found(dao.id)).toEqual([dao.id])
    expect(await found(dao.id.slice(-5))).toEqual([])
    expect(await users({ query: dao.id, limit: 1 })).toMatchObject({ counter: 1, items: [{ _id: dao.id }] })
  })

  test('counts its matches', async () => {
    expect(await users({ query: 'nguyen dao', limit: 1 })).toMatchObject({ counter: 1, items: [{ _id: dao.id }] })
  })
})

describe('the counter of the user list', () => {
  const combinations = [undefined, ...statuses].flatMap((termStatus) =>
    [undefined, ...groups, 'ADMIN'].flatMap((group) =>
      [undefined, ...genders].flatMap((gender) =>
        [undefined, badge.id].map((badgeId) => ({ termStatus, group, gender, badgeId })),
      ),
    ),
  )
  const counted = () => {
    const fields = combinations.map(
      (filter, i) =>
        [
          `c${i}`,
          Object.entries(filter)
            .filter(([, value]) => value)
            .map(([name, value]) => `${name}: ${name === 'badgeId' ? `"${value}"` : value}`)
            .join(', '),
        ] as const,
    )
    return Promise.all(
      Array.from({ length: Math.ceil(fields.length / 15) }, (_, i) =>
        client.data(
          `{ ${fields
            .slice(i * 15, i * 15 + 15)
            .map(([name, filter]) => `${name}: cmsGetUsers${filter ? `(filter: { ${filter} })` : ''} { counter }`)
            .join(' ')} }`,
        ),
      ),
    ).then((parts) => Object.assign({}, ...parts) as Record<string, { counter: number }>)
  }
  const check = async () => {
    const rows = await server.db.selectFrom('users').selectAll().execute()
    const counters = await counted()
    combinations.forEach(({ termStatus, group, gender, badgeId }, i) => {
      const matching = rows.filter(
        (u) =>
          (!termStatus || u.term_status === termStatus) &&
          (!group || u.user_group === group) &&
          (!gender || u.gender === gender) &&
          (!badgeId || u.badge_id === badgeId),
      )
      expect(counters[`c${i}`]!.counter, JSON.stringify(combinations[i])).toBe(matching.length)
    })
  }

  test('is exact for every combination of filters, after any changes, and after the differences were folded', async () => {
    const pick = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)]!
    for (let i = 0; i < 40; i++) {
      const change = {
        user_group: pick(groups),
        term_status: pick(statuses),
        gender: pick(genders),
        badge_id: pick([badge.id, null]),
      }
      await server.db.updateTable('users').set(change).where('id', '=', pick(people).id).execute()
    }
    await server.db.updateTable('users').set({ gender: 'OTHER' }).where('full_name', '=', 'An').execute()
    await server.db.deleteFrom('users').where('full_name', '=', 'Zoë 100% Smith_Jones').execute()
    await check()
    await foldUserTally(server.app)
    await check()
    await aUser({ term_status: 'BLOCKED' })
    await check()
    await foldUserTally(server.app)
    await foldUserTally(server.app)
    const folded = await sql<{
      n: number
    }>`select count(*)::bigint as n from (select 1 from user_tally group by term_status, user_group, gender, badge_id having count(*) > 1) twice`.execute(
      server.db,
    )
    expect(folded.rows[0]!.n).toBe(0)
  })

  test('is zero for a badge that nobody has', async () => {
    expect(await users({ filter: { badgeId: (await aBadge()).id } })).toEqual({ counter: 0, items: [] })
  })
})
