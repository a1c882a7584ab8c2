import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { tallies } from './report.schema.ts'

const server = await startServer()
const make = factories(server.db)
const { aReport } = make
const admin = await make.anAdmin()
const client = server.as(admin)
const staff = server.as(await make.aStaff())

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const targetOf = (id: string) =>
  server.db.selectFrom('report_targets').selectAll().where('target_id', '=', id).executeTakeFirstOrThrow()
const isOpen = async (id: string) => !(await targetOf(id)).handled

/** A record of each kind. */
const records: Record<TermModel, () => Promise<{ readonly id: string }>> = {
  USER: () => make.aUser(),
  POST: () => make.aPost(),
  COMMENT: () => make.aComment(),
  GROUP: () => make.aGroup(),
  MEDIA: async () => make.aMedia({ uploaded_by: (await make.aUser()).id }),
  PAGE: () => make.aPage(),
  PRODUCT: () => make.aProduct(),
}
const models = Object.keys(records) as TermModel[]
const lists: Record<TermModel, string> = {
  USER: 'cmsGetUserReports',
  POST: 'cmsGetPostReports',
  COMMENT: 'cmsGetCommentReports',
  GROUP: 'cmsGetGroupReports',
  MEDIA: 'cmsGetMediaReports',
  PAGE: 'cmsGetPageReports',
  PRODUCT: 'cmsGetProductReports',
}
const common = '_id totalReports lastReportAt termStatus isAdminReport reason { reason restored } version'
const list = async (model: TermModel, given = 'limit: 100') =>
  (await client.data(`{ ${lists[model]}(${given}) { total offset limit items { ${common} } } }`))[lists[model]]
const idsOf = async (model: TermModel, given?: string) =>
  (await list(model, given)).items.map(({ _id }: { _id: string }) => _id) as string[]

const setStatus = async (model: TermModel, id: string, status: string, reason = 'Vi phạm') =>
  (
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${id}", model: ${model}, termStatus: ${status}, reason: "${reason}") { version } }`,
    )
  ).cmsSetTermStatus.version as number
const mark = (model: TermModel, id: string, lastReportAt: string) =>
  `mutation { cmsMarkReportsHandled(model: ${model}, _id: "${id}", lastReportAt: "${lastReportAt}") { _id model isAdminReport totalReports lastReportAt handledVersion } }`
const unmark = (model: TermModel, id: string) =>
  `mutation { cmsUnmarkReportsHandled(model: ${model}, _id: "${id}") { isAdminReport handledVersion } }`
const undo = (model: string, id: string, version: number) =>
  client.data(`mutation { cmsUndo(model: ${model}, _id: "${id}", version: ${version}) { version } }`)

