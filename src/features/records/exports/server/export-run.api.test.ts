import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import type { Client } from '../../../../../tests/harness/client.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { fileKeptHours } from '../../runs/run.values.ts'
import { rowsOfPiece } from '../export.values.ts'
import { forgetRows } from '../../runs/server/forget.job.ts'
import { workOn } from '../../runs/server/work.ts'

/** An export is a run: it continues without its request, can be cancelled, and its file is kept for a while. */
const server = await startServer()
const { anAdmin, aStaff } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)

/** Three pieces, the last of them short. */
const people = 2 * rowsOfPiece + 100
await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code, user_group, created_at)
  select gen_random_uuid(), '+8491' || lpad(i::text, 7, '0'), 'none', 'Người ' || i % 7, 'MALE', 'VN', 'PROVIDER',
    timestamptz '2026-01-01' + make_interval(days => i % 5)
  from generate_series(1, ${people}) i`.execute(server.db)

const creating = `mutation ($list: String!, $filters: JSON!, $sort: JSON) {
  createExport(list: $list, format: CSV, filters: $filters, sort: $sort, columns: ["_id", "createdAt"]) {
    url run { _id kind state fileName done total } } }`
const downloading = 'mutation ($_id: ID!) { cmsExportFile(_id: $_id) }'
const one = 'query ($_id: ID!) { cmsRun(_id: $_id) { state phase done total failureReason } }'
const cancelling = 'mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }'

const everybody = { list: 'User', filters: { group: 'PROVIDER' } }
const begin = async (by: Client, given: object = {}) =>
  (await by.data(creating, { ...everybody, ...given })).createExport as {
    url: string
    run: { _id: string; kind: string; state: string; fileName: string; done: number; total: number }
  }
/** Begun by a process that ends before it works on it. */
const left = async (given: object = {}) => {
  const ending = await server.again()
  ending.app.stopping.abort()
  return begin(ending.as(boss), given)
}
const finished = async (given: object = {}) => {
  const made = await begin(client, given)
  await workOn(server.app, made.run._id)
  return made
}
const fileAt = async (url: string) => server.fastify.inject({ method: 'GET', url })
const rowsAt = async (url: string) => parse((await fileAt(url)).body, { bom: true }).slice(1)
const runOf = async (_id: string) => (await client.data(one, { _id })).cmsRun

test('an export is a run that tells how far it is', async () => {
  const { run } = await left()
  expect(run).toMatchObject({ kind: 'EXPORT', state: 'WORKING', done: 0, total: null })
  expect(run.fileName).toMatch(/^Users \(Provider\) \d{4}-\d\d-\d\d\.csv$/)
  await workOn(server.app, run._id)
  expect(await runOf(run._id)).toEqual({
    state: 'DONE',
    phase: 'WORKING',
    done: people,
    total: people,
    failureReason: null,
  })
})

test('a download that begins before the run works goes on until its last row', async () => {
  const { url, run } = await left()
  const reading = rowsAt(url)
  await workOn(server.app, run._id)
  expect(await reading).toHaveLength(people)
})

test.each(['CREATED_AT', 'FULL_NAME', 'POINT'])(
  'a run that a crash has left goes on after its last piece, by %s',
  async (type) => {
    const { run, url } = await finished({ sort: { type, dir: 'ASC' } })
    const before = await rowsAt(url)
    await server.db.deleteFrom('run_files').where('run_id', '=', run._id).where('part', '>', 0).execute()
    await server.db
      .updateTable('runs')
      .set({
        state: 'WORKING',
        done: rowsOfPiece,
        finished_at: null,
        lease: crypto.randomUUID(),
        lease_until: new Date(Date.now() - 1),
      })
      .where('id', '=', run._id)
      .execute()
    await workOn(server.app, run._id)
    const { cmsExportFile } = await client.data(downloading, { _id: run._id })
    const rows = await rowsAt(cmsExportFile)
    expect(rows).toEqual(before)
    expect(new Set(rows.map(([id]) => id)).size).toBe(people)
  },
)

describe('a cancelled export', () => {
  test('breaks its download off, and leaves no file', async () => {
    const { run, url } = await left()
    const reading = fileAt(url).then(
      ({ statusCode }) => statusCode,
      () => 'broken off',
    )
    expect((await client.data(cancelling, { _id: run._id })).cmsCancelRun.state).toBe('CANCELLED')
    expect(await reading).not.toBe(200)
    expect((await client.refusal(downloading, { _id: run._id })).reason).toBe('runs_text_file_gone')
    expect(await filesOf(run._id)).toBe(0)
  })

  test('is refused once it is done', async () => {
    const { run } = await finished()
    expect((await client.refusal(cancelling, { _id: run._id })).reason).toBe('runs_text_too_late')
  })
})

const filesOf = async (runId: string) =>
  (await server.db.selectFrom('run_files').select('part').where('run_id', '=', runId).execute()).length

test('a person who may no longer export gets nothing of a run that goes on', async () => {
  const person = await anAdmin()
  const ending = await server.again()
  ending.app.stopping.abort()
  const { run } = await begin(ending.as(person))
  await client.data(`mutation { updateUserGroup(userId: "${person.id}", group: STAFF) { _id } }`)
  await workOn(server.app, run._id)
  const found = await server.db.selectFrom('runs').selectAll().where('id', '=', run._id).executeTakeFirstOrThrow()
  expect(found).toMatchObject({ state: 'FAILED', done: 0, failure: { code: 'FORBIDDEN' } })
  expect(await filesOf(run._id)).toBe(0)
})

describe('the file of an export', () => {
  test('can be downloaded again by whoever made it, and the audit log tells so', async () => {
    const { run } = await finished()
    const { cmsExportFile } = await client.data(downloading, { _id: run._id })
    expect(await rowsAt(cmsExportFile)).toHaveLength(people)
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['model', 'target_id', 'after'])
      .where('action', '=', 'cmsExportFile')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ model: 'LIST', target_id: 'User', after: { rows: people } })
  })

  test('is nobody else’s, and neither is the run', async () => {
    const { run } = await finished()
    for (const other of [server.as(await anAdmin()), server.as(await aStaff())]) {
      for (const asked of [downloading, one, cancelling])
        expect((await other.refusal(asked, { _id: run._id })).code).toBe('NOT_FOUND')
      const listing = '{ cmsRuns(filter: { kind: EXPORT }) { counter items { _id } } }'
      expect((await other.data(listing)).cmsRuns).toEqual({ counter: 0, items: [] })
      const { url } = await begin(other, { list: 'Run', filters: { kind: 'EXPORT' } })
      const own = await rowsAt(url)
      expect(own.map(([id]) => id)).not.toContain(run._id)
    }
  })

  test(`is kept for ${fileKeptHours} hours`, async () => {
    const [old, young] = [await finished(), await finished()]
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const finishedAt = (id: string, at: Date) =>
      server.db.updateTable('runs').set({ finished_at: at }).where('id', '=', id).execute()
    await finishedAt(old.run._id, hoursAgo(fileKeptHours + 1))
    await finishedAt(young.run._id, hoursAgo(fileKeptHours - 1))
    await forgetRows.run(server.app)
    expect((await client.refusal(downloading, { _id: old.run._id })).reason).toBe('runs_text_file_gone')
    const { cmsExportFile } = await client.data(downloading, { _id: young.run._id })
    expect(await rowsAt(cmsExportFile)).toHaveLength(people)
  })

  test('of a person who may no longer read the list is refused', async () => {
    const person = await anAdmin()
    const made = await begin(server.as(person))
    await workOn(server.app, made.run._id)
    await client.data(`mutation { updateUserGroup(userId: "${person.id}", group: STAFF) { _id } }`)
    expect((await server.as(person).refusal(downloading, { _id: made.run._id })).code).toBe('FORBIDDEN')
  })
})
