import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aVoucher, aVoucherCode, anAdmin, handOver } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

test('of two who enable overlapping campaigns at once, one is refused', async () => {
  const campaigns = [
    await aVoucher({ type: 'REFERRAL', status: 'DISABLED' }),
    await aVoucher({ type: 'REFERRAL', status: 'DISABLED' }),
  ]
  const enable = (id: string) => `mutation { updateVoucher(_id: "${id}", data: { status: ENABLED }) { status } }`
  const results = await atOnce(server, { writesTo: 'vouchers' }, [
    () => one.query(enable(campaigns[0]!.id)),
    () => two.query(enable(campaigns[1]!.id)),
  ])
  const reasons = results.map((result) => result.status === 'fulfilled' && result.value.errors?.[0]?.extensions.reason)
  expect(new Set(reasons)).toEqual(new Set([undefined, 'vouchers_text_campaign_running']))
})

test('of two who decide on one voucher at once, one is refused with what the other did', async () => {
  const { id } = await aVoucher()
  const decide = (status: string) =>
    `mutation { cmsSetVoucherAdminStatus(_ids: ["${id}"], adminStatus: ${status}, version: 1) { outcomes { ok } } }`
  const results = await atOnce(server, { writesTo: 'vouchers' }, [
    () => one.query(decide('APPROVED')),
    () => two.query(decide('REJECTED')),
  ])
  const codes = results.map((result) => result.status === 'fulfilled' && result.value.errors?.[0]?.extensions.code)
  expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']))
})

test('a code is handed over as often as it serves, however many take it at once', async () => {
  const code = await aVoucherCode()
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => handOver(code.id),
    () => factories(other.db).handOver(code.id),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  const left = await server.db
    .selectFrom('voucher_codes')
    .select(['sold_qty', 'status'])
    .where('id', '=', code.id)
    .execute()
  expect(left).toEqual([{ sold_qty: 1, status: 'REDEEMED' }])
})