describe.each(models)('reports of a %s', (model) => {
  test('are one row for each record, the last reported first, with an exact total', async () => {
    const [first, second, third] = [await records[model](), await records[model](), await records[model]()]
    await aReport(model, first.id, { created_at: day(1), type: 'NUDITY' })
    await aReport(model, second.id, { created_at: day(3) })
    await aReport(model, third.id, { created_at: day(2) })
    await aReport(model, third.id, { created_at: day(1) })
    expect(await idsOf(model)).toEqual([second.id, third.id, first.id])
    const page = await list(model, 'limit: 2, offset: 2')
    expect(page).toMatchObject({ total: 3, offset: 2, limit: 2, items: [{ _id: first.id, totalReports: 1 }] })
    const { items } = await list(model)
    expect(items[1]).toMatchObject({
      totalReports: 2,
      lastReportAt: day(2).toISOString(),
      termStatus: 'NORMAL',
      isAdminReport: false,
      reason: [],
      version: 1,
    })
    const byTotal =
      model === 'POST' || model === 'COMMENT' ? 'sortType: TOTAL_REPORTS' : 'sortBy: { type: TOTAL_REPORTS }'
    expect((await idsOf(model, `limit: 100, ${byTotal}`))[0]).toBe(third.id)
  })

  test('show a status as soon as it is set, which closes them; undoing it opens them again', async () => {
    const { id } = await records[model]()
    await aReport(model, id)
    const version = await setStatus(model, id, 'BLOCKED')
    const [row] = (await list(model, 'limit: 100, filter: { termStatus: BLOCKED }')).items
    expect(row).toMatchObject({ _id: id, isAdminReport: true, reason: [{ reason: 'Vi phạm' }], version })
    expect(await idsOf(model, 'limit: 100, filter: { handle: NO }')).not.toContain(id)
    await undo(model, id, version)
    expect(await targetOf(id)).toMatchObject({ status: 'NORMAL', handled: false, closed_version: null })
  })

  test('stay closed when a status is undone that had not closed them', async () => {
    const { id } = await records[model]()
    await aReport(model, id)
    await client.data(mark(model, id, (await targetOf(id)).last_report_at.toISOString()))
    const version = await setStatus(model, id, 'SUSPENDING')
    await undo(model, id, version)
    expect(await targetOf(id)).toMatchObject({ status: 'NORMAL', handled: true })
  })

  test('are opened by a new report, also after a status was set', async () => {
    const { id } = await records[model]()
    await aReport(model, id)
    const version = await setStatus(model, id, 'HIDDEN')
    await aReport(model, id)
    expect(await targetOf(id)).toMatchObject({ status: 'HIDDEN', handled: false, total: 2, closed_version: null })
    // Undoing the status reopens no report and closes none.
    await undo(model, id, version)
    expect(await isOpen(id)).toBe(true)
  })

  test('are counted exactly under each filter, before and after folding', async () => {
    const [one, other] = [await records[model](), await records[model]()]
    await aReport(model, one.id)
    await aReport(model, other.id)
    await setStatus(model, one.id, 'SUSPENDING')
    for (const folded of [false, true]) {
      if (folded) await foldTally(server.db, tallies[0]!)
      for (const filter of [
        '',
        'termStatus: SUSPENDING',
        'termStatus: NORMAL',
        'handle: YES',
        'termStatus: SUSPENDING, handle: YES',
      ]) {
        const page = await list(model, `limit: 100, filter: { ${filter} }`)
        expect(page.total).toBe(page.items.length)
        expect(page.total).toBeGreaterThan(0)
      }
    }
  })

  test('are marked as handled and opened again, each time with an undo', async () => {
    const { id } = await records[model]()
    await aReport(model, id, { created_at: day(4) })
    const marked = (await client.data(mark(model, id, day(4).toISOString()))).cmsMarkReportsHandled
    expect(marked).toEqual({
      _id: id,
      model,
      isAdminReport: true,
      totalReports: 1,
      lastReportAt: day(4).toISOString(),
      handledVersion: 2,
    })
    // Marking again changes nothing.
    expect((await client.data(mark(model, id, day(4).toISOString()))).cmsMarkReportsHandled).toEqual(marked)
    await undo('REPORT', id, 2)
    expect(await isOpen(id)).toBe(true)
    await client.data(mark(model, id, day(4).toISOString()))
    expect((await client.data(unmark(model, id))).cmsUnmarkReportsHandled.isAdminReport).toBe(false)
    await undo('REPORT', id, 5)
    expect(await isOpen(id)).toBe(false)
  })

  test('cannot be marked past a newer report, nor by putting a mark back', async () => {
    const { id } = await records[model]()
    await aReport(model, id, { created_at: day(4) })
    await aReport(model, id, { created_at: day(5) })
    const refused = await client.refusal(mark(model, id, day(4).toISOString()))
    expect(refused).toMatchObject({ code: 'CONFLICT', reason: 'reports_text_newer' })
    expect(await isOpen(id)).toBe(true)
    await client.data(mark(model, id, day(5).toISOString()))
    await client.data(unmark(model, id))
    const stale = await client.refusal(`mutation { cmsUndo(model: REPORT, _id: "${id}", version: 2) { version } }`)
    expect(stale.reason).toBe('platform_text_stale')
    await aReport(model, id, { created_at: day(6) })
    const back = await client.refusal(`mutation { cmsUndo(model: REPORT, _id: "${id}", version: 3) { version } }`)
    expect(back.reason).toBe('reports_text_newer')
    expect(await isOpen(id)).toBe(true)
  })

  test('are marked many at once, by id and by filter, and undone', async () => {
    const some = [await records[model](), await records[model]()]
    for (const { id } of some) await aReport(model, id)
    await setStatus(model, some[0]!.id, 'HIDDEN')
    await client.data(unmark(model, some[0]!.id))
    const many =
      'mutation ($ids: [ID!], $list: JSON, $handled: Boolean!) { cmsMarkReportsHandledOfMany(model: ' +
      model +
      ', ids: $ids, list: $list, handled: $handled) { outcomes { _id ok version } next } }'
    const byFilter = (await client.data(many, { list: { termStatus: 'HIDDEN', handle: 'NO' }, handled: true }))
      .cmsMarkReportsHandledOfMany
    expect(byFilter.outcomes.map(({ _id }: { _id: string }) => _id)).toContain(some[0]!.id)
    expect(await isOpen(some[0]!.id)).toBe(false)
    const { outcomes } = (await client.data(many, { ids: [some[1]!.id], handled: true })).cmsMarkReportsHandledOfMany
    expect(await isOpen(some[1]!.id)).toBe(false)
    await client.data(
      `mutation { cmsUndoMany(model: REPORT, changes: [{ _id: "${some[1]!.id}", version: ${outcomes[0].version} }]) { ok } }`,
    )
    expect(await isOpen(some[1]!.id)).toBe(true)
  })

  test('stay open among many that are marked, where a report is newer than the caller saw', async () => {
    const some = [await records[model](), await records[model]()]
    for (const { id } of some) await aReport(model, id, { created_at: day(5) })
    const seen = some.map(({ id }, i) => ({ _id: id, lastReportAt: day(4 + i).toISOString() }))
    const { outcomes } = (
      await client.data(
        'mutation ($model: TermModel!, $ids: [ID!], $seen: [SeenReportsInput!]) { cmsMarkReportsHandledOfMany(model: $model, ids: $ids, handled: true, seen: $seen) { outcomes { ok reason } } }',
        { model, ids: some.map(({ id }) => id), seen },
      )
    ).cmsMarkReportsHandledOfMany
    expect(outcomes).toEqual([
      { ok: false, reason: 'reports_text_newer' },
      { ok: true, reason: null },
    ])
    expect(await Promise.all(some.map(({ id }) => isOpen(id)))).toEqual([true, false])
  })

  test('let the status of all that match be set from their list', async () => {
    const { id } = await records[model]()
    const untouched = await records[model]()
    await aReport(model, id)
    const version = await setStatus(model, id, 'HIDDEN')
    expect(version).toBe(2)
    const many = (of: string) =>
      `mutation { cmsSetTermStatusOfMany(model: ${model}, of: "${of}", list: { termStatus: "HIDDEN" }, termStatus: SUSPENDING) { outcomes { _id ok } } }`
    const name = lists[model].replace(/^cmsGet(.*)s$/, '$1')
    const { outcomes } = (await client.data(many(name))).cmsSetTermStatusOfMany
    expect(outcomes).toContainEqual({ _id: id, ok: true })
    expect(outcomes.map(({ _id }: { _id: string }) => _id)).not.toContain(untouched.id)
    expect((await client.refusal(many('Audit'))).code).toBe('BAD_USER_INPUT')
  })

  test('have a history: the reports, and every status', async () => {
    const { id } = await records[model]()
    for (let i = 1; i <= 7; i++)
      await aReport(model, id, { created_at: day(i), message: `Lý do ${i}`, type: 'FAKE_NEWS' })
    await setStatus(model, id, 'BLOCKED', 'Tin giả')
    await setStatus(model, id, 'NORMAL', '')
    const entry = 'total items { _id message postReportType creator { fullName } createdAt }'
    const query = `{
      reports: cmsGetDetailReports(id: "${id}", forModel: ${model}) { ${entry} }
      second: cmsGetDetailReports(id: "${id}", forModel: ${model}, page: 2) { ${entry} }
      blocked: cmsGetBlockedDetailList(id: "${id}", forModel: ${model}) { total items { reason status createdAt creator { _id } } }
      all: cmsListReportByTargetId(targetId: "${id}", type: ${model}) { message }
      three: cmsListReportByTargetId(targetId: "${id}", type: ${model}, limit: 3) { message }
    }`
    const { reports, second, blocked, all, three } = await client.data(query)
    expect(reports.total).toBe(7)
    expect(reports.items.map(({ message }: { message: string }) => message)).toEqual(
      [7, 6, 5, 4, 3].map((i) => `Lý do ${i}`),
    )
    expect(reports.items[0]).toMatchObject({ postReportType: 'FAKE_NEWS', createdAt: day(7).toISOString() })
    expect(second.items).toHaveLength(2)
    expect(blocked).toMatchObject({
      total: 2,
      items: [
        { status: 'NORMAL', reason: '', creator: { _id: admin.id } },
        { status: 'BLOCKED', reason: 'Tin giả' },
      ],
    })
    expect(all).toHaveLength(7)
    expect(three.map(({ message }: { message: string }) => message)).toEqual(['Lý do 7', 'Lý do 6', 'Lý do 5'])
  })

  test('are told to their creator as a number only', async () => {
    const { id } = await records[model]()
    await aReport(model, id, { message: 'Lừa đảo' })
    const { creator_id } = await targetOf(id)
    const creator = await make.anAdmin()
    const query = `{
      cmsGetDetailReports(id: "${id}", forModel: ${model}) { total items { message } }
      cmsListReportByTargetId(targetId: "${id}", type: ${model}) { message }
    }`
    const reports = [{ message: 'Lừa đảo' }]
    const asked = { cmsGetDetailReports: { total: 1, items: reports }, cmsListReportByTargetId: reports }
    expect(await server.as(creator).data(query)).toEqual(asked)
    if (!creator_id) return
    await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('id', '=', creator_id).execute()
    expect(await server.as({ ...creator, id: creator_id }).data(query)).toEqual({
      cmsGetDetailReports: { total: 1, items: [] },
      cmsListReportByTargetId: [],
    })
  })

  test('have undone statuses in their history, without the reason of somebody else', async () => {
    const { id } = await records[model]()
    await aReport(model, id)
    await setStatus(model, id, 'SUSPENDING', 'Tin giả')
    const version = await setStatus(model, id, 'BLOCKED', 'Lừa đảo')
    await undo(model, id, version)
    const rows = (await list(model, 'limit: 100, filter: { termStatus: SUSPENDING }')).items
    expect(rows.find(({ _id }: { _id: string }) => _id === id).reason).toMatchObject([
      { reason: 'Tin giả', restored: true },
      { reason: 'Lừa đảo', restored: false },
      { reason: 'Tin giả', restored: false },
    ])
    const history = await client.data(`{ cmsHistory(model: ${model}, targetId: "${id}") { items { action reason } } }`)
    expect(history.cmsHistory.items.slice(0, 2)).toEqual([
      { action: 'cmsUndo', reason: '' },
      { action: 'cmsSetTermStatus', reason: 'Lừa đảo' },
    ])
    const { items } = (
      await client.data(
        `{ cmsGetBlockedDetailList(id: "${id}", forModel: ${model}) { items { _id reason status undoes } } }`,
      )
    ).cmsGetBlockedDetailList
    expect(items).toMatchObject([
      { status: 'SUSPENDING', reason: '', undoes: items[1]._id },
      { status: 'BLOCKED', reason: 'Lừa đảo', undoes: null },
      { status: 'SUSPENDING', reason: 'Tin giả', undoes: null },
    ])
  })

  test('count for the record wherever it is shown', async () => {
    const { id } = await records[model]()
    await aReport(model, id, { type: 'SPAM' })
    await aReport(model, id, { type: 'NUDITY' })
    expect(await targetOf(id)).toMatchObject({ total: 2, by_reason: { SPAM: 1, NUDITY: 1 } })
  })
})

