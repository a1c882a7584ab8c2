import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caseOf, casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin({ full_name: 'Quản Trị' })
const colleague = await make.anAdmin({ full_name: 'Đồng Nghiệp' })
const [client, other] = [server.as(admin), server.as(colleague)]
const [desk, second] = [deskOf(client), deskOf(other)]
const { aCase } = casesOf(server, make)

const handle = (id: string) =>
  client.data(
    `mutation ($at: DateTime!) { cmsMarkReportsHandled(model: POST, _id: "${id}", lastReportAt: $at) { _id } }`,
    { at: new Date().toISOString() },
  )

beforeEach(async () => {
  // Each test has an empty queue.
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
})

describe('a case', () => {
  test('is opened by the first report, grows with each, and is closed with its last record', async () => {
    const { post, id } = await aCase()
    expect(await desk.open(id)).toMatchObject({
      state: 'OPEN',
      version: 1,
      totalMembers: 1,
      totalReports: 1,
      lead: { model: 'POST', _id: post.id },
      byReason: [{ reason: 'SPAM', reports: 1 }],
    })
    await make.aReport('POST', post.id, { type: 'NUDITY' })
    const grown = await desk.open(id)
    expect(grown).toMatchObject({ version: 1, totalReports: 2 })
    expect(grown.byReason).toHaveLength(2)
    await handle(post.id)
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', version: 2 })
  })

  test('is open again when its record is, and a new report opens another one', async () => {
    const { post, id } = await aCase()
    await handle(post.id)
    await client.data(`mutation { cmsUnmarkReportsHandled(model: POST, _id: "${post.id}") { _id } }`)
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN', version: 3 })
    await handle(post.id)
    await make.aReport('POST', post.id)
    const newer = await caseOf(server, post.id)
    expect(newer).not.toBe(id)
    expect(await desk.open(newer)).toMatchObject({ state: 'OPEN', totalReports: 2 })
    // Nothing was decided about the former case at the desk, so it was deleted.
    expect(await desk.open(id)).toBeNull()
  })

  test('is closed by a status that is set in a list', async () => {
    const { post, id } = await aCase()
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
    )
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', closedBy: { _id: admin.id } })
  })

  test('tells who closed it, at the desk, by a mark or by a deletion', async () => {
    const [decided, marked] = [await aCase(), await aCase()]
    const product = await make.aProduct()
    await make.aReport('PRODUCT', product.id)
    const deleted = await caseOf(server, product.id)
    expect(await desk.open(deleted)).toMatchObject({ closedBy: null })
    await second.decide(decided.id, { status: 'HIDDEN' })
    await handle(marked.post.id)
    await other.data(`mutation { cmsDeleteProduct(_id: "${product.id}") }`)
    for (const [id, by] of [
      [decided.id, colleague],
      [marked.id, admin],
      [deleted, colleague],
    ] as const)
      expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', closedBy: { _id: by.id } })
  })

  test('is closed by the database only', async () => {
    await expect(sql`update cases set closed_at = now()`.execute(server.db)).rejects.toThrow('permission denied')
  })

  test('leads from the report list, until the reports are handled', async () => {
    const { post, id } = await aCase()
    const row = async () =>
      (
        await client.data('{ cmsGetPostReports(limit: 100) { items { _id openCaseId } } }')
      ).cmsGetPostReports.items.find((item: { _id: string }) => item._id === post.id).openCaseId
    expect(await row()).toBe(id)
    await handle(post.id)
    expect(await row()).toBeNull()
  })
})

