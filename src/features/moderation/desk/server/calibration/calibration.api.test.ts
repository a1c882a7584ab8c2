import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { calibrationOf, drawAgain, inLastWeek } from '../../../../../../tests/harness/calibration.ts'
import { caseOf, casesOf, deskOf } from '../../../../../../tests/harness/desk.ts'
import { setStatus } from '../../../../../../tests/harness/appeals.ts'
import { asking, queries } from '../../../../../../tests/harness/every-query.ts'
import { factories } from '../../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../../tests/harness/server.ts'
import { webhookTypes } from '../../../../records/webhook-events/webhook-event.values.ts'
import { addDays, dayOf } from '../../../../../platform/shared/day.ts'
import { drawCalibration } from './draw.job.ts'

const server = await startServer()
const make = factories(server.db)
const { aCase } = casesOf(server, make)
const people = [
  await make.anAdmin({ full_name: 'Người Quyết Định' }),
  await make.anAdmin(),
  await make.anAdmin(),
] as const
const [first, second, third] = people.map((person) => server.as(person)) as [
  ReturnType<typeof server.as>,
  ReturnType<typeof server.as>,
  ReturnType<typeof server.as>,
]
const decider = people[0]
await first.data(
  `mutation ($types: [String!]!) { cmsCreateWebhookEndpoint(url: "https://hooks.example/", types: $types, note: "") { secret } }`,
  { types: webhookTypes },
)
const today = dayOf(new Date())
const range = { startDate: addDays(today, -20), endDate: today }
const asked = `query ($startDate: Day!, $endDate: Day!) { cmsGetCalibration(startDate: $startDate, endDate: $endDate) {
  decided drawn waiting void answered agreed agreement { share low high } byReason { reason answered agreed agreement { share } }
  byPerson { user { _id } answered agreed agreement { share } }
  disagreements { _id case { _id state } decidedBy { _id } answeredBy { _id } status reason againAt againBy { _id } } } }`
const calibration = async () => (await first.data(asked, range)).cmsGetCalibration
const again = (_id: string) =>
  `mutation { cmsDecideAgain(_id: "${_id}") { _id againAt againBy { _id } case { _id state } } }`

/** A case that found nothing wrong in the last week. */
async function harmless() {
  const { post, id } = await aCase()
  const { _id: decision } = await deskOf(first).decide(id, { status: null })
  await inLastWeek(server, decision)
  return { post, id, decision }
}
/** The same, drawn. */
async function drawn() {
  const found = await harmless()
  await drawAgain(server, 100)
  return { ...found, twin: (await calibrationOf(server, found.id))! }
}
/** A query with everything that it can answer. */
const everything = (name: string, given: string) =>
  asking(
    queries.find((query) => query.name === name)!,
    given,
    { depth: 3 },
  )
const stateOf = async (post: string) => ({
  post: await server.db
    .selectFrom('posts')
    .select(['status', 'version'])
    .where('id', '=', post)
    .executeTakeFirstOrThrow(),
  reports: await server.db.selectFrom('report_targets').selectAll().where('target_id', '=', post).execute(),
  details: await server.db.selectFrom('blocked_details').select('id').where('target_id', '=', post).execute(),
  tally: await server.db.selectFrom('reporter_tally').selectAll().orderBy('person_id').orderBy('reason').execute(),
  notices: await server.db.selectFrom('case_notices').select('person_id').execute(),
  events: (await server.db.selectFrom('outbox').select('id').execute()).length,
})

