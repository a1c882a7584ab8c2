import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { db } = server
const make = factories(db)
const admin = server.as(await make.anAdmin({ created_at: new Date('2020-01-01T00:00:00Z') }))
const today = dayOf(new Date())
/** The moment at `hour` o'clock (GMT+7) on a local day. */
const at = (day: string, hour = 12) => new Date(startOfDay(day).getTime() + hour * 3_600_000)

const report = (model: 'USER' | 'POST' | 'COMMENT', target_id: string, created_by: string, created_at = new Date()) =>
  db.insertInto('reports').values({ id: uuidv7(), model, target_id, type: 'SPAM', created_by, created_at }).execute()

describe('figures per day', () => {
  test('use local days and include days without records as zero', async () => {
    // One second before midnight in GMT+7, and midnight itself.
    await make.aUser({ created_at: new Date('2021-03-02T16:59:59Z') })
    await make.aUser({ created_at: new Date('2021-03-02T17:00:00Z') })
    const rows = await admin.data(
      '{ cmsNewUsersPerDay(startDate: "2021-03-01", endDate: "2021-03-04") { date newUsers } }',
    )
    expect(rows.cmsNewUsersPerDay).toEqual([
      { date: '2021-03-01', newUsers: 0 },
      { date: '2021-03-02', newUsers: 1 },
      { date: '2021-03-03', newUsers: 1 },
      { date: '2021-03-04', newUsers: 0 },
    ])
  })

  test('return points in points, not hundredths, and leave out what is not earned', async () => {
    const { id } = await make.aUser()
    const created_at = at('2021-05-01')
    await make.points(id, 1050, { created_at })
    await make.points(id, 25, { created_at })
    await make.points(id, -500, { created_at, earned: false, cause: 'VOUCHER', other_account: 'VOUCHERS' })
    const rows = await admin.data(
      '{ cmsPointsEarnedPerDay(startDate: "2021-05-01", endDate: "2021-05-02") { date earnedPoints changedCount } }',
    )
    expect(rows.cmsPointsEarnedPerDay).toEqual([
      { date: '2021-05-01', earnedPoints: 10.75, changedCount: 2 },
      { date: '2021-05-02', earnedPoints: 0, changedCount: 0 },
    ])
  })

  test.each([
    ['startDate: "2021-05-02", endDate: "2021-05-01"', 'must not be before startDate'],
    ['startDate: "1990-01-01", endDate: "2021-05-01"', 'must be at most 3660 days after startDate'],
  ])('refuse a range of %s', async (range, message) => {
    for (const field of ['cmsNewUsersPerDay', 'cmsPointsEarnedPerDay', 'cmsPostsPerDay', 'cmsReportsPerDay']) {
      const refusal = await admin.refusal(`{ ${field}(${range}) { date } }`)
      expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'endDate', message }] })
    }
  })
})

describe('top users', () => {
  test('are sorted, ten to a page, of yesterday by default', async () => {
    const yesterday = addDays(today, -1)
    const people = await Promise.all(Array.from({ length: 12 }, () => make.aUser()))
    for (const [i, person] of people.entries()) {
      await make.points(person.id, 100 * (i + 1), { created_at: at(yesterday, 0) })
      await make.points(person.id, 1, { created_at: at(yesterday, 23) })
      await make.points(person.id, 100_000 - i, { created_at: at(addDays(yesterday, -1), 23) })
    }
    const ask = 'items { userId changedCount earnedPoints user { _id fullName phoneNumber avatar { uri } } }'
    const { usual, second, before, both } = await admin.data(`{
      usual: cmsTopUsersByPointsPerDay { counter ${ask} }
      second: cmsTopUsersByPointsPerDay(page: 2) { ${ask} }
      before: cmsTopUsersByPointsPerDay(limit: 1, filterDate: "${addDays(yesterday, -1)}") { ${ask} }
      both: cmsTopUsersByPointsPerDay(limit: 1, filterRange: { from: "${addDays(yesterday, -1)}", to: "${yesterday}" }) { counter ${ask} }
    }`)
    expect(usual.counter).toBe(12)
    expect(usual.items).toHaveLength(10)
    expect(usual.items[0]).toMatchObject({
      userId: people[11]!.id,
      changedCount: 2,
      earnedPoints: 12.01,
      user: { fullName: people[11]!.full_name },
    })
    expect(second.items.map((row: { userId: string }) => row.userId)).toEqual([people[1]!.id, people[0]!.id])
    expect(before.items[0]).toMatchObject({ userId: people[0]!.id, changedCount: 1, earnedPoints: 1000 })
    expect(both).toMatchObject({
      counter: 12,
      items: [{ userId: people[11]!.id, changedCount: 3, earnedPoints: 1011.9 }],
    })
  })

  test('refuse a range longer than a month', async () => {
    const refusal = await admin.refusal(
      '{ cmsTopUsersByPointsPerDay(filterRange: { from: "2021-01-01", to: "2021-03-01" }) { counter } }',
    )
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'filterRange.to' }] })
  })

  test('refuse a range together with a day', async () => {
    const range = 'filterRange: { from: "2021-01-01", to: "2021-01-02" }'
    const refusal = await admin.refusal(`{ cmsTopUsersByPointsPerDay(filterDate: "2021-01-01", ${range}) { counter } }`)
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'filterRange' }] })
  })
})

