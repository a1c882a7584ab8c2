import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { caseOf, deskOf, joinCases } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { finishDecisions } from './decisions.job.ts'
import { notifyPeople } from './notices/notify.job.ts'

const server = await startServer()
const replica = await server.again()
const make = factories(server.db)
const people = [await make.anAdmin(), await make.anAdmin()] as const
const [client, other] = [server.as(people[0]), replica.as(people[1])]
const [desk, colleague] = [deskOf(client), deskOf(other)]
const onPostgres = test.runIf(server.engine === 'postgres')

async function aCase() {
  const post = await make.aPost()
  await make.aReport('POST', post.id)
  return { post, id: await caseOf(server, post.id) }
}

const postOf = (id: string) =>
  server.db.selectFrom('posts').select(['status', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
const targetOf = (id: string) =>
  server.db.selectFrom('report_targets').selectAll().where('target_id', '=', id).executeTakeFirstOrThrow()
const decisionsOf = (id: string) =>
  server.db.selectFrom('case_decisions').selectAll().where('case_id', '=', id).orderBy('decided_at').execute()
const setStatus = (id: string, termStatus: string) =>
  `mutation { cmsSetTermStatus(_id: "${id}", model: POST, termStatus: ${termStatus}, reason: "Spam") { version } }`
const handle = (id: string) =>
  `mutation { cmsMarkReportsHandled(model: POST, _id: "${id}", lastReportAt: "2099-01-01T00:00:00Z") { handledVersion } }`

/** What a decision sends, with the plan as it is now. */
async function given(id: string, decision: { status: string | null; reason?: string }) {
  const [{ version }, { hash: planHash }] = [await desk.open(id), await desk.plan(id, decision)]
  return { _id: id, version, planHash, decision }
}

test('of two who decide one case at once, one decides and the other gets a conflict', async () => {
  const { post, id } = await aCase()
  const block = await given(id, { status: 'BLOCKED', reason: 'Spam' })
  const nothing = await given(id, { status: null })
  const results = await atOnce(server, { writesTo: 'case_decisions' }, [
    () => client.query(desk.decided, block),
    () => other.query(desk.decided, nothing),
  ])
  const answers = results.map((result) => (result.status === 'fulfilled' ? result.value : null))
  const refusals = answers.flatMap((answer) => answer?.errors ?? [])
  expect(refusals).toHaveLength(1)
  expect(refusals[0]!.extensions.code).toBe('CONFLICT')
  const decided = await decisionsOf(id)
  expect(decided).toHaveLength(1)
  expect((await postOf(post.id)).status).toBe(decided[0]!.status ?? 'NORMAL')
})

test('no case is claimed by two, however many ask at once', async () => {
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
  const cases = [await aCase(), await aCase(), await aCase()]
  const admins = await Promise.all(Array.from({ length: 6 }, () => make.anAdmin()))
  const results = await atOnce(
    server,
    { writesTo: 'cases' },
    admins.map((person, i) => () => deskOf((i % 2 ? replica : server).as(person)).next()),
  )
  const claimed = results.map((result) => (result.status === 'fulfilled' ? (result.value?._id ?? null) : 'failed'))
  const taken = claimed.filter((id) => id !== null)
  expect(taken).toHaveLength(cases.length)
  expect(new Set(taken)).toEqual(new Set(cases.map(({ id }) => id)))
})

onPostgres('a case that somebody is claiming is passed over at once, without waiting for them', async () => {
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
  const [first, second] = [await aCase(), await aCase()]
  const gate = await lock(server, { statement: `select from cases where id = '${first.id}' for update` })
  try {
    expect((await desk.next())._id).toBe(second.id)
  } finally {
    await gate.release()
  }
})

onPostgres('a claim that ends in the middle of a decision, and is taken by somebody else, refuses it', async () => {
  const { post, id } = await aCase()
  await desk.claim(id)
  const decision = await given(id, { status: 'BLOCKED', reason: 'Spam' })
  await server.db
    .updateTable('cases')
    .set({ held_until: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute()
  const gate = await lock(server, { statement: `select from cases where id = '${id}' for update` })
  const taken = colleague.claim(id)
  await untilWaiting(server, 1)
  const decided = client.refusal(desk.decided, decision)
  await untilWaiting(server, 2)
  await gate.release()
  expect(await taken).toMatchObject({ mine: true })
  expect(await decided).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_held' })
  expect((await postOf(post.id)).status).toBe('NORMAL')
})

onPostgres('a claim that ends while somebody waits for the case is over for them', async () => {
  const { id } = await aCase()
  await desk.claim(id)
  const gate = await lock(server, { statement: `select from cases where id = '${id}' for update` })
  const taken = colleague.claim(id)
  await untilWaiting(server, 1)
  // The claim ends after the other transaction began. The end is written without waiting for the lock, as if time
  // passed.
  await gate.run(`update cases set held_until = clock_timestamp() where id = '${id}'`)
  await gate.commit()
  expect(await taken).toMatchObject({ mine: true })
})

onPostgres('a report that arrives before a decision is kept makes its plan stale', async () => {
  const { post, id } = await aCase()
  const decision = await given(id, { status: null })
  const gate = await lock(server, { statement: `select from cases where id = '${id}' for update` })
  const reporter = await make.aUser()
  const report = make.aReport('POST', post.id, { created_by: reporter.id })
  await untilWaiting(server, 1)
  const decided = client.refusal(desk.decided, decision)
  await untilWaiting(server, 2)
  await gate.release()
  await report
  expect((await decided).reason).toBe('desk_text_plan_changed')
  expect(await targetOf(post.id)).toMatchObject({ handled: false, total: 2 })
})

onPostgres('a report that arrives while a decision is carried out is not handled with it', async () => {
  const { post, id } = await aCase()
  const reporter = await make.aUser()
  // By then the decision is stored, and its step waits.
  const held = await lock(server, { statement: `select from report_targets where target_id = '${post.id}' for update` })
  const decided = desk.decide(id, { status: null })
  await untilWaiting(server, 1)
  const report = make.aReport('POST', post.id, { created_by: reporter.id })
  await untilWaiting(server, 2)
  await held.release()
  const decision = await decided
  await report
  const target = await targetOf(post.id)
  expect(target).toMatchObject({ handled: false, total: 2 })
  expect(await desk.open(target.case_id!)).toMatchObject({ state: 'OPEN', totalReports: 2 })
  expect(decision.state).toBe('APPLIED')
  expect(await desk.plan(target.case_id!, { status: null })).toMatchObject({ reportsClosed: 1, reportersTold: 1 })
})

test('of a mark, a status and a decision at once, every report is closed once and the case too', async () => {
  for (let i = 0; i < 3; i++) {
    const { post, id } = await aCase()
    const decision = await given(id, { status: 'HIDDEN' })
    await atOnce(server, { writesTo: 'audit_entries' }, [
      () => client.query(desk.decided, decision),
      () => other.query(handle(post.id)),
      () => client.query(setStatus(post.id, 'BLOCKED')),
    ])
    await finishDecisions.run(server.app)
    expect(await targetOf(post.id)).toMatchObject({ handled: true })
    const left = await server.db.selectFrom('cases').select('state').where('id', '=', id).executeTakeFirst()
    expect(left?.state ?? 'CLOSED').toBe('CLOSED')
    for (const { state } of await decisionsOf(id)) expect(state).toBe('APPLIED')
    // Each change of status raised the version by one.
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('version')
      .where('chain', '=', `POST:${post.id}`)
      .orderBy('position')
      .execute()
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, n) => n + 2))
    expect((await postOf(post.id)).version).toBe(entries.length + 1)
  }
})

onPostgres('an undo that meets a later change leaves that change', async () => {
  const { post, id } = await aCase()
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  const gate = await lock(server, { statement: `select from posts where id = '${post.id}' for update` })
  const change = other.data(setStatus(post.id, 'BLOCKED'))
  await untilWaiting(server, 1)
  const undone = desk.undo(_id)
  await untilWaiting(server, 2)
  await gate.release()
  await change
  expect((await undone).changedSince).toEqual([{ model: 'POST', _id: post.id }])
  expect((await postOf(post.id)).status).toBe('BLOCKED')
})

onPostgres('a request and the job that carry out one decision do each step once', async () => {
  const { post, id } = await aCase()
  const gate = await lock(server, { statement: `select from posts where id = '${post.id}' for update` })
  const decided = desk.decide(id, { status: 'HIDDEN' })
  await untilWaiting(server, 1)
  const job = finishDecisions.run(replica.app)
  await untilWaiting(server, 2)
  await gate.release()
  await Promise.all([decided, job])
  expect(await postOf(post.id)).toEqual({ status: 'HIDDEN', version: 2 })
  expect(await decisionsOf(id)).toMatchObject([{ state: 'APPLIED' }])
  expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', decision: { done: 1, total: 1, refused: [] } })
})

onPostgres('of an undo and another decision about the same case, one happens and the other is a conflict', async () => {
  for (const order of ['undo first', 'decision first']) {
    const { post, id } = await aCase()
    const { _id } = await desk.decide(id, { status: null })
    await client.data(`mutation { cmsUnmarkReportsHandled(model: POST, _id: "${post.id}") { handledVersion } }`)
    const decision = await given(id, { status: 'HIDDEN' })
    const both = [
      () => client.query(`mutation { cmsUndoCaseDecision(_id: "${_id}") { sessionsEnded } }`),
      () => other.query(desk.decided, decision),
    ]
    const runs = order === 'undo first' ? both : both.toReversed()
    const answers = await atOnce(server, { writesTo: 'case_decisions' }, runs)
    const errors = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value.errors ?? []) : []))
    expect(
      errors.map(({ extensions }) => extensions.code),
      order,
    ).toEqual(['CONFLICT'])
    const states = (await decisionsOf(id)).map(({ state }) => state)
    expect([['UNDONE'], ['APPLIED', 'APPLIED']]).toContainEqual(states)
  }
})