describe('the filters', () => {
  test('of posts, products and pages know their types', async () => {
    const review = await make.aPost({ type: 'REVIEW' })
    const hotel = await make.aProduct({ type: 'HOTEL', title: 'Khách sạn Bốn Mùa' })
    const community = await make.aPage({ type: 'COMMUNITY_OR_PUBLIC_FIGURE' })
    for (const [model, { id }] of [
      ['POST', review],
      ['PRODUCT', hotel],
      ['PAGE', community],
    ] as const)
      await aReport(model, id)
    expect(await idsOf('POST', 'limit: 100, filter: { postType: REVIEW }')).toEqual([review.id])
    expect(await idsOf('PRODUCT', 'limit: 100, filter: { type: HOTEL }')).toEqual([hotel.id])
    expect(await idsOf('PRODUCT', 'limit: 100, filter: { q: "bon mua" }')).toEqual([hotel.id])
    expect(await idsOf('PAGE', 'limit: 100, filter: { type: COMMUNITY_OR_PUBLIC_FIGURE }')).toEqual([community.id])
    await server.db.updateTable('products').set({ title: 'Nhà nghỉ' }).where('id', '=', hotel.id).execute()
    expect(await idsOf('PRODUCT', 'limit: 100, filter: { q: "bon mua" }')).toEqual([])
  })

  test.each([
    ['POST', 'filter: { type: REVIEW }'],
    ['COMMENT', 'filter: { postType: REVIEW }'],
    ['USER', 'limit: 101'],
    ['PAGE', 'offset: 0'],
    ['PRODUCT', 'sortType: TOTAL_REPORTS'],
  ] as const)('of %s refuse %s', async (model, given) => {
    expect((await client.refusal(`{ ${lists[model]}(${given}) { total } }`)).code).toBe('BAD_USER_INPUT')
  })

  test.each([
    ['PAGE', 1],
    ['POST', 10],
    ['COMMENT', 10],
    ['PRODUCT', 10],
    ['USER', 100],
    ['GROUP', 100],
    ['MEDIA', 100],
  ] as const)('of %s: the limit is %i unless given', async (model, limit) => {
    expect((await client.data(`{ ${lists[model]} { limit offset } }`))[lists[model]]).toEqual({ limit, offset: 1 })
  })

  test('a history takes at most a hundred a page, a lookup by target five hundred', async () => {
    const refused = async (text: string) => (await client.refusal(text)).code
    expect(await refused(`{ cmsGetDetailReports(id: "${noId}", forModel: POST, limit: 101) { total } }`)).toBe(
      'BAD_USER_INPUT',
    )
    expect(await refused(`{ cmsListReportByTargetId(targetId: "${noId}", type: POST, limit: 501) { _id } }`)).toBe(
      'BAD_USER_INPUT',
    )
  })
})

