import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { advance, workOn } from './work.ts'

const server = await startServer()
const other = await server.again()
const { aRun, aVoucher, anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const dates = { startDate: inDays(2), endDate: inDays(5) }

const codesOf = async (voucherId: string) =>
  (await sql<{ n: number }>`select count(*) as n from voucher_codes where voucher_id = ${voucherId}`.execute(server.db))
    .rows[0]!.n
const stateOf = (id: string) =>
  server.db.selectFrom('runs').select(['state', 'done', 'tries']).where('id', '=', id).executeTakeFirstOrThrow()

test('of two processes, one works on a run: its codes are created once', async () => {
  const voucher = await aVoucher()
  // A server that shuts down leaves its run to others.
  const ending = await server.again()
  ending.app.stopping.abort()
  const { createVoucherCode } = await ending
    .as(await anAdmin())
    .data('mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { run { _id } } }', {
      data: { voucherId: voucher.id, type: 'GENERATE', qty: 15_000, ...dates },
    })
  const id: string = createVoucherCode.run._id
  expect(await stateOf(id)).toMatchObject({ state: 'WORKING', done: 0 })
  await atOnce(server, { statement: 'lock table runs in exclusive mode' }, [
    () => workOn(server.app, id),
    () => workOn(other.app, id),
  ])
  expect(await stateOf(id)).toMatchObject({ state: 'DONE', done: 15_000 })
  expect(await codesOf(voucher.id)).toBe(15_000)
  const tries = await sql<{ n: number }>`select count(*) as n from voucher_codes where run_id = ${id}`.execute(
    server.db,
  )
  expect(tries.rows[0]!.n).toBe(15_000)
})

const checking = 'mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id state } }'

test('of a cancellation and a confirmation at once, one counts', async () => {
  const voucher = await aVoucher()
  const data = { voucherId: voucher.id, type: 'IMPORT', voucherCodes: ['CANCEL-OR-COMMIT-A'], ...dates }
  const run = (await one.data(checking, { data })).cmsCheckVoucherCodes
  expect(run.state).toBe('CHECKED')
  const results = await atOnce(server, { writesTo: 'runs' }, [
    () => one.data('mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }', { _id: run._id }),
    () => two.data('mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { state } }', { _id: run._id }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await workOn(server.app, run._id)
  const { state } = await stateOf(run._id)
  expect(await codesOf(voucher.id)).toBe(state === 'DONE' ? 1 : 0)
  expect(['DONE', 'CANCELLED']).toContain(state)
})

test('two who confirm a run at once commit it once', async () => {
  const voucher = await aVoucher()
  const data = { voucherId: voucher.id, type: 'IMPORT', voucherCodes: ['CONFIRM-TWICE-A'], ...dates }
  const run = (await one.data(checking, { data })).cmsCheckVoucherCodes
  const confirming = 'mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { state } }'
  const results = await atOnce(server, { writesTo: 'runs' }, [
    () => one.data(confirming, { _id: run._id }),
    () => two.data(confirming, { _id: run._id }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await workOn(server.app, run._id)
  expect([(await stateOf(run._id)).state, await codesOf(voucher.id)]).toEqual(['DONE', 1])
  const told = await server.db
    .selectFrom('audit_entries')
    .select('action')
    .where('action', 'in', ['cmsConfirmRun', 'createVoucherCode'])
    .where('target_id', 'in', [run._id, voucher.id])
    .orderBy('action')
    .execute()
  expect(told.map(({ action }) => action)).toEqual(['cmsConfirmRun', 'createVoucherCode'])
})

const onPostgres = test.runIf(server.engine === 'postgres')
/** A transaction that has changed a run and is not committed yet. */
const changing = (id: string, values: string) =>
  lock(server, { statement: `update runs set ${values} where id = '${id}'` })

onPostgres('a run that begins to commit while somebody cancels it is not cancelled', async () => {
  const run = await aRun({ state: 'WORKING', phase: 'JUDGING' })
  const commit = await changing(
    run.id,
    `phase = 'COMMITTING', lease = '${randomUUID()}', lease_until = now() + interval '1 hour'`,
  )
  const cancelling = one.query('mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }', { _id: run.id })
  try {
    await untilWaiting(server, 1)
  } finally {
    await commit.commit()
  }
  expect((await cancelling).errors?.[0]?.extensions.reason).toBe('runs_text_too_late')
  expect((await stateOf(run.id)).state).toBe('WORKING')
})

onPostgres('a process does not take a run that another one is just taking', async () => {
  const run = await aRun({ kind: 'CODE_GENERATION', state: 'WORKING', phase: 'WORKING', total: 5 })
  const lease = randomUUID()
  const taking = await changing(run.id, `lease = '${lease}', lease_until = now() + interval '1 hour'`)
  try {
    await workOn(other.app, run.id)
  } finally {
    await taking.commit()
  }
  await workOn(other.app, run.id)
  const left = server.db.selectFrom('runs').select(['lease', 'tries']).where('id', '=', run.id)
  expect(await left.executeTakeFirst()).toEqual({ lease, tries: 0 })
})

onPostgres.each([
  ['cancelled', `state = 'CANCELLED', lease = null, lease_until = null, finished_at = now()`],
  ['taken by another process', `lease = '${randomUUID()}'`],
])('nothing counts of a step whose run is %s before the step begins', async (_, values) => {
  const lease = randomUUID()
  const run = await aRun({
    kind: 'CODE_GENERATION',
    state: 'WORKING',
    phase: 'WORKING',
    lease,
    lease_until: new Date(Date.now() + 3_600_000),
  })
  const ctx = { ...ownContext(server.app, 'test'), db: server.app.database.background }
  const meanwhile = await changing(run.id, values)
  let hasActed = false
  const step = advance({ ctx, run, lease }, async () => {
    hasActed = true
    return { done: 1 }
  }).catch((error: unknown) => error)
  try {
    await untilWaiting(server, 1)
  } finally {
    await meanwhile.commit()
  }
  expect(await step).toBeInstanceOf(Error)
  expect([hasActed, (await stateOf(run.id)).done]).toEqual([false, 2])
})

test.runIf(server.engine === 'postgres')(
  'nothing is kept of a step whose person loses the right meanwhile',
  async () => {
    const [voucher, person] = [await aVoucher(), await anAdmin()]
    const data = { voucherId: voucher.id, type: 'GENERATE', qty: 10_001, ...dates }
    const ending = await server.again()
    ending.app.stopping.abort()
    const { createVoucherCode } = await ending
      .as(person)
      .data('mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { run { _id } } }', { data })
    const gate = await lock(server, { writesTo: 'voucher_codes' })
    try {
      const working = workOn(server.app, createVoucherCode.run._id)
      await untilWaiting(server, 1)
      await server.db.updateTable('users').set({ user_group: 'MEMBER' }).where('id', '=', person.id).execute()
      await gate.release()
      await working
    } finally {
      await gate.release()
    }
    expect(await stateOf(createVoucherCode.run._id)).toMatchObject({ state: 'FAILED', done: 0 })
    expect(await codesOf(voucher.id)).toBe(0)
  },
)
