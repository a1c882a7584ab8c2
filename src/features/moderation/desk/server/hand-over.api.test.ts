import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

/** Two replicas, so that two people act over two connections. */
const server = await startServer()
const replica = await server.again()
const make = factories(server.db)
const { aCase } = casesOf(server, make)
const [giver, receiver, other] = [await make.anAdmin(), await make.anAdmin(), await make.anAdmin()]
const granted = await make.aGrantee('MODERATION')
const [client, colleague, third] = [server.as(giver), replica.as(receiver), server.as(other)]
const [desk, theirs] = [deskOf(client), deskOf(colleague)]
const onPostgres = test.runIf(server.engine === 'postgres')

/** Nothing else waits in the queue. */
const alone = async (given: Parameters<typeof aCase>[0] = {}) => {
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
  return aCase(given)
}
const deciders = async (_id: string) =>
  (await client.data('query ($_id: ID!) { cmsFindDeciders(_id: $_id) { _id } }', { _id })).cmsFindDeciders.map(
    (person: { _id: string }) => person._id,
  ) as string[]
const refusedTo = (_id: string, to: string) => client.refusal(desk.handedOver, { _id, to })
const marksOf = (person: string) =>
  server.db.selectFrom('marks').selectAll().where('person_id', '=', person).orderBy('created_at').execute()

test('the colleague gets the claim, a mark and the note, and is served the case next', async () => {
  const { id } = await alone()
  await desk.claim(id)
  const { version } = await desk.open(id)
  expect(await desk.handOver(id, receiver.id, 'Bạn biết trang này hơn')).toMatchObject({
    mine: false,
    holder: { _id: receiver.id },
    handedBy: { _id: giver.id },
    version: version + 1,
  })
  expect((await marksOf(receiver.id)).at(-1)).toMatchObject({
    kind: 'HANDED_OVER',
    target_id: id,
    text: 'Bạn biết trang này hơn',
    by_id: giver.id,
  })
  const notes = await server.db.selectFrom('notes').select('text').where('target_id', '=', id).execute()
  expect(notes).toEqual([{ text: 'Bạn biết trang này hơn' }])
  const [entry] = await server.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('target_id', '=', id)
    .where('action', '=', 'cmsHandOverCase')
    .execute()
  expect(entry).toMatchObject({ actor_id: giver.id, after: { state: 'OPEN', handedTo: receiver.id } })
  expect((await client.refusal('mutation ($_id: ID!) { cmsClaimCase(_id: $_id) { _id } }', { _id: id })).reason).toBe(
    'desk_text_held',
  )
  expect(await theirs.next()).toMatchObject({ _id: id, mine: true, handedBy: null })
})

test('what was handed over stays theirs while they work on another case', async () => {
  const { id } = await alone()
  const { id: own } = await aCase()
  await theirs.claim(own)
  await desk.handOver(id, receiver.id)
  expect(await theirs.next()).toMatchObject({ _id: own })
  const { id: another } = await aCase()
  await theirs.claim(another)
  expect(await desk.open(own)).toMatchObject({ holder: null })
  expect(await desk.open(id)).toMatchObject({ holder: { _id: receiver.id } })
  await theirs.decide(another, { status: null })
  expect(await theirs.next()).toMatchObject({ _id: id, mine: true })
})

test('of a case that waits for a second look, another than the decider gets the mark alone', async () => {
  const { id } = await alone()
  await deskOf(third).decide(id, { status: 'BLOCKED', reason: 'Spam', secondLook: true })
  expect(await deciders(id)).not.toContain(other.id)
  expect(await refusedTo(id, other.id)).toMatchObject({ fields: [{ field: 'to', reason: 'desk_text_no_decider' }] })
  expect(await desk.handOver(id, receiver.id)).toMatchObject({ state: 'SECOND_LOOK', holder: null })
  expect((await marksOf(receiver.id)).at(-1)).toMatchObject({ kind: 'HANDED_OVER', target_id: id, text: '' })
})

test('nobody gets a case who may not decide it', async () => {
  const member = await make.aUser()
  const blocked = await make.anAdmin({ term_status: 'BLOCKED' })
  const elsewhere = await make.aGrantee('PROMOTION')
  const { id, post } = await alone({ created_by: receiver.id })
  await make.aReport('POST', post.id, { created_by: other.id })
  const offered = await deciders(id)
  expect(offered).toContain(granted.id)
  for (const person of [giver, receiver, other, member, blocked, elsewhere]) {
    expect(offered).not.toContain(person.id)
    expect(await refusedTo(id, person.id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'to', reason: 'desk_text_no_decider' }],
    })
  }
  expect((await desk.handOver(id, granted.id)).holder._id).toBe(granted.id)
})