test('a deleted product leaves the list and its count, and comes back as it was', async () => {
  const { id } = await make.aProduct({ title: 'Sẽ bị xóa' })
  await aReport('PRODUCT', id)
  const before = (await list('PRODUCT')).total
  await client.data(`mutation { cmsDeleteProduct(_id: "${id}") }`)
  expect((await list('PRODUCT')).total).toBe(before - 1)
  expect(await idsOf('PRODUCT')).not.toContain(id)
  await client.data(`mutation { cmsUndo(model: PRODUCT, _id: "${id}", version: 2) { version } }`)
  expect((await list('PRODUCT')).total).toBe(before)
  expect(await isOpen(id)).toBe(true)
})

test('the operations of posts and comments answer with the row, and take the last report or not', async () => {
  const post = await make.aPost({ title: 'Một bài' })
  await aReport('POST', post.id, { created_at: day(4) })
  const stale = `mutation { cmsMarkPostReportHandled(_id: "${post.id}", lastReportAt: "${day(3).toISOString()}") { _id } }`
  expect((await client.refusal(stale)).reason).toBe('reports_text_newer')
  const marked = `mutation { cmsMarkPostReportHandled(_id: "${post.id}") { _id title isAdminReport } }`
  expect((await client.data(marked)).cmsMarkPostReportHandled).toEqual({
    _id: post.id,
    title: 'Một bài',
    isAdminReport: true,
  })
  const comment = await make.aComment({ content: 'Một lời' })
  await aReport('COMMENT', comment.id)
  await client.data(`mutation { cmsMarkCommentReportHandled(_id: "${comment.id}") { _id } }`)
  const opened = `mutation { cmsUnmarkCommentReportHandled(_id: "${comment.id}") { content isAdminReport } }`
  expect((await client.data(opened)).cmsUnmarkCommentReportHandled).toEqual({
    content: 'Một lời',
    isAdminReport: false,
  })
  const none = `mutation { cmsMarkPostReportHandled(_id: "${noId}") { _id } }`
  expect(await client.refusal(none)).toMatchObject({ code: 'NOT_FOUND', reason: 'reports_text_none' })
})

