import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/harness/at-once.ts'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { workOn } from './work.ts'

const server = await startServer()
const other = await server.again()
const { aVoucher, anAdmin } = factories(server.db)
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
  // A server that is about to end leaves its run to others.
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

test('of a cancellation and a confirmation at once, one counts', async () => {
  const voucher = await aVoucher()
  const checking = 'mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id state } }'
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