describe('top referrals', async () => {
  const [an, binh] = [await make.aUser({ full_name: 'Trần Thị Ân' }), await make.aUser({ full_name: 'Lê Bình' })]
  const brought = async (referred_by: string, ...days: string[]) => {
    for (const day of days) await make.aUser({ referred_by, created_at: at(day, 1) })
  }
  await brought(an.id, '2022-01-01', '2022-01-02', '2022-02-01')
  await brought(binh.id, '2022-02-01', '2022-02-02')
  const ask = (args = '') =>
    `cmsTopReferralUsers${args} { counter items { _id fullName phoneNumber referredUserNumber avatar { uri } } }`

  test.each([
    [
      'all of them',
      '',
      [
        [an.id, 3],
        [binh.id, 2],
      ],
    ],
    [
      'a range that holds all',
      '(filter: { rangeDate: { from: "2020-08-26", to: "2030-01-01" } })',
      [
        [an.id, 3],
        [binh.id, 2],
      ],
    ],
    [
      'a range of whole days',
      '(filter: { rangeDate: { from: "2022-01-02", to: "2022-02-01" } })',
      [
        [an.id, 2],
        [binh.id, 1],
      ],
    ],
    [
      'an open range',
      '(filter: { rangeDate: { from: "2022-02-01" } })',
      [
        [binh.id, 2],
        [an.id, 1],
      ],
    ],
    ['an empty range', '(filter: { rangeDate: { from: "2021-01-01", to: "2021-12-31" } })', []],
    ['a name without its accents', '(filter: { q: "an tran" })', [[an.id, 3]]],
    ['a number', `(filter: { q: "${binh.phone_number}" })`, [[binh.id, 2]]],
    [
      'a name within a range',
      '(filter: { q: "bình", rangeDate: { from: "2022-02-02", to: "2022-02-02" } })',
      [[binh.id, 1]],
    ],
  ])('by %s', async (_, args, expected) => {
    const { cmsTopReferralUsers: page } = await admin.data(`{ ${ask(args)} }`)
    expect(
      page.items.map((row: { _id: string; referredUserNumber: number }) => [row._id, row.referredUserNumber]),
    ).toEqual(expected)
    expect(page.counter).toBe(expected.length)
  })

  test('is read by whoever manages promotion, who finds by what the list shows', async () => {
    const grantee = server.as(await make.aGrantee('PROMOTION'))
    const found = async (client: typeof admin, q: string) =>
      (await client.data(`{ ${ask(`(filter: { q: "${q}" })`)} }`)).cmsTopReferralUsers.counter
    expect((await grantee.data(`{ ${ask()} }`)).cmsTopReferralUsers).toMatchObject({
      counter: 2,
      items: [{ _id: an.id }, {}],
    })
    expect([await found(grantee, 'an tran'), await found(grantee, binh.phone_number)]).toEqual([1, 1])
    await server.db.updateTable('users').set({ username: 'songhuong' }).where('id', '=', an.id).execute()
    expect([await found(admin, 'songhuong'), await found(grantee, 'songhuong')]).toEqual([1, 0])
  })

  test('has the same counter of all matches on every page', async () => {
    const { cmsTopReferralUsers: page } = await admin.data(`{ ${ask('(limit: 1, page: 2)')} }`)
    expect(page).toMatchObject({
      counter: 2,
      items: [{ _id: binh.id, fullName: 'Lê Bình', phoneNumber: binh.phone_number, avatar: null }],
    })
    expect((await admin.data(`{ ${ask('(page: 9)')} }`)).cmsTopReferralUsers).toEqual({ counter: 2, items: [] })
  })
})