test('a picture counts the posts that hold it and the people who wrote those', async () => {
  const [photo, author] = [await make.aMedia(), await make.aUser()]
  for (const created_by of [author.id, author.id, (await make.aUser()).id])
    await make.attach((await make.aPost({ created_by })).id, photo.id)
  await aReport('MEDIA', photo.id)
  const { items } = (
    await client.data(
      '{ cmsGetMediaReports { items { _id avatar { _id } totalPosts totalMembers uploader { _id } } } }',
    )
  ).cmsGetMediaReports
  expect(items).toContainEqual({
    _id: photo.id,
    avatar: { _id: photo.id },
    totalPosts: 3,
    totalMembers: 2,
    uploader: null,
  })
})

test('of a picture in more than a thousand posts, a thousand posts and some of their authors are counted', async () => {
  const photo = await make.aMedia()
  const authors = [(await make.aUser()).id, (await make.aUser()).id]
  await sql`insert into posts (id, type, title, content, created_by)
    select gen_random_uuid(), 'STATUS', 'held', 'x', (${authors}::uuid[])[1 + n % 2] from generate_series(1, 1001) n`.execute(
    server.db,
  )
  await sql`insert into post_media (post_id, media_id, position)
    select id, ${photo.id}, 0 from posts where title = 'held'`.execute(server.db)
  await aReport('MEDIA', photo.id)
  const { items } = (await client.data('{ cmsGetMediaReports { items { _id totalPosts totalMembers } } }'))
    .cmsGetMediaReports
  expect(items).toContainEqual({ _id: photo.id, totalPosts: 1000, totalMembers: 2 })
})