describe('the sample of a week', () => {
  test('has what found nothing wrong or was undone, and is closed; nothing else', async () => {
    const fine = await harmless()
    const restored = await aCase()
    await setStatus(first, 'POST', restored.post.id, 'HIDDEN')
    await make.aReport('POST', restored.post.id)
    const reopened = await caseOf(server, restored.post.id)
    await inLastWeek(server, (await deskOf(first).decide(reopened, { status: 'NORMAL' }))._id)
    const undone = await aCase()
    const { _id } = await deskOf(first).decide(undone.id, { status: 'BLOCKED', reason: 'Spam' })
    await deskOf(first).undo(_id)
    await inLastWeek(server, _id)
    await third.data(
      `mutation { cmsMarkReportsHandled(model: POST, _id: "${undone.post.id}", lastReportAt: "2100-01-01T00:00:00Z") { _id } }`,
    )
    const blocked = await aCase()
    await inLastWeek(server, (await deskOf(first).decide(blocked.id, { status: 'BLOCKED', reason: 'Spam' }))._id)
    const thisWeek = await aCase()
    await deskOf(first).decide(thisWeek.id, { status: null })
    const open = await aCase()
    await drawAgain(server, 100)
    for (const { id } of [fine, { id: reopened }, undone]) expect(await calibrationOf(server, id)).toBeDefined()
    for (const { id } of [blocked, thisWeek, open]) expect(await calibrationOf(server, id)).toBeUndefined()
    // Whoever marked the reports of the undone one has judged it too.
    const { judges } = await server.db
      .selectFrom('calibrations')
      .select('judges')
      .where('first_case', '=', undone.id)
      .executeTakeFirstOrThrow()
    expect(judges.toSorted()).toEqual([people[0].id, people[2].id].toSorted())
  })

  test('is as large as the setting says, rounded up, the same for the same week, and drawn once', async () => {
    for (let i = 0; i < 6; i++) await harmless()
    const casesDrawn = async () =>
      (await server.db.selectFrom('calibrations').select('first_case').orderBy('first_case').execute()).map(
        ({ first_case }) => first_case,
      )
    await drawAgain(server, 30)
    const { decided, drawn: n } = await calibration()
    expect(n).toBe(Math.ceil(decided * 0.3))
    const before = await casesDrawn()
    await harmless()
    expect(await runThrough(drawCalibration, server.app)).toBe(0)
    expect(await casesDrawn()).toEqual(before)
    await drawAgain(server, 0)
    expect(await casesDrawn()).toEqual([])
    expect(await calibration()).toMatchObject({ drawn: 0, answered: 0, agreement: null })
    expect(await runThrough(drawCalibration, server.app)).toBe(0)
  })

  test('has no person whose status was changed: the case would show by whom', async () => {
    const reported = await make.aUser()
    await make.aReport('USER', reported.id)
    const id = await caseOf(server, reported.id)
    const { _id } = await deskOf(first).decide(id, { status: 'BLOCKED', reason: 'Spam' })
    await deskOf(first).undo(_id)
    await inLastWeek(server, _id)
    await inLastWeek(server, (await deskOf(first).decide(id, { status: null }))._id)
    const fine = await make.aUser()
    await make.aReport('USER', fine.id)
    const ofFine = await caseOf(server, fine.id)
    await inLastWeek(server, (await deskOf(first).decide(ofFine, { status: null }))._id)
    await drawAgain(server, 100)
    expect(await calibrationOf(server, id)).toBeUndefined()
    expect(await calibrationOf(server, ofFine)).toBeDefined()
  })

  test('has no case that nobody else may decide', async () => {
    const { id, post } = await harmless()
    for (const { id } of people.slice(1)) await make.aReport('POST', post.id, { created_by: id })
    const { _id } = await deskOf(first).decide(await caseOf(server, post.id), { status: null })
    await inLastWeek(server, _id)
    await drawAgain(server, 100)
    expect(await calibrationOf(server, id)).toBeUndefined()
    expect(await calibrationOf(server, await caseOf(server, post.id))).toBeUndefined()
  })
})

