import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../../../../tests/harness/client.ts'
import { caseOf, casesOf, deskOf, joinCases } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { finishDecisions } from './decisions.job.ts'

const server = await startServer()
const make = factories(server.db)
const [admin, colleague] = [await make.anAdmin(), await make.anAdmin()]
const [client, other] = [server.as(admin), server.as(colleague)]
const [desk, second] = [deskOf(client), deskOf(other)]
const { aRing } = casesOf(server, make)
const waits = 'waits_for_second_look'

const people = {
  VERIFIED: async () => ({ model: 'USER' as const, ...(await make.aVerified()) }),
  STAFF: async () => ({ model: 'USER' as const, ...(await make.aStaff()) }),
  PARTNER: async () => ({ model: 'PAGE' as const, ...(await make.aPage({ is_partner: true })) }),
} as const
const statusOf = async ({ model, id }: { model: string; id: string }) =>
  (
    await server.db
      .selectFrom(model === 'USER' ? 'users' : 'pages')
      .select('term_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).term_status
const setting = (model: string, id: string, status = 'BLOCKED', more = '') =>
  `mutation { cmsSetTermStatus(model: ${model}, _id: "${id}", termStatus: ${status}, reason: "Spam"${more}) { version } }`
const decisionsAbout = async (id: string) =>
  (
    await sql<{ id: string; case_id: string; state: string }>`
      select d.id, d.case_id, d.state from case_decisions d
        where exists (select from case_steps s where s.decision_id = d.id and s.target_id = ${id}) order by d.decided_at`.execute(
      server.db,
    )
  ).rows
/** Proposes a status, and returns the decision that waits. */
async function propose(model: string, id: string, status?: string, more?: string, by: Client = client) {
  const { code, reason, params } = await by.refusal(setting(model, id, status, more))
  expect({ code, reason }).toEqual({ code: 'CONFLICT', reason: waits })
  return params as { decision: string; case: string }
}

describe.each(Object.entries(people))('a status of somebody %s', (reason, aRecord) => {
  test('that is set in a list waits at the desk, and is set exactly once somebody else confirms it', async () => {
    const { model, id } = await aRecord()
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const proposed = await propose(model, id, 'SUSPENDING', `, until: "${until}"`)
    expect(await statusOf({ model, id })).toBe('NORMAL')
    expect(await desk.open(proposed.case)).toMatchObject({
      state: 'SECOND_LOOK',
      totalReports: 0,
      lead: { model, _id: id },
      members: [{ model, _id: id }],
      decision: { _id: proposed.decision, state: 'WAITING', secondLook: reason, mine: true },
    })
    expect(await second.plan(proposed.case, { status: 'SUSPENDING', until })).toMatchObject({
      records: 1,
      changes: [{ model, from: 'NORMAL', to: 'SUSPENDING', records: 1 }],
    })
    expect(
      (await client.refusal(`mutation { cmsConfirmCaseDecision(_id: "${proposed.decision}") { _id } }`)).reason,
    ).toBe('desk_text_own_second_look')
    expect(await second.confirm(proposed.decision)).toMatchObject({ state: 'APPLIED', refused: [] })
    expect(await statusOf({ model, id })).toBe('SUSPENDING')
    const [detail] = await server.db.selectFrom('blocked_details').selectAll().where('target_id', '=', id).execute()
    expect(detail).toMatchObject({ status: 'SUSPENDING', reason: 'Spam', created_by: colleague.id })
    const end = await server.db.selectFrom('suspension_ends').select('until').where('target_id', '=', id).execute()
    expect(end).toEqual([{ until: new Date(until) }])
    expect(await desk.open(proposed.case)).toMatchObject({ state: 'CLOSED' })
    await desk.undo(proposed.decision)
    expect(await statusOf({ model, id })).toBe('NORMAL')
  })

  test('is proposed once: whoever sets it again, in whichever way, is told of the decision that waits', async () => {
    const { model, id } = await aRecord()
    const { decision } = await propose(model, id)
    for (const by of [client, other])
      for (const status of ['BLOCKED', 'HIDDEN'])
        expect((await propose(model, id, status, '', by)).decision).toBe(decision)
    const many = `mutation { cmsSetTermStatusOfMany(model: ${model}, ids: ["${id}"], termStatus: BLOCKED, reason: "x") { outcomes { ok version code reason message params } } }`
    expect((await other.data(many)).cmsSetTermStatusOfMany.outcomes).toEqual([
      {
        ok: false,
        version: null,
        code: 'CONFLICT',
        reason: waits,
        message: 'Proposed, waits for a second look',
        params: expect.objectContaining({ decision }),
      },
    ])
    expect(await decisionsAbout(id)).toMatchObject([{ id: decision, state: 'WAITING' }])
    expect(await statusOf({ model, id })).toBe('NORMAL')
  })

  test('takes its open reports along, and is over when it is declined', async () => {
    const { model, id } = await aRecord()
    await make.aReport(model, id)
    const own = await caseOf(server, id)
    const proposed = await propose(model, id, 'HIDDEN')
    expect(proposed.case).toBe(own)
    await second.decline(proposed.decision, 'Chỉ là đùa')
    expect(await desk.open(own)).toMatchObject({ state: 'OPEN' })
    const again = await propose(model, id, 'HIDDEN')
    expect(again.case).toBe(own)
    await second.confirm(again.decision)
    expect(await desk.open(own)).toMatchObject({ state: 'CLOSED', lead: { isAdminReport: true } })
  })
})

test('a change of many proposes what needs it and changes the rest, and a repeat does neither again', async () => {
  const [plain, verified] = [await make.aUser(), await make.aVerified()]
  const many = `mutation { cmsSetTermStatusOfMany(model: USER, ids: ["${plain.id}", "${verified.id}"], termStatus: BLOCKED, reason: "x") { outcomes { ok reason params } } }`
  const headers = { 'idempotency-key': 'half-proposed' }
  const first = await client.data(many, {}, headers)
  expect(first.cmsSetTermStatusOfMany.outcomes).toMatchObject([{ ok: true }, { ok: false, reason: waits }])
  const [decision] = await decisionsAbout(verified.id)
  await second.decline(decision!.id, 'Không')
  expect(await client.data(many, {}, headers)).toEqual(first)
  expect(await decisionsAbout(verified.id)).toHaveLength(1)
  expect(await statusOf({ model: 'USER', id: plain.id })).toBe('BLOCKED')
})

test('a repeat under the same key names the same decision', async () => {
  const { id } = await make.aVerified()
  const headers = { 'idempotency-key': 'proposed-once' }
  const answers = [await client.refusal(setting('USER', id), {}, headers)]
  await second.decline(answers[0]!.params!.decision as string, 'Không')
  answers.push(await client.refusal(setting('USER', id), {}, headers))
  expect(answers[1]).toMatchObject({ reason: waits, params: answers[0]!.params })
  expect(await decisionsAbout(id)).toHaveLength(1)
})

test('blockUser and unBlockUser are no way around it', async () => {
  const { id } = await make.aVerified()
  const { reason } = await client.refusal(`mutation { blockUser(targetId: "${id}") { _id } }`)
  expect(reason).toBe(waits)
  const [waiting] = await decisionsAbout(id)
  await second.confirm(waiting!.id)
  expect(await statusOf({ model: 'USER', id })).toBe('BLOCKED')
  // Unblocking takes nothing away from anybody.
  await client.data(`mutation { unBlockUser(targetId: "${id}") { _id } }`)
  expect(await statusOf({ model: 'USER', id })).toBe('NORMAL')
})

describe('while a decision about a record waits', () => {
  const seen = 'lastReportAt: "2099-01-01T00:00:00Z"'
  const marking = (id: string) =>
    `mutation { cmsMarkReportsHandled(model: USER, _id: "${id}", ${seen}) { handledVersion } }`
  const blocked = 'reports_text_decision_waits'

  test('its reports are not marked as handled, one by one, among many, or by undoing the contrary', async () => {
    const { id } = await make.aVerified()
    await make.aReport('USER', id)
    await client.data(marking(id))
    const { cmsUnmarkReportsHandled: opened } = await client.data(
      `mutation { cmsUnmarkReportsHandled(model: USER, _id: "${id}") { handledVersion } }`,
    )
    const { decision } = await propose('USER', id)
    expect(await other.refusal(marking(id))).toMatchObject({ code: 'CONFLICT', reason: blocked, params: { decision } })
    const many = `mutation { cmsMarkReportsHandledOfMany(model: USER, ids: ["${id}"], handled: true) { outcomes { reason } } }`
    expect((await other.data(many)).cmsMarkReportsHandledOfMany.outcomes).toEqual([{ reason: blocked }])
    const undo = `mutation { cmsUndo(model: REPORT, _id: "${id}", version: ${opened.handledVersion}) { version } }`
    expect((await client.refusal(undo)).reason).toBe(blocked)
    expect(await decisionsAbout(id)).toMatchObject([{ state: 'WAITING' }])
    await second.decline(decision, 'Không')
    await other.data(marking(id))
  })

  test('it is not set to NORMAL either, which would end the case as well', async () => {
    const { id } = await make.aUser({ badge_status: 'VERIFIED', term_status: 'HIDDEN' })
    await propose('USER', id)
    expect((await other.refusal(setting('USER', id, 'NORMAL'))).reason).toBe(blocked)
    expect(await decisionsAbout(id)).toMatchObject([{ state: 'WAITING' }])
  })

  test('its first report joins the case, and the confirmation closes that report too', async () => {
    const { id } = await make.aVerified()
    const proposed = await propose('USER', id)
    await make.aReport('USER', id)
    expect(await caseOf(server, id)).toBe(proposed.case)
    expect(await desk.open(proposed.case)).toMatchObject({ state: 'SECOND_LOOK', totalReports: 1, totalMembers: 1 })
    expect(await second.confirm(proposed.decision)).toMatchObject({ state: 'APPLIED' })
    expect(await desk.open(proposed.case)).toMatchObject({ state: 'CLOSED', lead: { isAdminReport: true } })
  })

  test('it goes on waiting when the reports are gone', async () => {
    const { id } = await make.aVerified()
    await make.aReport('USER', id)
    const proposed = await propose('USER', id)
    await server.db.deleteFrom('reports').where('target_id', '=', id).execute()
    expect(await desk.open(proposed.case)).toMatchObject({ state: 'SECOND_LOOK', lead: { _id: id } })
    await second.confirm(proposed.decision)
    expect(await statusOf({ model: 'USER', id })).toBe('BLOCKED')
  })

  test('a change that needs no second look any more is made at once, and settles what waited', async () => {
    const { id } = await make.aPage({ is_partner: true })
    const { decision, case: of } = await propose('PAGE', id)
    await server.db.updateTable('pages').set({ is_partner: false }).where('id', '=', id).execute()
    await client.data(setting('PAGE', id, 'HIDDEN'))
    expect(await statusOf({ model: 'PAGE', id })).toBe('HIDDEN')
    expect(await desk.open(of)).toMatchObject({
      state: 'CLOSED',
      decision: { _id: decision, state: 'DECLINED', closedElsewhere: true },
    })
  })
})

test('only the record itself is proposed, not the others of its case, nor one that was handled before', async () => {
  const { posts, id: ring } = await aRing(2)
  const { id } = await make.aVerified()
  await make.aReport('USER', id)
  await joinCases(server, [posts[0]!, { id }])
  expect(await caseOf(server, id)).toBe(ring)
  const proposed = await propose('USER', id)
  expect(proposed.case).not.toBe(ring)
  expect(await desk.open(ring)).toMatchObject({ state: 'OPEN', totalMembers: 2 })
  expect(await second.confirm(proposed.decision)).toMatchObject({ total: 1 })
  expect(await desk.open(ring)).toMatchObject({ state: 'OPEN', totalMembers: 2 })
  // Of a record whose reports were handled, in a case that is closed.
  const later = await propose('USER', id, 'HIDDEN')
  expect(await desk.open(later.case)).toMatchObject({ state: 'SECOND_LOOK', totalMembers: 1 })
  await second.confirm(later.decision)
  expect(await statusOf({ model: 'USER', id })).toBe('HIDDEN')
})

test('a decision that waits at the desk is the one that a list names', async () => {
  const { id } = await make.aVerified()
  await make.aReport('USER', id)
  const { _id } = await desk.decide(await caseOf(server, id), { status: 'BLOCKED', reason: 'Spam' })
  expect((await propose('USER', id, 'HIDDEN')).decision).toBe(_id)
})

describe('no second look is needed', () => {
  test('if nobody else could give it: the only other one is the person, or acts by a grant about staff', async () => {
    const everybody = await server.db
      .updateTable('users')
      .set({ term_status: 'BLOCKED' })
      .where('id', '<>', admin.id)
      .returning('id')
      .execute()
    await make.aGrantee('MODERATION')
    const [last, staff] = [await make.anAdmin(), await make.aStaff()]
    const page = await make.aPage({ is_partner: true, owner_id: last.id })
    await client.data(setting('USER', last.id, 'HIDDEN'))
    await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', last.id).execute()
    await client.data(setting('USER', staff.id))
    // A page that the grantee does not run is confirmed by a grant.
    await propose('PAGE', page.id, 'HIDDEN')
    const ids = everybody.map(({ id }) => id)
    await server.db.updateTable('users').set({ term_status: 'NORMAL' }).where('id', 'in', ids).execute()
  })

  test('for an undo within ten seconds of one’s own change', async () => {
    const { id } = await make.aUser({ badge_status: 'VERIFIED', term_status: 'BLOCKED' })
    const { version } = (await client.data(setting('USER', id, 'NORMAL'))).cmsSetTermStatus
    await client.data(`mutation { cmsUndo(model: USER, _id: "${id}", version: ${version}) { version } }`)
    expect(await statusOf({ model: 'USER', id })).toBe('BLOCKED')
    expect(await decisionsAbout(id)).toEqual([])
  })
})

test('a confirmation that was cut off is finished by the job, with the same status, reason and person', async () => {
  const { id } = await make.aVerified()
  const { decision } = await propose('USER', id)
  await server.db
    .updateTable('case_decisions')
    .set({ state: 'APPLYING', second_by: colleague.id, second_at: new Date() })
    .where('id', '=', decision)
    .execute()
  await finishDecisions.run(server.app)
  expect(await statusOf({ model: 'USER', id })).toBe('BLOCKED')
  const [detail] = await server.db.selectFrom('blocked_details').selectAll().where('target_id', '=', id).execute()
  expect(detail).toMatchObject({ status: 'BLOCKED', reason: 'Spam', created_by: colleague.id })
})

test('the person whom it is about, and an admin of the page, confirm and decline nothing', async () => {
  const about = await make.anAdmin()
  const page = await make.aPage({ is_partner: true })
  await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: about.id }).execute()
  for (const [model, id] of [
    ['USER', about.id],
    ['PAGE', page.id],
  ] as const) {
    const { decision } = await propose(model, id, 'HIDDEN')
    for (const text of [
      `cmsConfirmCaseDecision(_id: "${decision}") { _id }`,
      `cmsDeclineCaseDecision(_id: "${decision}", note: "x") { _id }`,
    ])
      expect((await server.as(about).refusal(`mutation { ${text} }`)).reason).toBe('desk_text_about_you')
  }
})
