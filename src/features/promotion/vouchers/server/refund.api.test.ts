import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { dayOf } from '../../../../platform/shared/day.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, aVoucher, aVoucherCode, aGrantee, anAdmin, points } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), server.as(await aGrantee('SUPPORT'))]

const refunding = `mutation ($id: ID!, $reason: String!) {
  cmsRefundRedemption(_id: $id, reason: $reason) { _id amount status voucherTitle } }`
const refund = (id: string) => ({ id, reason: 'Quán đã đóng cửa' })
const confirming = 'mutation ($_id: ID!) { cmsDecidePointCorrection(_id: $_id, status: BOOKED) { status } }'
const buying = 'mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { _id } points { active } } }'

/** Somebody with exactly the points buys the only code. */
async function aPurchase(price = 500) {
  const voucher = await aVoucher({ admin_status: 'APPROVED', point_spend: price })
  const code = await aVoucherCode({ voucher_id: voucher.id })
  const member = await aUser()
  await points(member.id, price)
  const { redemption } = (await server.asMember(member).data(buying, { id: voucher.id })).buyVoucher
  return { voucher, code, member, id: redemption._id as string }
}
const pointsOf = async (member: Person) =>
  (await server.asMember(member).data('{ me { points { active earned } } }')).me.points
const resultsOf = async (voucherId: string) => {
  const today = dayOf(new Date())
  const answer = await one.data(`{ cmsVoucherResults(_id: "${voucherId}", startDate: "${today}", endDate: "${today}") {
    voucher { redeemed available } days { handedOver used pointsSpent } } }`)
  return { ...answer.cmsVoucherResults.voucher, ...answer.cmsVoucherResults.days[0] }
}

test('points come back once, and a code that was not used is free again', async () => {
  const { voucher, code, member, id } = await aPurchase()
  const refunded = (await two.data(refunding, refund(id))).cmsRefundRedemption
  expect(refunded).toMatchObject({ amount: 5, status: 'BOOKED', voucherTitle: voucher.title })
  const said =
    '{ pointHistory(first: 1) { items { amount description } } notifications(first: 1) { items { type message } } }'
  expect(await server.asMember(member).data(said)).toEqual({
    pointHistory: {
      items: [{ amount: 5, description: `Bộ phận hỗ trợ đã hoàn điểm đổi voucher ${voucher.title}: Quán đã đóng cửa` }],
    },
    notifications: { items: [{ type: 'POINTS', message: 'Bạn được hoàn 5 điểm đổi voucher: Quán đã đóng cửa' }] },
  })
  expect(await pointsOf(member)).toEqual({ active: 5, earned: 5 })
  expect((await server.asMember(member).data('{ myVouchers { items { code } } }')).myVouchers.items).toEqual([])
  const empty = { redeemed: 0, available: 1, handedOver: 0, used: 0, pointsSpent: 0 }
  expect(await resultsOf(voucher.id)).toEqual(empty)
  const row = server.db.selectFrom('voucher_codes').select(['sold_qty', 'redeemed_by', 'status'])
  expect(await row.where('id', '=', code.id).executeTakeFirst()).toEqual({
    sold_qty: 0,
    redeemed_by: null,
    status: 'ACTIVE',
  })
  expect((await one.refusal(refunding, refund(id))).reason).toBe('vouchers_text_refunded')
  expect((await server.asMember(member).data(buying, { id: voucher.id })).buyVoucher.points.active).toBe(0)
})

test('the points of a used code come back, and the code stays used', async () => {
  const { voucher, member, id } = await aPurchase()
  await server.asMember(member).data(`mutation { useVoucher(redemptionId: "${id}") { usedAt } }`)
  await one.data(refunding, refund(id))
  expect(await pointsOf(member)).toMatchObject({ active: 5 })
  expect(await resultsOf(voucher.id)).toEqual({ redeemed: 1, available: 0, handedOver: 1, used: 1, pointsSpent: 0 })
  expect((await two.refusal(refunding, refund(id))).reason).toBe('vouchers_text_refunded')
})

test('above the limit a second person confirms, and meanwhile it is asked for once', async () => {
  const { member, id } = await aPurchase(100_100)
  const asked = (await one.data(refunding, refund(id))).cmsRefundRedemption
  expect(asked.status).toBe('WAITING')
  expect(await pointsOf(member)).toMatchObject({ active: 0 })
  for (const client of [one, two])
    expect((await client.refusal(refunding, refund(id))).reason).toBe('vouchers_text_refund_waits')
  const codes = `{ cmsMemberCodes(userId: "${member.id}") { items { _id price status refund } } }`
  expect((await two.data(codes)).cmsMemberCodes.items).toEqual([
    { _id: id, price: 1001, status: 'USABLE', refund: 'WAITING' },
  ])
  await two.data(confirming, { _id: asked._id })
  expect(await pointsOf(member)).toMatchObject({ active: 1001 })
  expect((await two.data(codes)).cmsMemberCodes.items).toEqual([])
})

test('a refund that was declined can be asked for again', async () => {
  const { member, id } = await aPurchase(100_100)
  const { _id } = (await one.data(refunding, refund(id))).cmsRefundRedemption
  await one.data(`mutation { cmsDecidePointCorrection(_id: "${_id}", status: DECLINED, reason: "Nhầm") { status } }`)
  const again = (await one.data(refunding, refund(id))).cmsRefundRedemption
  await two.data(confirming, { _id: again._id })
  expect(await pointsOf(member)).toMatchObject({ active: 1001 })
})

test('what nobody bought is not refunded, nor one’s own, and a reason is needed', async () => {
  expect((await one.refusal(refunding, refund(uuidv7()))).code).toBe('NOT_FOUND')
  const { member, id } = await aPurchase()
  await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('id', '=', member.id).execute()
  expect((await server.as(member).refusal(refunding, refund(id))).code).toBe('FORBIDDEN')
  expect((await one.refusal(refunding, { id, reason: ' ' })).fields![0]!.field).toBe('reason')
})