describe('a calibration', () => {
  test('looks like a new case of the same record, with the severity of then', async () => {
    const { post, id, twin } = await drawn()
    const [was, now] = [await deskOf(second).open(id), await deskOf(second).open(twin)]
    expect(now).toMatchObject({
      state: 'OPEN',
      severity: was.severity,
      severityParts: was.severityParts,
      byReason: was.byReason,
      totalReports: 1,
      totalMembers: 1,
      lead: { model: 'POST', _id: post.id, isAdminReport: false },
      members: [{ _id: post.id, isAdminReport: false }],
      decision: null,
    })
    const lasts = `{ cmsGetCase(_id: "${twin}") { openedAt members { lastReportAt openReports totalReports } strikeWeight closing { how } calibrates } }`
    const { openedAt, members, ...rest } = (await second.data(lasts)).cmsGetCase
    expect(rest).toEqual({ strikeWeight: 1, closing: null, calibrates: false })
    expect(members).toMatchObject([{ openReports: 1, totalReports: 1 }])
    expect(Math.abs(Date.parse(members[0].lastReportAt) - Date.parse(openedAt))).toBeLessThan(1_000)
  })

  test('is dealt out like any other, but never to whoever decided, and by no way around that', async () => {
    const { twin } = await drawn()
    const given: string[] = []
    for (let one = await deskOf(first).next(); one; one = await deskOf(first).next({ after: one._id }))
      given.push(one._id)
    expect(given).not.toContain(twin)
    const claim = 'mutation ($id: ID!) { cmsClaimCase(_id: $id) { _id } }'
    expect((await first.refusal(claim, { id: twin })).reason).toBe('desk_text_judged_by_you')
    expect((await second.refusal(deskOf(second).handedOver, { _id: twin, to: decider.id })).fields?.[0]?.reason).toBe(
      'desk_text_no_decider',
    )
    const decision = { status: null }
    expect((await first.refusal(deskOf(first).planned, { _id: twin, decision })).reason).toBe('desk_text_judged_by_you')
    for (let one = await deskOf(second).next(); one; one = await deskOf(second).next({ after: one._id }))
      given.push(one._id)
    expect(given).toContain(twin)
  })

  test('tells in no answer of its own who decided, and what', async () => {
    const { post, id, twin } = await drawn()
    const author = post.created_by
    // An undone block names its author in the list of the record's decisions.
    const undone = await aCase({ created_by: author })
    const { _id } = await deskOf(first).decide(undone.id, { status: 'BLOCKED', reason: 'Lý do cũ' })
    await deskOf(first).undo(_id)
    await inLastWeek(server, _id)
    await inLastWeek(server, (await deskOf(first).decide(undone.id, { status: null }))._id)
    await first.data(`mutation { cmsAddNote(model: CASE, targetId: "${undone.id}", text: "Ghi chú cũ") { _id } }`)
    await drawAgain(server, 100)
    const twinOfUndone = (await calibrationOf(server, undone.id))!
    await deskOf(second).claim(twinOfUndone)
    const all = { limit: 'limit: 40', of: `_id: "${twinOfUndone}"`, on: `model: CASE, targetId: "${twinOfUndone}"` }
    const decisions = everything('cmsGetBlockedDetailList', `id: "${undone.post.id}", forModel: POST`)
    const reads = [
      everything('cmsGetCase', all.of),
      everything('cmsGetCases', all.limit),
      everything('cmsPlanCaseDecision', `${all.of}, decision: {status: BLOCKED, reason: "x"}`),
      everything('cmsFindDeciders', all.of),
      everything('cmsHistory', all.on),
      everything('cmsGetNotes', all.on),
      decisions,
    ]
    for (const read of reads) {
      const answer = JSON.stringify(await second.data(read))
      expect(answer).not.toContain(decider.full_name)
      expect(answer).not.toContain(decider.id)
      expect(answer).not.toMatch(/Lý do cũ|Ghi chú cũ/)
    }
    expect([twin, id]).not.toContain(twinOfUndone)
    // Once it is answered, the record's decisions are there again.
    await deskOf(second).decide(twinOfUndone, { status: null })
    expect(JSON.stringify(await second.data(decisions))).toContain('Lý do cũ')
  })

  test.each([
    [null, true],
    ['BLOCKED', false],
  ] as const)('changes nothing by its answer %s', async (status, agrees) => {
    const { post, twin } = await drawn()
    const before = await stateOf(post.id)
    const decided = await deskOf(second).decide(twin, { status, ...(status && { reason: 'Spam', hidePosts: 5 }) })
    expect(decided).toMatchObject({ state: 'APPLIED', status, total: 0, case: { state: 'CLOSED' } })
    expect(await stateOf(post.id)).toEqual(before)
    const found = await server.db
      .selectFrom('calibrations')
      .select(['agrees', 'answered_by', 'void_at'])
      .where('case_id', '=', twin)
      .executeTakeFirstOrThrow()
    expect(found).toEqual({ agrees, answered_by: people[1].id, void_at: null })
    expect((await second.refusal(`mutation { cmsUndoCaseDecision(_id: "${decided._id}") { _id } }`)).reason).toBe(
      'desk_text_calibration_final',
    )
    const read = `{ cmsGetCase(_id: "${twin}") { calibrates closing { how } closedBy { _id } decision { calibrates } } }`
    expect((await second.data(read)).cmsGetCase).toEqual({
      calibrates: true,
      closing: { how: 'DECISION' },
      closedBy: { _id: people[1].id },
      decision: { calibrates: true },
    })
  })

  test('needs no second look, also where a decision would', async () => {
    const page = await make.aPage({ is_partner: true })
    await make.aReport('PAGE', page.id)
    const id = await caseOf(server, page.id)
    await inLastWeek(server, (await deskOf(first).decide(id, { status: null }))._id)
    await drawAgain(server, 100)
    const twin = (await calibrationOf(server, id))!
    const block = { status: 'BLOCKED', reason: 'Spam' }
    expect((await deskOf(second).plan(twin, block)).secondLook).toBe('PARTNER')
    expect(await deskOf(second).decide(twin, block)).toMatchObject({ state: 'APPLIED' })
  })

  test('ends without an answer once its record is reported again, changed or edited', async () => {
    const reported = await drawn()
    await make.aReport('POST', reported.post.id)
    expect(await deskOf(second).open(reported.twin)).toMatchObject({ state: 'CLOSED' })
    const blocked = await drawn()
    await setStatus(third, 'POST', blocked.post.id, 'BLOCKED')
    expect(await deskOf(second).open(blocked.twin)).toMatchObject({ state: 'CLOSED' })
    const edited = await drawn()
    await sql`update posts set version = version + 1 where id = ${edited.post.id}`.execute(server.db)
    await deskOf(second).decide(edited.twin, { status: 'BLOCKED', reason: 'Spam' })
    const { agrees, void_at } = await server.db
      .selectFrom('calibrations')
      .select(['agrees', 'void_at'])
      .where('case_id', '=', edited.twin)
      .executeTakeFirstOrThrow()
    expect(agrees).toBeNull()
    expect(void_at).not.toBeNull()
    expect((await calibration()).disagreements).toEqual([])
  })
})

