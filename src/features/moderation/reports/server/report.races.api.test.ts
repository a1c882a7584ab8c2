import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const make = factories(server.db)
const admin = await make.anAdmin()
const client = server.as(admin)
const onPostgres = test.runIf(server.engine === 'postgres')

const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
const targetOf = (id: string) =>
  server.db.selectFrom('report_targets').selectAll().where('target_id', '=', id).executeTakeFirstOrThrow()
const block = (id: string) =>
  `mutation { cmsSetTermStatus(_id: "${id}", model: PAGE, termStatus: BLOCKED, reason: "Spam") { version } }`
const mark = (id: string, seen: Date) =>
  `mutation { cmsMarkReportsHandled(model: PAGE, _id: "${id}", lastReportAt: "${seen.toISOString()}") { handledVersion } }`

/** A report in its own transaction, which is not committed yet. */
async function reportInFlight(id: string, at: Date, model = 'PAGE') {
  const [connection, reporter] = [new pg.Client({ connectionString: server.database.url }), await make.aUser()]
  await connection.connect()
  await connection.query('begin')
  await connection.query(
    `insert into reports (id, model, target_id, type, created_by, created_at) values ($1, $5, $2, 'SPAM', $3, $4)`,
    [uuidv7(), id, reporter.id, at, model],
  )
  return {
    async commit() {
      await connection.query('commit')
      await connection.end()
    },
  }
}

onPostgres('a report that arrives while a status is set has the new status, and is open', async () => {
  const page = await make.aPage()
  const reporter = await make.aUser()
  // By then the status is written, but not committed.
  const gate = await lock(server, { writesTo: 'blocked_details' })
  const status = client.data(block(page.id))
  await untilWaiting(server, 1)
  const report = make.aReport('PAGE', page.id, { created_by: reporter.id })
  await setTimeout(200)
  await gate.release()
  await Promise.all([status, report])
  expect(await targetOf(page.id)).toMatchObject({ status: 'BLOCKED', handled: false })
})

const records = [
  ['USER', () => make.aUser()],
  ['POST', () => make.aPost()],
  ['COMMENT', () => make.aComment()],
  ['GROUP', () => make.aGroup()],
  ['MEDIA', () => make.aMedia()],
  ['PAGE', () => make.aPage()],
  ['PRODUCT', () => make.aProduct()],
] as const

onPostgres.each(records)(
  'a status that is set while a report of a %s arrives closes that report',
  async (model, aRecord) => {
    const { id } = await aRecord()
    const report = await reportInFlight(id, early, model)
    const status = client.data(block(id).replace('PAGE', model))
    await untilWaiting(server, 1)
    await report.commit()
    await status
    expect(await targetOf(id)).toMatchObject({ status: 'BLOCKED', handled: true, closed_version: 2 })
  },
)

onPostgres('a mark that meets a newer report is refused, and the record stays open', async () => {
  const page = await make.aPage()
  await make.aReport('PAGE', page.id, { created_at: early })
  const report = await reportInFlight(page.id, late)
  const marked = client.refusal(mark(page.id, early))
  await untilWaiting(server, 1)
  await report.commit()
  expect((await marked).reason).toBe('reports_text_newer')
  expect(await targetOf(page.id)).toMatchObject({ handled: false, total: 2, last_report_at: late })
})

onPostgres('a report that meets a mark opens the record again', async () => {
  const page = await make.aPage()
  const reporter = await make.aUser()
  await make.aReport('PAGE', page.id, { created_at: early })
  const gate = await lock(server, { writesTo: 'audit_entries' })
  const marked = client.data(mark(page.id, early))
  await untilWaiting(server, 1)
  const report = make.aReport('PAGE', page.id, { created_at: late, created_by: reporter.id })
  await untilWaiting(server, 2)
  await gate.release()
  await Promise.all([marked, report])
  expect(await targetOf(page.id)).toMatchObject({ handled: false, total: 2 })
})

test('of a mark and a status at once, on two replicas, one closes the reports and both are done', async () => {
  for (let i = 0; i < 3; i++) {
    const page = await make.aPage()
    await make.aReport('PAGE', page.id, { created_at: early })
    await atOnce(server, { writesTo: 'report_targets' }, [
      () => client.data(mark(page.id, early)),
      () => other.as(admin).data(block(page.id)),
    ])
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('model')
      .where('target_id', '=', page.id)
      .orderBy('model')
      .execute()
    const target = await targetOf(page.id)
    expect(target).toMatchObject({ status: 'BLOCKED', handled: true, version: 2 })
    const closedByStatus = target.closed_version === 2
    expect(entries.map(({ model }) => model)).toEqual(closedByStatus ? ['PAGE'] : ['PAGE', 'REPORT'])
  }
})

test('two marks at once are one', async () => {
  const page = await make.aPage()
  await make.aReport('PAGE', page.id, { created_at: early })
  const results = await atOnce(
    server,
    { writesTo: 'report_targets' },
    [client, other.as(admin)].map((caller) => () => caller.data(mark(page.id, early))),
  )
  for (const result of results) expect(result.status).toBe('fulfilled')
  expect(await targetOf(page.id)).toMatchObject({ handled: true, version: 2 })
})

onPostgres.each(records)('of two statuses of a %s at once, on what both saw, one is set', async (model, aRecord) => {
  const { id } = await aRecord()
  const to = (status: string) =>
    `mutation { cmsSetTermStatus(_id: "${id}", model: ${model}, termStatus: ${status}, reason: "Spam", version: 1) { version } }`
  const results = await atOnce(server, { writesTo: 'blocked_details' }, [
    () => client.query(to('BLOCKED')),
    () => other.as(admin).query(to('HIDDEN')),
  ])
  const codes = results.map((result) => result.status === 'fulfilled' && result.value.errors?.[0]?.extensions.code)
  expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']))
})
