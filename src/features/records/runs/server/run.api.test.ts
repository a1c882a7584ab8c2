import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { runIfDue } from '../../../../platform/server/jobs/jobs.ts'
import { forgetRows } from './forget.job.ts'
import { resumeRuns, workOn } from './work.ts'

const server = await startServer()
const { aVoucher, aVoucherCode, anAdmin, aUser } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const dates = { startDate: inDays(2), endDate: inDays(5) }

const creating = 'mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created run { _id state } } }'
const checking = 'mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id state } }'
const one = `query ($_id: ID!) { cmsRun(_id: $_id) {
  kind state phase name fileName done total created existing repeated malformed guessable result failure failureReason } }`
const cancelling = 'mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }'
const confirming = 'mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { state } }'

const runOf = async (_id: string) => (await client.data(one, { _id })).cmsRun
const aDryRun = async (voucherCodes: string[]): Promise<string> => {
  const data = { voucherId: (await aVoucher()).id, type: 'IMPORT', voucherCodes, ...dates }
  return (await client.data(checking, { data })).cmsCheckVoucherCodes._id
}
const codesOf = async (voucherId: string) =>
  (
    await server.db
      .selectFrom('voucher_codes')
      .select('code')
      .where('voucher_id', '=', voucherId)
      .where('deleted_at', 'is', null)
      .execute()
  ).map(({ code }) => code)
const generate = async (data: object): Promise<string> => {
  const made = await client.data(creating, { data: { type: 'GENERATE', ...dates, ...data } })
  return made.createVoucherCode.run._id
}

describe('a generation of many codes', () => {
  test('goes on in the background, and counts what it makes', async () => {
    const { id, title } = await aVoucher()
    const run = await generate({ voucherId: id, qty: 20_001 })
    await workOn(server.app, run)
    expect(await runOf(run)).toMatchObject({
      kind: 'CODE_GENERATION',
      state: 'DONE',
      name: title,
      done: 20_001,
      total: 20_001,
      created: 20_001,
    })
    expect(await codesOf(id)).toHaveLength(20_001)
    const listing = `{ cmsListVoucherCode(voucherId: "${id}") { counter } }`
    expect((await client.data(listing)).cmsListVoucherCode.counter).toBe(20_001)
  })

  test('that replaces others takes effect in one last step', async () => {
    const { id } = await aVoucher()
    const taken = await aVoucherCode({ voucher_id: id, code: 'TAKEN-BEFORE' })
    await factories(server.db).handOver(taken.id)
    await aVoucherCode({ voucher_id: id, code: 'UNUSED-BEFORE' })
    const ending = await server.again()
    ending.app.stopping.abort()
    const data = { voucherId: id, type: 'GENERATE', qty: 10_001, reCreate: true, ...dates }
    const { createVoucherCode } = await ending.as(boss).data(creating, { data })
    expect(new Set(await codesOf(id))).toEqual(new Set(['TAKEN-BEFORE', 'UNUSED-BEFORE']))
    await workOn(server.app, createVoucherCode.run._id)
    const codes = await codesOf(id)
    expect(codes).toHaveLength(10_002)
    expect(codes).toContain('TAKEN-BEFORE')
    expect(codes).not.toContain('UNUSED-BEFORE')
    expect((await runOf(createVoucherCode.run._id)).result).toEqual({ created: 10_001, replaced: 1 })
    const entries = await server.db.selectFrom('audit_entries').select('after').where('target_id', '=', id).execute()
    expect(entries).toEqual([{ after: { created: 10_001, existing: 0, repeated: 0, replaced: 1 } }])
  })
})