describe('agreement', () => {
  test('is counted by reason and by person, from five answers on with its share and bounds', async () => {
    const found = []
    for (let i = 0; i < 6; i++) found.push(await harmless())
    await drawAgain(server, 100)
    for (const [i, { id }] of found.entries()) {
      const figures = await calibration()
      const mine = figures.byPerson.find(({ user }: { user: { _id: string } }) => user._id === decider.id)
      expect(mine?.agreement ?? null).toEqual(i < 5 ? null : { share: 1 })
      const twin = (await calibrationOf(server, id))!
      await deskOf(second).decide(twin, i < 5 ? { status: null } : { status: 'BLOCKED', reason: 'Lừa đảo' })
    }
    const figures = await calibration()
    expect(figures).toMatchObject({ answered: 6, agreed: 5, byReason: [{ reason: 'SPAM', answered: 6, agreed: 5 }] })
    expect(figures.agreement.share).toBeCloseTo(5 / 6)
    expect(figures.agreement.low).toBeCloseTo(0.4365, 3)
    expect(figures.agreement.high).toBeCloseTo(0.9699, 3)
    expect(figures.byPerson).toEqual([
      { user: { _id: decider.id }, answered: 6, agreed: 5, agreement: { share: 5 / 6 } },
    ])
    expect(figures.disagreements).toMatchObject([
      { decidedBy: { _id: decider.id }, answeredBy: { _id: people[1].id }, status: 'BLOCKED', reason: 'Lừa đảo' },
    ])
    const old = { startDate: addDays(today, -60), endDate: addDays(today, -40) }
    expect((await first.data(asked, old)).cmsGetCalibration).toMatchObject({ drawn: 0, byPerson: [] })
  })

  test('is for ADMIN', async () => {
    const granted = server.as(await make.aGrantee('MODERATION'))
    expect((await granted.refusal(asked, range)).code).toBe('FORBIDDEN')
    expect((await granted.refusal(again((await drawn()).twin))).code).toBe('FORBIDDEN')
  })
})

describe('deciding again', () => {
  test('opens an ordinary case of the record, once', async () => {
    const { post, id, twin } = await drawn()
    expect((await third.refusal(again(twin))).reason).toBe('desk_text_no_disagreement')
    await deskOf(second).decide(twin, { status: 'BLOCKED', reason: 'Spam' })
    expect((await third.data(again(twin))).cmsDecideAgain).toMatchObject({
      againBy: { _id: people[2].id },
      case: { _id: id, state: 'OPEN' },
    })
    expect((await third.refusal(again(twin))).reason).toBe('desk_text_decided_again_already')
    await deskOf(second).decide(await caseOf(server, post.id), { status: 'BLOCKED', reason: 'Spam' })
    expect((await stateOf(post.id)).post.status).toBe('BLOCKED')
  })
})