onPostgres('nobody is told of a decision whose undo has begun in time', async () => {
  const { post, id } = await aCase()
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await server.db
    .updateTable('case_decisions')
    .set({ undo_until: sql<Date>`clock_timestamp() + interval '1 second'` })
    .where('id', '=', _id)
    .execute()
  // Stopped between its check of the time and its first write.
  const gate = await lock(server, { writesTo: 'case_decisions' })
  const undone = desk.undo(_id)
  await untilWaiting(server, 1)
  await setTimeout(3_200)
  const told = runThrough(notifyPeople, replica.app)
  await untilWaiting(server, 2)
  await gate.release()
  expect((await undone).state).toBe('UNDONE')
  expect(await told).toBe(0)
  expect((await postOf(post.id)).status).toBe('NORMAL')
  const notices = await server.db
    .selectFrom('case_notices')
    .select('person_id')
    .where('decision_id', '=', _id)
    .execute()
  expect(notices).toEqual([])
})

test('of a second look that is confirmed and declined at once, one counts', async () => {
  const third = replica.as(await make.anAdmin())
  const { post, id } = await aCase()
  const asked = await desk.decide(id, { status: 'HIDDEN', secondLook: true })
  const results = await atOnce(server, { writesTo: 'case_decisions' }, [
    () => other.query(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { state } }`),
    () => third.query(`mutation { cmsDeclineCaseDecision(_id: "${asked._id}", note: "Không") { state } }`),
  ])
  const refused = results.filter((result) => result.status === 'fulfilled' && result.value.errors)
  expect(refused).toHaveLength(1)
  const [decision] = await decisionsOf(id)
  expect((await postOf(post.id)).status).toBe(decision!.state === 'APPLIED' ? 'HIDDEN' : 'NORMAL')
  expect(['APPLIED', 'DECLINED']).toContain(decision!.state)
})

test('of two who take one record out of a case at once, one does', async () => {
  const posts = [await make.aPost(), await make.aPost(), await make.aPost()]
  for (const { id } of posts) await make.aReport('POST', id)
  const id = await joinCases(server, posts)
  const out = `mutation { cmsTakeOutOfCase(_id: "${id}", model: POST, targetId: "${posts[0]!.id}") { version } }`
  const results = await atOnce(server, { writesTo: 'cases' }, [() => client.query(out), () => other.query(out)])
  const reasons = results.map((result) => result.status === 'fulfilled' && result.value.errors?.[0]?.extensions.reason)
  expect(new Set(reasons)).toEqual(new Set([undefined, 'desk_text_not_in_case']))
  expect(await desk.open(id)).toMatchObject({ version: 2, totalMembers: 2 })
})