test('a case that is only about staff is for ADMIN', async () => {
  const staff = await make.aStaff()
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
  await make.aReport('USER', staff.id)
  const { case_id } = await server.db
    .selectFrom('report_targets')
    .select('case_id')
    .where('target_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  expect(await deciders(case_id!)).not.toContain(granted.id)
  expect((await refusedTo(case_id!, granted.id)).fields).toMatchObject([{ reason: 'desk_text_no_decider' }])
})

test('a closed case and one that somebody else holds are not handed over', async () => {
  const { id } = await alone()
  await theirs.claim(id)
  expect(await refusedTo(id, other.id)).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_held' })
  await theirs.decide(id, { status: null })
  expect(await refusedTo(id, other.id)).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_not_open' })
})

test('nobody is served, or decides, a case that they reported themselves', async () => {
  const { id, post } = await alone()
  await make.aReport('POST', post.id, { created_by: giver.id })
  expect(await desk.next()).toBeNull()
  expect(await desk.open(id)).toMatchObject({ reportedByMe: true })
  const reported = { code: 'FORBIDDEN', reason: 'desk_text_reported_by_you' }
  expect(await client.refusal('mutation ($_id: ID!) { cmsClaimCase(_id: $_id) { _id } }', { _id: id })).toMatchObject(
    reported,
  )
  expect(await refusedTo(id, receiver.id)).toMatchObject(reported)
  expect(await client.refusal(desk.planned, { _id: id, decision: {} })).toMatchObject(reported)
  const [{ version }, { hash: planHash }] = [await theirs.open(id), await theirs.plan(id, { status: null })]
  const decision = { _id: id, version, planHash, decision: { status: null } }
  expect(await client.refusal(desk.decided, decision)).toMatchObject(reported)
  const waiting = await theirs.decide(id, { status: 'BLOCKED', reason: 'Spam', secondLook: true })
  const confirm = 'mutation ($_id: ID!) { cmsConfirmCaseDecision(_id: $_id) { _id } }'
  expect(await client.refusal(confirm, { _id: waiting._id })).toMatchObject(reported)
  const decline = 'mutation ($_id: ID!) { cmsDeclineCaseDecision(_id: $_id, note: "x") { _id } }'
  expect(await client.refusal(decline, { _id: waiting._id })).toMatchObject(reported)
  expect(await deskOf(third).confirm(waiting._id)).toMatchObject({ state: 'APPLIED' })
})

test('of two who take a case at once, by hand or by being given it, one has it', async () => {
  const { id } = await alone()
  await atOnce(server, { writesTo: 'cases' }, [
    () => client.query(desk.handedOver, { _id: id, to: receiver.id }),
    () => third.query('mutation ($_id: ID!) { cmsClaimCase(_id: $_id) { _id } }', { _id: id }),
  ])
  const { holder, handedBy } = await desk.open(id)
  expect([
    [receiver.id, giver.id],
    [other.id, undefined],
  ]).toContainEqual([holder._id, handedBy?._id])
  expect((await marksOf(receiver.id)).filter(({ target_id }) => target_id === id)).toHaveLength(handedBy ? 1 : 0)
})

onPostgres.each([
  [
    'claimed',
    () => (id: string) => colleague.query('mutation ($_id: ID!) { cmsClaimCase(_id: $_id) { _id } }', { _id: id }),
    'desk_text_reported_by_you',
  ],
  ['handed over', () => (id: string) => client.query(desk.handedOver, { _id: id, to: receiver.id }), undefined],
] as const)('a report of the receiver that arrives first keeps the case from being %s', async (_, act, reason) => {
  const { id, post } = await alone()
  // The report and the act both wait for the case; the report came first.
  const gate = await lock(server, { statement: `select from cases where id = '${id}' for update` })
  const report = make.aReport('POST', post.id, { created_by: receiver.id })
  await untilWaiting(server, 1)
  const acted = act()(id)
  await untilWaiting(server, 2)
  await gate.release()
  await report
  const { errors } = await acted
  expect(errors?.[0]?.extensions.reason ?? errors?.[0]?.extensions.fields?.[0]?.reason).toBe(
    reason ?? 'desk_text_no_decider',
  )
  expect(await desk.open(id)).toMatchObject({ holder: null })
})