describe('reports', () => {
  test('are in the backlog until they are handled, and again after a new report', async () => {
    const backlog = async () => {
      const { cmsReportBacklog } = await admin.data('{ cmsReportBacklog { model targets reports } }')
      return cmsReportBacklog.find((row: { model: string }) => row.model === 'POST')
    }
    const post = await make.aPost()
    const reporters = [await make.aUser(), await make.aUser(), await make.aUser()] as const
    await report('POST', post.id, reporters[0].id)
    await report('POST', post.id, reporters[1].id)
    expect(await backlog()).toEqual({ model: 'POST', targets: 1, reports: 2 })
    await db.updateTable('report_targets').set({ handled: true, version: 2 }).where('target_id', '=', post.id).execute()
    expect(await backlog()).toEqual({ model: 'POST', targets: 0, reports: 0 })
    await report('POST', post.id, reporters[2].id)
    expect(await backlog()).toEqual({ model: 'POST', targets: 1, reports: 3 })
  })

  test('of the backlog are as old as the latest report of their record', async () => {
    const reporter = await make.aUser()
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const ages = async () => {
      const { cmsReportBacklog } = await admin.data('{ cmsReportBacklog { model targets lastDay lastWeek } }')
      return cmsReportBacklog.find((row: { model: string }) => row.model === 'USER')
    }
    const before = await ages()
    const [fresh, weekOld, old] = [await make.aUser(), await make.aUser(), await make.aUser()] as const
    await report('USER', fresh.id, reporter.id, hoursAgo(300))
    await report('USER', fresh.id, old.id, hoursAgo(23))
    await report('USER', weekOld.id, reporter.id, hoursAgo(6 * 24))
    await report('USER', old.id, reporter.id, hoursAgo(8 * 24))
    expect(await ages()).toEqual({
      model: 'USER',
      targets: before.targets + 3,
      lastDay: before.lastDay + 1,
      lastWeek: before.lastWeek + 2,
    })
    await db
      .updateTable('report_targets')
      .set({ handled: true, version: 2 })
      .where('target_id', '=', fresh.id)
      .execute()
    expect(await ages()).toMatchObject({ lastDay: before.lastDay, lastWeek: before.lastWeek + 1 })
  })
  test('count for the creator of the record, on the day of the report', async () => {
    const creator = await make.aUser()
    const [reporter, other] = [await make.aUser(), await make.aUser()]
    const post = await make.aPost({ created_by: creator.id })
    await report('POST', post.id, reporter.id, at('2021-07-01'))
    await report('POST', post.id, other.id, at('2021-07-02'))
    await report('USER', creator.id, reporter.id, at('2021-07-02'))
    await report('USER', other.id, reporter.id, at('2021-07-02'))
    // A kind of record without a known creator.
    await report('COMMENT', uuidv7(), reporter.id, at('2021-07-02'))
    const { two, one, days } = await admin.data(`{
      two: cmsMostReportedCreators(startDate: "2021-07-01", endDate: "2021-07-02") { userId reports user { fullName } }
      one: cmsMostReportedCreators(startDate: "2021-07-02", endDate: "2021-07-02", limit: 1) { userId reports }
      days: cmsReportsPerDay(startDate: "2021-07-01", endDate: "2021-07-02") { date reason reports }
    }`)
    expect(two).toEqual([
      { userId: creator.id, reports: 3, user: { fullName: creator.full_name } },
      { userId: other.id, reports: 1, user: { fullName: other.full_name } },
    ])
    expect(one).toEqual([{ userId: creator.id, reports: 2 }])
    expect(days).toHaveLength(2 * 8)
    expect(days.filter((row: { reports: number }) => row.reports > 0)).toEqual([
      { date: '2021-07-01', reason: 'SPAM', reports: 1 },
      { date: '2021-07-02', reason: 'SPAM', reports: 4 },
    ])
  })

  test('cannot change what they report', async () => {
    await expect(db.updateTable('reports').set({ type: 'NUDITY' }).execute()).rejects.toThrow('keeps its target')
  })
})

test('posts by day and type', async () => {
  await make.aPost({ type: 'REVIEW', created_at: at('2021-09-01'), status: 'BLOCKED' })
  await make.aPost({ type: 'REVIEW', created_at: at('2021-09-01') })
  const { cmsPostsPerDay: rows } = await admin.data(
    '{ cmsPostsPerDay(startDate: "2021-09-01", endDate: "2021-09-02") { date type posts } }',
  )
  expect(rows).toHaveLength(2 * 5)
  expect(rows.filter((row: { posts: number }) => row.posts > 0)).toEqual([
    { date: '2021-09-01', type: 'REVIEW', posts: 2 },
  ])
})

test('users by country, largest first, with their share', async () => {
  await db.transaction().execute(async (trx) => {
    for (let i = 0; i < 3; i++) await factories(trx).aUser({ country_code: 'JP' })
  })
  const { cmsNumberOfUsersByCountry: rows, cmsNumberOfUsers: users } = await admin.data(
    '{ cmsNumberOfUsers cmsNumberOfUsersByCountry { country users percentage } }',
  )
  const { n } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(users).toBe(n)
  expect(rows.map((row: { country: string }) => row.country)).toEqual(['VN', 'JP'])
  expect(rows[1]).toEqual({ country: 'JP', users: 3, percentage: Math.round(30_000 / n) / 100 })
})

test('partner pages', async () => {
  const [one, two] = [await make.aPage(), await make.aPage()]
  await db.updateTable('pages').set({ is_partner: true }).where('id', 'in', [one.id, two.id]).execute()
  expect((await admin.data('{ cmsNumberOfPartnerPages }')).cmsNumberOfPartnerPages).toBe(2)
  await db.updateTable('pages').set({ is_partner: false }).where('id', '=', one.id).execute()
  expect((await admin.data('{ cmsNumberOfPartnerPages }')).cmsNumberOfPartnerPages).toBe(1)
  await db.deleteFrom('pages').where('id', '=', two.id).execute()
  expect((await admin.data('{ cmsNumberOfPartnerPages }')).cmsNumberOfPartnerPages).toBe(0)
})
