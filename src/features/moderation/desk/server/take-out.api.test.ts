import { describe, expect, test } from 'vitest'
import { caseOf, casesOf, deskOf, joinCases } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { liveStreams } from '../../../../../tests/harness/live-streams.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { streamOf } = liveStreams()
const make = factories(server.db)
const [admin, colleague] = [await make.anAdmin(), await make.anAdmin()]
const [client, other] = [server.as(admin), server.as(colleague)]
const [desk, second] = [deskOf(client), deskOf(other)]
const { aRing } = casesOf(server, make)

const handle = (id: string) =>
  client.data(
    `mutation ($at: DateTime!) { cmsMarkReportsHandled(model: POST, _id: "${id}", lastReportAt: $at) { _id } }`,
    { at: new Date().toISOString() },
  )

describe('taking a record out', () => {
  test('gives it a case of its own; the lead may be the one', async () => {
    const { posts, id } = await aRing(2)
    const left = await desk.takeOut(id, 'POST', posts[0]!.id)
    expect(left).toMatchObject({ _id: id, totalMembers: 1, lead: { _id: posts[1]!.id } })
    const own = await caseOf(server, posts[0]!.id)
    expect(await desk.open(own)).toMatchObject({ totalMembers: 1, lead: { _id: posts[0]!.id } })
    const out = (model: string, targetId: string) =>
      client.refusal(`mutation { cmsTakeOutOfCase(_id: "${id}", model: ${model}, targetId: "${targetId}") { _id } }`)
    const undone = await client.data(`mutation { cmsUndo(model: CASE, _id: "${id}", version: 2) { version } }`)
    expect(undone.cmsUndo.version).toBe(3)
    expect(await desk.open(id)).toMatchObject({ totalMembers: 2 })
    expect(await desk.open(own)).toBeNull()
    await desk.takeOut(id, 'POST', posts[0]!.id)
    expect((await out('POST', posts[0]!.id)).reason).toBe('desk_text_not_in_case')
    expect((await out('POST', posts[1]!.id)).reason).toBe('desk_text_only_member')
  })

  test('is refused in a case that is closed, held by somebody else, or about oneself', async () => {
    const [mine, theirs] = [await make.aPost({ created_by: admin.id }), await make.aPost()]
    for (const { id } of [mine, theirs]) await make.aReport('POST', id)
    const id = await joinCases(server, [mine, theirs])
    const out = (by: typeof client, of: string) =>
      by.refusal(`mutation { cmsTakeOutOfCase(_id: "${id}", model: POST, targetId: "${of}") { _id } }`)
    expect(await out(client, mine.id)).toMatchObject({ code: 'FORBIDDEN', reason: 'desk_text_about_you' })
    await second.claim(id)
    expect((await out(server.as(await make.anAdmin()), mine.id)).reason).toBe('desk_text_held')
    await second.decide(id, { status: null })
    expect((await out(other, theirs.id)).reason).toBe('desk_text_not_open')
  })

  test('is not undone once the record was handled, the case has changed, or somebody else holds it', async () => {
    const { posts, id } = await aRing(3)
    const undone = (version: number) =>
      client.refusal(`mutation { cmsUndo(model: CASE, _id: "${id}", version: ${version}) { version } }`)
    await desk.takeOut(id, 'POST', posts[0]!.id)
    await second.claim(id)
    expect((await undone(2)).reason).toBe('desk_text_held')
    await other.data(`mutation { cmsReleaseCase(_id: "${id}") { _id } }`)
    await handle(posts[0]!.id)
    expect((await undone(2)).reason).toBe('desk_text_handled_since')
    await second.takeOut(id, 'POST', posts[1]!.id)
    expect((await undone(2)).code).toBe('CONFLICT')
  })
})

test('the history of a case tells each of its actions, with its author', async () => {
  const { posts, id } = await aRing(2)
  const actions = [
    ['cmsTakeOutOfCase', admin, () => desk.takeOut(id, 'POST', posts[0]!.id)],
    ['cmsDecideCase', admin, () => desk.decide(id, { status: 'BLOCKED', reason: 'Spam', secondLook: true })],
    ['cmsDeclineCaseDecision', colleague, async () => second.decline((await desk.open(id)).decision._id, 'Không')],
    ['cmsDecideCase', admin, () => desk.decide(id, { status: 'HIDDEN', secondLook: true })],
    ['cmsConfirmCaseDecision', colleague, async () => second.confirm((await desk.open(id)).decision._id)],
    ['cmsUndoCaseDecision', admin, async () => desk.undo((await desk.open(id)).decision._id)],
  ] as const
  for (const [, , act] of actions) await act()
  const entries = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'reason'])
    .where('chain', '=', `CASE:${id}`)
    .orderBy('position')
    .execute()
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual(
    actions.map(([action, by]) => [action, by.id]),
  )
  expect(entries.map(({ reason }) => reason)).toEqual([null, 'Spam', 'Không', null, null, null])
})

test('a decision is about the records that nobody has handled', async () => {
  const { posts, id } = await aRing(2)
  await handle(posts[0]!.id)
  expect(await desk.plan(id, { status: 'HIDDEN' })).toMatchObject({ records: 1, reportsClosed: 1 })
})

test('screens that show a case learn how it stands after a decision', async () => {
  const { id } = await aRing(1)
  const stream = await streamOf(server, colleague)
  await desk.decide(id, { status: 'HIDDEN' })
  const { state, version } = await desk.open(id)
  expect(state).toBe('CLOSED')
  await stream.hears(id, version)
  stream.close()
})