describe('a run that was left', () => {
  test('is taken up by another process; rows that were staged are not staged again', async () => {
    const { id } = await aVoucher()
    const ending = await server.again()
    ending.app.stopping.abort()
    const rows = Array.from({ length: 5_100 }, (_, i) => `LEFT-BY-ONE-${i}-X`)
    const file = new File([rows.join('\n')], 'left.csv')
    const data = { voucherId: id, type: 'IMPORT', file: null, ...dates }
    const sent = await ending.as(boss).send(await multipart(creating, { 'data.file': file }, { data }))
    const run: string = sent.data.createVoucherCode.run._id
    // The state after a crash: the first rows are stored, and so is their number.
    await server.db
      .insertInto('run_rows')
      .values(
        rows.slice(0, 5_000).map((code, i) => ({
          id: crypto.randomUUID(),
          run_id: run,
          seq: i + 1,
          row: i + 1,
          cells: JSON.stringify({ code, quantity: 1 }),
          key: code.replaceAll('-', ''),
        })),
      )
      .execute()
    await server.db
      .updateTable('runs')
      .set({ done: 5_000, lease: crypto.randomUUID(), lease_until: new Date(Date.now() - 1) })
      .where('id', '=', run)
      .execute()
    await server.db
      .insertInto('jobs')
      .values({ name: resumeRuns.name, next_run_at: new Date(0) })
      .execute()
    await runIfDue(server.app, resumeRuns)
    await workOn(server.app, run)
    expect(await runOf(run)).toMatchObject({ state: 'DONE', created: 5_100, fileName: 'left.csv' })
    expect(await codesOf(id)).toHaveLength(5_100)
    expect(await server.db.selectFrom('run_files').selectAll().where('run_id', '=', run).execute()).toEqual([])
  })

  test('is given up when it was taken up again and again', async () => {
    const { id } = await aVoucher()
    const ending = await server.again()
    ending.app.stopping.abort()
    const data = { voucherId: id, type: 'GENERATE', qty: 10_001, ...dates }
    const run = (await ending.as(boss).data(creating, { data })).createVoucherCode.run._id
    await server.db.updateTable('runs').set({ tries: 5 }).where('id', '=', run).execute()
    await workOn(server.app, run)
    expect(await runOf(run)).toMatchObject({ state: 'FAILED', failureReason: 'runs_text_broken' })
  })

  test('fails when its person has lost the right meanwhile', async () => {
    const { id } = await aVoucher()
    const ending = await server.again()
    const person = await anAdmin()
    ending.app.stopping.abort()
    const data = { voucherId: id, type: 'GENERATE', qty: 10_001, ...dates }
    const run = (await ending.as(person).data(creating, { data })).createVoucherCode.run._id
    await server.db.updateTable('users').set({ user_group: 'MEMBER' }).where('id', '=', person.id).execute()
    await workOn(server.app, run)
    expect(await runOf(run)).toMatchObject({ state: 'FAILED', failureReason: 'runs_text_rights_ended' })
    expect(await codesOf(id)).toEqual([])
  })
})

describe('cancelling', () => {
  test('ends a run that has not committed, for good', async () => {
    const _id = await aDryRun(['CANCELLED-CODE-A'])
    expect((await client.data(cancelling, { _id })).cmsCancelRun.state).toBe('CANCELLED')
    expect((await client.refusal(confirming, { _id })).reason).toBe('runs_text_not_waiting')
    expect((await client.refusal(cancelling, { _id })).reason).toBe('runs_text_too_late')
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'after'])
      .where('chain', '=', `RUN:${_id}`)
      .execute()
    expect(entries).toEqual([
      { action: 'cmsCancelRun', actor_id: boss.id, after: expect.objectContaining({ state: 'CANCELLED' }) },
    ])
  })

  test('is refused once a run is done', async () => {
    const _id = await aDryRun(['DONE-BEFORE-CANCEL'])
    expect((await client.data(confirming, { _id })).cmsConfirmRun.state).toBe('DONE')
    expect((await client.refusal(cancelling, { _id })).reason).toBe('runs_text_too_late')
    // Confirming a second time does nothing.
    expect((await client.data(confirming, { _id })).cmsConfirmRun.state).toBe('DONE')
  })
})

test('a first row of which nobody knows whether it has titles is asked about, and becomes no code without an answer', async () => {
  const { id: voucherId } = await aVoucher()
  const data = { voucherId, type: 'IMPORT', file: null, ...dates }
  const given = async (operation: string) => {
    const file = new File(['Gift token\nUNSURE-CODE-A\nUNSURE-CODE-B'], 'codes.csv')
    return client.send(await multipart(operation, { 'data.file': file }, { data }))
  }
  const { _id } = (await given(checking)).data.cmsCheckVoucherCodes
  await workOn(server.app, _id)
  expect((await runOf(_id)).state).toBe('CHECKED')
  expect((await client.refusal(confirming, { _id })).reason).toBe('runs_text_titles_open')
  const [refusal] = (await given(creating)).errors!
  expect(refusal!.extensions.fields).toMatchObject([{ field: 'data.file', reason: 'runs_text_titles_unsure' }])
  expect(await codesOf(voucherId)).toEqual([])
})

