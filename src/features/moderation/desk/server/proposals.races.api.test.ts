import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { caseOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const replica = await server.again()
const make = factories(server.db)
const [client, other] = [server.as(await make.anAdmin()), replica.as(await make.anAdmin())]
const desk = deskOf(client)
const onPostgres = test.runIf(server.engine === 'postgres')

const blocking = (id: string) =>
  `mutation { cmsSetTermStatus(model: USER, _id: "${id}", termStatus: BLOCKED, reason: "Spam") { version } }`
const marking = (id: string) =>
  `mutation { cmsMarkReportsHandled(model: USER, _id: "${id}", lastReportAt: "2099-01-01T00:00:00Z") { handledVersion } }`
const decisionsOf = async (id: string) =>
  (
    await sql<{ id: string; state: string }>`
      select d.id, d.state from case_decisions d join case_steps s on s.decision_id = d.id where s.target_id = ${id}`.execute(
      server.db,
    )
  ).rows

test('of two who propose at once about one record, both are told of the one decision that waits', async () => {
  for (const isReported of [false, true]) {
    const { id } = await make.aVerified()
    if (isReported) await make.aReport('USER', id)
    const results = await atOnce(server, { writesTo: 'case_decisions' }, [
      () => client.refusal(blocking(id)),
      () => other.refusal(blocking(id)),
    ])
    const told = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
    const decisions = await decisionsOf(id)
    expect(decisions).toMatchObject([{ state: 'WAITING' }])
    for (const refusal of told)
      expect(refusal).toMatchObject({ reason: 'waits_for_second_look', params: { decision: decisions[0]!.id } })
  }
})

onPostgres('a mark that arrives while a decision begins to wait is refused, and the decision waits', async () => {
  for (const how of ['desk', 'list'] as const) {
    const { id } = await make.aVerified()
    await make.aReport('USER', id)
    const of = await caseOf(server, id)
    const decision = { status: 'BLOCKED', reason: 'Spam' }
    const [{ version }, { hash: planHash }] = [await desk.open(of), await desk.plan(of, decision)]
    const gate = await lock(server, { writesTo: 'case_decisions' })
    const deciding =
      how === 'desk' ? client.query(desk.decided, { _id: of, version, planHash, decision }) : client.query(blocking(id))
    await untilWaiting(server, 1)
    const marked = other.query(marking(id))
    await untilWaiting(server, 2)
    await gate.release()
    await deciding
    expect((await marked).errors?.[0]?.extensions.reason).toBe('reports_text_decision_waits')
    expect(await decisionsOf(id)).toMatchObject([{ state: 'WAITING' }])
  }
})

onPostgres('the first report that arrives while a status is proposed is in the case of that decision', async () => {
  const { id } = await make.aVerified()
  const gate = await lock(server, { writesTo: 'case_decisions' })
  const proposing = client.refusal(blocking(id))
  await untilWaiting(server, 1)
  const reporting = make.aReport('USER', id)
  await untilWaiting(server, 2)
  await gate.release()
  const { params } = await proposing
  await reporting
  expect(await caseOf(server, id)).toBe(params!.case)
  expect(await desk.open(params!.case as string)).toMatchObject({ state: 'SECOND_LOOK', totalReports: 1 })
})

onPostgres('a badge that is taken away at that moment decides for both alike', async () => {
  const { id } = await make.aVerified()
  const gate = await lock(server, { statement: `update users set badge_status = null where id = '${id}'` })
  const setting = client.query(blocking(id))
  await untilWaiting(server, 1)
  await gate.commit()
  expect((await setting).errors).toBeUndefined()
  expect(await decisionsOf(id)).toEqual([])
})