describe('severity', () => {
  const partsOf = async (id: string) =>
    Object.fromEntries(
      (await desk.open(id)).severityParts.map(({ part, points }: { part: string; points: number }) => [part, points]),
    )

  test.each([
    ['SOMETHING_ELSE', 0, 1, 72],
    ['SPAM', 1, 1, 72],
    ['HARASSMENT', 2, 2, 24],
    ['VIOLENCE', 3, 3, 4],
  ] as const)('of a report for %s', async (type, points, severity, hours) => {
    const post = await make.aPost()
    await make.aReport('POST', post.id, { type })
    const found = await desk.open(await caseOf(server, post.id))
    expect(found.severity).toBe(severity)
    expect(found.severityParts).toMatchObject([
      { part: 'REASONS', points, detail: { [type]: 1 } },
      { part: 'REACH', points: 0, detail: { reports: 1 } },
      { part: 'CREATOR', points: 0, detail: { blocks: 0 } },
      { part: 'REPORTERS', points: 0, detail: { accuracy: null } },
    ])
    expect(Date.parse(found.dueAt) - Date.parse(found.openedAt)).toBe(hours * 3_600_000)
  })

  test('rises with the number of reports, and with the blocks of the creator', async () => {
    const author = await make.aUser()
    for (let i = 0; i < 2; i++) {
      const post = await make.aPost({ created_by: author.id })
      await client.data(
        `mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
      )
    }
    const post = await make.aPost({ created_by: author.id })
    for (let i = 0; i < 3; i++) await make.aReport('POST', post.id, { type: 'VIOLENCE' })
    const id = await caseOf(server, post.id)
    expect(await partsOf(id)).toMatchObject({ REASONS: 3, REACH: 0.5, CREATOR: 1 })
    expect((await desk.open(id)).severity).toBe(4)
  })

  test('a heavy reason that few of the reports name does not count', async () => {
    const post = await make.aPost()
    for (let i = 0; i < 5; i++) await make.aReport('POST', post.id, { type: 'SPAM' })
    await make.aReport('POST', post.id, { type: 'VIOLENCE' })
    expect(await partsOf(await caseOf(server, post.id))).toMatchObject({ REASONS: 1 })
  })

  test('counts for more when staff acted on what its reporters reported before', async () => {
    const [accurate, mistaken] = [await make.aUser(), await make.aUser()]
    for (let i = 0; i < 5; i++) {
      const [bad, fine] = [await make.aPost(), await make.aPost()]
      await make.aReport('POST', bad.id, { created_by: accurate.id, type: 'SPAM' })
      await make.aReport('POST', fine.id, { created_by: mistaken.id, type: 'SPAM' })
      await client.data(
        `mutation { cmsSetTermStatus(_id: "${bad.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
      )
      await handle(fine.id)
    }
    for (const [reporter, points] of [
      [accurate, 0.5],
      [mistaken, -0.5],
    ] as const) {
      const post = await make.aPost()
      await make.aReport('POST', post.id, { created_by: reporter.id, type: 'SPAM' })
      expect(await partsOf(await caseOf(server, post.id))).toMatchObject({ REPORTERS: points })
    }
  })
})

describe('the queue', () => {
  test('is ordered by when a decision is due, and filtered by kind and severity', async () => {
    const [mild, grave] = [await make.aPost(), await make.aUser()]
    await make.aReport('POST', mild.id)
    await make.aReport('USER', grave.id, { type: 'VIOLENCE' })
    const [first, last] = [await caseOf(server, grave.id), await caseOf(server, mild.id)]
    const ids = async (filter = {}) => (await desk.queue(filter)).items.map(({ _id }: { _id: string }) => _id)
    expect(await desk.queue()).toMatchObject({ total: 2 })
    expect(await ids()).toEqual([first, last])
    expect(await ids({ model: 'POST' })).toEqual([last])
    expect(await ids({ severity: 3 })).toEqual([first])
    expect(await desk.queue({ severity: 3, model: 'POST' })).toEqual({ total: 0, items: [] })
    expect(await ids({ limit: 1, page: 2 })).toEqual([last])
    await desk.decide(first, { status: null })
    expect((await ids({ state: 'CLOSED' }))[0]).toBe(first)
  })
})

describe('a claim', () => {
  test('is of the case that is due first, and of none that somebody holds', async () => {
    const [one, two] = [await aCase(), await aCase()]
    expect(await desk.next()).toMatchObject({ _id: one.id, mine: true, holder: { _id: admin.id } })
    expect(await second.next()).toMatchObject({ _id: two.id, mine: true })
    expect(await desk.open(two.id)).toMatchObject({ mine: false, holder: { _id: colleague.id } })
    // The case that is already claimed is returned again.
    expect(await desk.next()).toMatchObject({ _id: one.id })
    expect(await desk.next({ after: one.id })).toBeNull()
    expect(await second.next({ after: two.id })).toBeNull()
    expect(await second.next({ severity: 2 })).toBeNull()
    // Claiming the next case released the former one.
    expect(await second.next()).toMatchObject({ _id: one.id })
  })

  test('is of the severity and the kind that the viewer works on', async () => {
    const mild = await aCase()
    const post = await make.aPost()
    await make.aReport('POST', post.id, { type: 'VIOLENCE' })
    const grave = await caseOf(server, post.id)
    expect(await desk.next({ severity: 1 })).toMatchObject({ _id: mild.id })
    // The claimed case is another one.
    expect(await desk.next({ severity: 3, model: 'POST' })).toMatchObject({ _id: grave })
    expect(await desk.next({ severity: 3, model: 'USER' })).toBeNull()
    expect(await client.refusal('mutation { cmsClaimNextCase(severity: 5) { _id } }')).toMatchObject({
      fields: [{ field: 'severity' }],
    })
  })

  test('lasts five minutes, and can be renewed until somebody else has it', async () => {
    const { id } = await aCase()
    const claimed = await desk.claim(id)
    expect(Date.parse(claimed.heldUntil) - Date.now()).toBeGreaterThan(290_000)
    const renew = `mutation { cmsRenewCaseClaim(_id: "${id}") { mine } }`
    await expire(id)
    expect(await desk.open(id)).toMatchObject({ mine: false, holder: null })
    expect((await client.data(renew)).cmsRenewCaseClaim.mine).toBe(true)
    await expire(id)
    await second.claim(id)
    expect(await client.refusal(renew)).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_claim_lost' })
    expect(await client.refusal(`mutation { cmsClaimCase(_id: "${id}") { _id } }`)).toMatchObject({
      code: 'CONFLICT',
      message: 'Đồng Nghiệp is working on this case.',
    })
    expect(
      (await other.data(`mutation { cmsReleaseCase(_id: "${id}") { mine holder { _id } } }`)).cmsReleaseCase,
    ).toEqual({ mine: false, holder: null })
  })

  test('stays with the case that one chose, also if another is due first, until it ends; one has only one', async () => {
    const [one, two] = [await aCase(), await aCase()]
    await desk.claim(one.id)
    await desk.claim(two.id)
    expect(await desk.open(one.id)).toMatchObject({ mine: false, holder: null })
    expect(await desk.next()).toMatchObject({ _id: two.id })
    await expire(two.id)
    expect(await desk.next()).toMatchObject({ _id: one.id })
    await handle(two.post.id)
    expect(await client.refusal(`mutation { cmsClaimCase(_id: "${two.id}") { _id } }`)).toMatchObject({
      code: 'CONFLICT',
      reason: 'desk_text_not_open',
    })
  })

  test('is never of a case about oneself', async () => {
    const { id } = await aCase({ created_by: admin.id })
    const own = 'desk_text_about_you'
    expect(await desk.next()).toBeNull()
    const ordinary = await aCase()
    expect(await desk.next()).toMatchObject({ _id: ordinary.id })
    expect((await client.refusal(`mutation { cmsClaimCase(_id: "${id}") { _id } }`)).reason).toBe(own)
    expect((await client.refusal(desk.planned, { _id: id, decision: { status: 'HIDDEN' } })).reason).toBe(own)
    expect(await second.next()).toMatchObject({ _id: id, aboutMe: false })
    expect(await desk.open(id)).toMatchObject({ aboutMe: true, totalReports: 1 })
  })

  const expire = (id: string) =>
    server.db
      .updateTable('cases')
      .set({ held_until: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()
})

test('the figures tell how the desk stands', async () => {
  const { id } = await aCase()
  await server.db.deleteFrom('case_steps').execute()
  await server.db.deleteFrom('case_decisions').execute()
  const figures = async () =>
    (
      await client.data(
        '{ cmsGetDeskFigures { open overdue waitingForSecondLook oldestOpenedAt decided medianMinutes undoneShare secondLookAgreement bySeverity { severity open } } }',
      )
    ).cmsGetDeskFigures
  expect(await figures()).toMatchObject({
    open: 1,
    overdue: 0,
    waitingForSecondLook: 0,
    decided: 0,
    medianMinutes: null,
    undoneShare: null,
    secondLookAgreement: null,
    bySeverity: [
      { severity: 4, open: 0 },
      { severity: 3, open: 0 },
      { severity: 2, open: 0 },
      { severity: 1, open: 1 },
    ],
  })
  const decision = await desk.decide(id, { status: 'HIDDEN' })
  await desk.undo(decision._id)
  const asked = await desk.decide(id, { status: 'HIDDEN', secondLook: true })
  await second.confirm(asked._id)
  expect(await figures()).toMatchObject({ open: 0, decided: 2, undoneShare: 0.5, secondLookAgreement: 1 })
})
