import { describe, expect, test } from 'vitest'
import { caseOf, casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin()
const client = server.as(admin)
const desk = deskOf(client)
const { aCase } = casesOf(server, make)

const set = (id: string, status: string, reason: string | null = null) =>
  client.data(
    'mutation ($id: ID!, $status: TermStatus!, $reason: String) { cmsSetTermStatus(model: POST, _id: $id, termStatus: $status, reason: $reason) { version } }',
    { id, status, reason },
  )
const statusOf = async (id: string) =>
  (await client.data(`{ cmsGetPost(_id: "${id}") { status reason { reason status } } }`)).cmsGetPost
const closingOf = async (id: string) =>
  (await client.data(`{ cmsGetCase(_id: "${id}") { closedBy { _id } closing { how status } } }`)).cmsGetCase

/** A case about a post that was blocked before, and reported again. */
async function aBlockedCase() {
  const post = await make.aPost()
  await set(post.id, 'BLOCKED', 'Spam')
  await make.aReport('POST', post.id)
  return { post, id: await caseOf(server, post.id) }
}

describe('a verdict on a record that is not NORMAL', () => {
  test('says that it stays so if there is no violation, and leaves it', async () => {
    const { post, id } = await aBlockedCase()
    const { cmsPlanCaseDecision } = await client.data(
      `{ cmsPlanCaseDecision(_id: "${id}", decision: { status: null }) { stays { model from records } changes { to } } }`,
    )
    expect(cmsPlanCaseDecision).toEqual({ stays: [{ model: 'POST', from: 'BLOCKED', records: 1 }], changes: [] })
    await desk.decide(id, { status: null })
    expect((await statusOf(post.id)).status).toBe('BLOCKED')
  })

  test('restores it', async () => {
    const { post, id } = await aBlockedCase()
    expect(await desk.plan(id, { status: 'NORMAL' })).toMatchObject({
      changes: [{ from: 'BLOCKED', to: 'NORMAL', records: 1 }],
      authorsTold: 0,
    })
    await desk.decide(id, { status: 'NORMAL' })
    expect((await statusOf(post.id)).status).toBe('NORMAL')
  })

  test('keeps the reason of the same status, tells the author nothing new, and is undone exactly', async () => {
    const { post, id } = await aBlockedCase()
    expect(await desk.plan(id, { status: 'BLOCKED' })).toMatchObject({ alreadySo: 1, changes: [], authorsTold: 0 })
    const decision = await desk.decide(id, { status: 'BLOCKED', reason: 'Scam' })
    expect(await statusOf(post.id)).toMatchObject({
      status: 'BLOCKED',
      reason: [{ reason: 'Scam' }, { reason: 'Spam' }],
    })
    await desk.undo(decision._id)
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN', lead: { isAdminReport: false, termStatus: 'BLOCKED' } })
    expect((await statusOf(post.id)).reason[0]).toMatchObject({ reason: 'Spam' })
  })
})

describe('a closed case says how it was closed', () => {
  test('by a decision, a status, a mark', async () => {
    const [decided, blocked, marked] = [await aCase(), await aCase(), await aCase()]
    expect((await closingOf(decided.id)).closing).toBeNull()
    await desk.decide(decided.id, { status: 'HIDDEN' })
    await set(blocked.post.id, 'BLOCKED', 'Spam')
    await client.data(
      'mutation ($id: ID!, $at: DateTime!) { cmsMarkReportsHandled(model: POST, _id: $id, lastReportAt: $at) { _id } }',
      { id: marked.post.id, at: new Date().toISOString() },
    )
    const by = { _id: admin.id }
    expect(await closingOf(decided.id)).toEqual({ closedBy: by, closing: { how: 'DECISION', status: 'HIDDEN' } })
    expect(await closingOf(blocked.id)).toEqual({ closedBy: by, closing: { how: 'STATUS', status: 'BLOCKED' } })
    expect(await closingOf(marked.id)).toEqual({ closedBy: by, closing: { how: 'HANDLED', status: null } })
  })

  test('also after a decision that was undone', async () => {
    const { post, id } = await aCase()
    await desk.undo((await desk.decide(id, { status: 'HIDDEN' }))._id)
    await server.db
      .updateTable('case_decisions')
      .set({ undo_until: new Date(0) })
      .where('case_id', '=', id)
      .execute()
    await set(post.id, 'NORMAL')
    expect((await closingOf(id)).closing).toEqual({ how: 'STATUS', status: 'NORMAL' })
  })
})

test('reports that were closed before are not counted as open', async () => {
  const { post, id } = await aCase()
  await make.aReport('POST', post.id)
  await set(post.id, 'NORMAL')
  await make.aReport('POST', post.id)
  const newer = await caseOf(server, post.id)
  const { cmsGetCase } = await client.data(`{ cmsGetCase(_id: "${newer}") { members { totalReports openReports } } }`)
  expect(cmsGetCase.members).toEqual([{ totalReports: 3, openReports: 1 }])
  expect(newer).not.toBe(id)
})