test('codes created between the dry run and its confirmation are told as existing', async () => {
  const _id = await aDryRun(['LATE-9', 'LATE-CODE-BBB'])
  expect(await runOf(_id)).toMatchObject({ created: 2, guessable: 1 })
  await aVoucherCode({ code: 'late 9' })
  await client.data(confirming, { _id })
  expect(await runOf(_id)).toMatchObject({ state: 'DONE', created: 1, existing: 1, guessable: 0 })
  const rows = `{ cmsRunRows(runId: "${_id}", problem: EXISTING) { counter items { cells } } }`
  expect((await client.data(rows)).cmsRunRows).toEqual({
    counter: 1,
    items: [{ cells: { code: 'LATE-9', quantity: 1 } }],
  })
})

test('the counts of an import’s rows are kept with it, until the rows are forgotten', async () => {
  const _id = await aDryRun(['KEPT-CODE-A', 'KEPT-CODE-B', 'kept code a', 'KEPT-1', 'x'.repeat(65)])
  const counters = async () => {
    const counter = (problem: string) => `cmsRunRows(runId: "${_id}"${problem}) { counter }`
    const { all, REPEATED, MALFORMED, GUESSABLE, EXISTING } = await client.data(`{ all: ${counter('')}
      ${['REPEATED', 'MALFORMED', 'GUESSABLE', 'EXISTING'].map((name) => `${name}: ${counter(`, problem: ${name}`)}`).join(' ')} }`)
    return [all, REPEATED, MALFORMED, GUESSABLE, EXISTING].map(({ counter }) => counter)
  }
  expect(await counters()).toEqual([5, 1, 1, 1, 0])
  await server.db.deleteFrom('run_rows').where('run_id', '=', _id).where('row', '>', 1).execute()
  expect(await counters()).toEqual([5, 1, 1, 1, 0])
  const long = new Date(Date.now() - 31 * 86_400_000)
  await server.db.updateTable('runs').set({ state: 'CANCELLED', finished_at: long }).where('id', '=', _id).execute()
  expect(await counters()).toEqual([1, 0, 0, 0, 0])
})

test('the report has the columns of the import, and Problem', async () => {
  const _id = await aDryRun(['REPORTED-CODE-A', 'x'.repeat(65)])
  const { createExport } = await client.data(
    `mutation { createExport(list: "RunRow", format: XLSX, filters: { runId: "${_id}" }, columns: ["code", "quantity", "problem"]) { url } }`,
  )
  const { rawPayload } = await server.fastify.inject({ url: createExport.url })
  const { sheets } = await readXlsx(new Uint8Array(rawPayload))
  expect(sheets[0]!.rows).toEqual([
    ['Voucher code', 'Quantity', 'Problem'],
    ['REPORTED-CODE-A', 1, null],
    ['x'.repeat(65), 1, 'A code has at most 64 characters.'],
  ])
})

test('who may not begin such runs sees neither them nor their rows', async () => {
  const _id = await aDryRun(['HIDDEN-FROM-OTHERS'])
  const listing = '{ cmsRuns(limit: 100) { counter items { _id } } }'
  const moderator = await aUser({ user_group: 'STAFF' })
  await server.db
    .insertInto('grants')
    .values({ user_id: moderator.id, area: 'MODERATION', granted_by: boss.id })
    .execute()
  const outsider = server.as(moderator)
  expect((await outsider.data(listing)).cmsRuns).toEqual({ counter: 0, items: [] })
  for (const query of [one, 'query ($_id: ID!) { cmsRunRows(runId: $_id) { counter } }', cancelling, confirming])
    expect((await outsider.refusal(query, { _id })).code).toBe('NOT_FOUND')
  const asking = `mutation { createExport(list: "RunRow", format: CSV, filters: { runId: "${_id}" }, columns: ["code"]) { url } }`
  const { createExport } = await outsider.data(asking)
  const { payload } = await server.fastify.inject({ url: createExport.url })
  expect(payload).not.toContain('HIDDEN-FROM-OTHERS')
  expect((await client.data(listing)).cmsRuns.items).toContainEqual({ _id })
})

test('rows of old runs are forgotten, and dry runs that nobody confirmed are cancelled', async () => {
  const [old, young] = [await aDryRun(['OLD-RUN-CODE-A']), await aDryRun(['YOUNG-RUN-CODE'])]
  const long = new Date(Date.now() - 31 * 86_400_000)
  await server.db.updateTable('runs').set({ created_at: long }).where('id', '=', old).execute()
  await forgetRows.run(server.app)
  expect((await runOf(old)).state).toBe('CANCELLED')
  await server.db.updateTable('runs').set({ finished_at: long }).where('id', '=', old).execute()
  await forgetRows.run(server.app)
  const left = await server.db.selectFrom('run_rows').select('run_id').where('run_id', 'in', [old, young]).execute()
  expect(left).toEqual([{ run_id: young }])
})
