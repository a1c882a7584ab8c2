import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { forgetRows } from './forget.job.ts'
import { runLimits } from './limits.ts'
import { resumeRuns } from './work.ts'

const server = await startServer()
const replica = await server.again()
const { aVoucher, anAdmin } = factories(server.db)
const [voucherId, another] = [(await aVoucher()).id, (await aVoucher()).id]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const dates = { startDate: inDays(2), endDate: inDays(5) }

const checking = 'mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id state } }'
const data = { voucherId, type: 'IMPORT', ...dates }
/** As many codes as keep a run busy until another one has begun. */
const check = (boss: Person, on = server, voucher = voucherId) => {
  const voucherCodes = Array.from({ length: 2_000 }, () => `LIMITED-${uuidv7().slice(-12)}`)
  return on.as(boss).query(checking, { data: { ...data, voucherId: voucher, voucherCodes } })
}

/** A run as it is stored. */
async function aRun(boss: Person, values: object): Promise<string> {
  const common = { id: uuidv7(), kind: 'CODE_IMPORT', phase: 'READING', name: 'stored', created_by: boss.id } as const
  const { id } = await server.db
    .insertInto('runs')
    .values({ ...common, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const leased = { state: 'WORKING', lease: uuidv7(), lease_until: new Date(Date.now() + 3_600_000) } as const
const waiting = { state: 'CHECKED', phase: 'JUDGING', result: '{"malformed": 0}' } as const
const reasonOf = ({ errors }: Awaited<ReturnType<typeof check>>) =>
  errors ? `${errors[0]!.extensions.code} ${errors[0]!.extensions.reason}` : 'begun'

describe.each([
  ['runs in progress', runLimits.working, leased, 'RATE_LIMITED runs_text_too_many_working'],
  ['imports to be confirmed', runLimits.unconfirmed, waiting, 'RATE_LIMITED runs_text_too_many_unconfirmed'],
] as const)('%s', (_, most, state, refusal) => {
  test('are limited, also when the last two are begun at once on two replicas', async () => {
    const boss = await anAdmin()
    for (let i = 1; i < most; i++) await aRun(boss, state)
    const outcomes = await atOnce(server, { writesTo: 'runs' }, [
      () => check(boss),
      () => check(boss, replica, another),
    ])
    const told = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? reasonOf(outcome.value) : outcome.reason))
    expect(new Set(told)).toEqual(new Set([refusal, 'begun']))
    // It is nobody else's limit.
    expect(reasonOf(await check(await anAdmin()))).toBe('begun')
  })
})

test('an import with malformed rows, which cannot be confirmed, does not count', async () => {
  const boss = await anAdmin()
  for (let i = 0; i < runLimits.unconfirmed; i++) await aRun(boss, { ...waiting, result: '{"malformed": 1}' })
  expect(reasonOf(await check(boss))).toBe('begun')
})

const runOf = (id: string) =>
  server.db.selectFrom('runs').select(['state', 'failure', 'kept_bytes']).where('id', '=', id).executeTakeFirstOrThrow()

/** Sends a file for a dry run. Returns the run, whatever came of it. */
async function send(boss: Person, file: File): Promise<string> {
  const sent = await multipart(checking, { 'data.file': file }, { data: { ...data, file: null } })
  await server.as(boss).send(sent)
  const newest = server.db.selectFrom('runs').select('id').where('created_by', '=', boss.id).orderBy('id', 'desc')
  return (await newest.limit(1).executeTakeFirstOrThrow()).id
}

describe('what a person’s unfinished imports keep', () => {
  test('is limited when one begins, and while one is read', async () => {
    const boss = await anAdmin()
    const stored = await aRun(boss, { ...waiting, kept_bytes: runLimits.stagedBytes })
    expect(reasonOf(await check(boss))).toBe('RATE_LIMITED runs_text_too_much_staged')
    await server.db
      .updateTable('runs')
      .set({ kept_bytes: runLimits.stagedBytes - 100 })
      .where('id', '=', stored)
      .execute()
    const file = new File(['SOME-CODE-FOR-ALL'], 'codes.csv')
    const _id = await send(boss, file)
    await expect
      .poll(() => runOf(_id), { timeout: 15_000 })
      .toMatchObject({
        state: 'FAILED',
        failure: { code: 'RATE_LIMITED', reason: 'runs_text_too_much_staged' },
      })
  })

  test('is what is stored, and nothing after it was forgotten', async () => {
    const boss = await anAdmin()
    const file = new File([Array.from({ length: 50 }, (_, i) => `KEPT-FOR-A-WHILE-${i}`).join('\n')], 'codes.csv')
    const _id = await send(boss, file)
    await expect.poll(() => runOf(_id), { timeout: 15_000 }).toMatchObject({ state: 'CHECKED' })
    const kept = async () => (await runOf(_id)).kept_bytes
    const rows = await server.db.selectFrom('run_rows').select(['cells', 'key']).where('run_id', '=', _id).execute()
    expect(rows).toHaveLength(50)
    expect(await kept()).toBeGreaterThan(50 * 100)
    await server.db
      .insertInto('run_files')
      .values({ run_id: _id, part: 7, content: Buffer.alloc(1_000) })
      .execute()
    const before = await kept()
    await server.db.deleteFrom('run_files').where('run_id', '=', _id).execute()
    expect(await kept()).toBe(before - 1_000)
    const long = new Date(Date.now() - 31 * 86_400_000)
    await server.db.updateTable('runs').set({ state: 'CANCELLED', finished_at: long }).where('id', '=', _id).execute()
    await forgetRows.run(server.app)
    expect(await kept()).toBe(0)
  })
})

test('results of finished runs are forgotten before their time if they take too much, the oldest first', async () => {
  const boss = await anAdmin()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const finished = (hours: number) => ({ kind: 'EXPORT', phase: 'WORKING', state: 'DONE', finished_at: ago(hours) })
  const [old, young] = [await aRun(boss, finished(3)), await aRun(boss, finished(1))]
  const working = await aRun(boss, { ...leased, kind: 'EXPORT', phase: 'WORKING' })
  const content = Buffer.alloc(10)
  await server.db
    .insertInto('run_files')
    .values([old, young, working].map((run_id) => ({ run_id, part: 0, content })))
    .execute()
  await server.db
    .updateTable('runs')
    .set({ kept_bytes: Math.ceil(runLimits.keptBytes / 3) })
    .where('created_by', '=', boss.id)
    .execute()
  expect(reasonOf(await check(boss))).toBe('RATE_LIMITED runs_text_too_much_kept')
  await forgetRows.run(server.app)
  const left = await server.db
    .selectFrom('run_files')
    .select('run_id')
    .where('run_id', 'in', [old, young, working])
    .orderBy('run_id')
    .execute()
  expect(left).toEqual([{ run_id: young }, { run_id: working }])
})

test.runIf(server.engine === 'postgres')(
  'runs that were left are taken up in turns by person, not in the order in which they began',
  { timeout: 60_000 },
  async () => {
    const [many, one] = [await anAdmin(), await anAdmin()]
    const left = { kind: 'WORD_TRIAL', phase: 'WORKING', state: 'WORKING', name: 'word', total: 0 } as const
    // One more than a process works on.
    for (let i = 0; i < 4 * runLimits.working; i++) await aRun(many, left)
    await aRun(one, left)
    const [locked, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // No step can begin, so that each run stays taken up.
    const holding = server.asOwner((owner) =>
      owner.transaction().execute(async (trx) => {
        await sql`lock table users`.execute(trx)
        locked.resolve()
        await seen.promise
      }),
    )
    await locked.promise
    await resumeRuns.run(server.app)
    const taken = await server.db
      .selectFrom('runs')
      .select(({ fn }) => ['created_by', fn.countAll<number>().as('runs')])
      .where('created_by', 'in', [many.id, one.id])
      .where('lease', 'is not', null)
      .groupBy('created_by')
      .execute()
    seen.resolve()
    await holding
    expect(Object.fromEntries(taken.map(({ created_by, runs }) => [created_by, runs]))).toEqual({
      [many.id]: 4 * runLimits.working - 1,
      [one.id]: 1,
    })
    const working = () =>
      server.db
        .selectFrom('runs')
        .select('id')
        .where('created_by', 'in', [many.id, one.id])
        .where('state', '=', 'WORKING')
        .execute()
    // One person's runs are worked on one after another.
    await expect.poll(working, { timeout: 45_000 }).toHaveLength(1)
  },
)
