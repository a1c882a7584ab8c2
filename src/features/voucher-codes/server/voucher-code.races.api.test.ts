import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/harness/at-once.ts'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aVoucher, aVoucherCode, anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('of two who import the same codes at once, each code is created once and told to the other', async () => {
  const vouchers = [await aVoucher(), await aVoucher()]
  const creating = `mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created existing } }`
  const data = (i: number, voucherCodes: string[]) => ({
    data: { voucherId: vouchers[i]!.id, type: 'IMPORT', voucherCodes, startDate: inDays(2), endDate: inDays(5) },
  })
  const codes = Array.from({ length: 200 }, (_, i) => `SAME-CODE-${i}`)
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.data(creating, data(0, codes)),
    () => two.data(creating, data(1, codes.toReversed())),
  ])
  const made = results.map((result) => (result.status === 'fulfilled' ? result.value.createVoucherCode : result.reason))
  expect(made.toSorted((a, b) => a.created - b.created)).toEqual([
    { created: 0, existing: 200 },
    { created: 200, existing: 0 },
  ])
})

test('a code is either deleted or handed over, not both', async () => {
  const code = await aVoucherCode()
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.data(`mutation { deleteVoucherCode(_id: "${code.id}") { version } }`),
    () => factories(other.db).handOver(code.id),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = await server.db
    .selectFrom('voucher_codes')
    .selectAll()
    .where('id', '=', code.id)
    .executeTakeFirstOrThrow()
  expect(left.deleted_at === null).toBe(left.sold_qty === 1)
})