test('a comment is read in full, with its post and the page it was written as', async () => {
  const page = await make.aPage({ name: 'Quán Cũ' })
  const comment = await make.aComment({ page_id: page.id })
  await aReport('COMMENT', comment.id)
  const text = `{ cmsGetComment(_id: "${comment.id}") { content post { _id } creator { _id } commentedAsPage { name } totalReports } }`
  expect((await client.data(text)).cmsGetComment).toEqual({
    content: comment.content,
    post: { _id: comment.post_id },
    creator: { _id: comment.created_by },
    commentedAsPage: { name: 'Quán Cũ' },
    totalReports: 1,
  })
  expect((await client.refusal(`{ cmsGetComment(_id: "${noId}") { _id } }`)).reason).toBe('comments_text_gone')
})

test('by a grant nobody marks the reports of staff, nor undoes a mark of somebody who is staff by now', async () => {
  const grantee = server.as(await make.aGrantee('MODERATION'))
  const [colleague, rising] = [await make.aStaff(), await make.aUser()]
  for (const { id } of [colleague, rising]) await aReport('USER', id, { created_at: day(4) })
  const now = day(4).toISOString()
  const refused = { code: 'FORBIDDEN', reason: 'platform_text_staff_by_grant' }
  expect(await grantee.refusal(mark('USER', colleague.id, now))).toMatchObject(refused)
  await grantee.data(mark('USER', rising.id, now))
  await server.db.updateTable('users').set({ user_group: 'STAFF' }).where('id', '=', rising.id).execute()
  expect(
    await grantee.refusal(`mutation { cmsUndo(model: REPORT, _id: "${rising.id}", version: 2) { version } }`),
  ).toMatchObject(refused)
})

test('STAFF neither read reports nor mark them, nor set the status of a comment or a picture', async () => {
  const [comment, photo] = [await make.aComment(), await make.aMedia()]
  for (const text of [
    '{ cmsGetPostReports { total } }',
    `{ cmsGetDetailReports(id: "${noId}", forModel: POST) { total } }`,
    mark('POST', noId, day(1).toISOString()),
    `mutation { cmsSetTermStatus(_id: "${comment.id}", model: COMMENT, termStatus: HIDDEN) { version } }`,
    `mutation { cmsSetTermStatus(_id: "${photo.id}", model: MEDIA, termStatus: HIDDEN) { version } }`,
  ])
    expect((await staff.refusal(text)).code).toBe('FORBIDDEN')
})
