import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, aVoucher, aVoucherCode, anAdmin, points } = factories(server.db)
const [one, two, three] = [server.as(await anAdmin()), server.as(await anAdmin()), server.as(await anAdmin())]

const refunding = 'mutation ($id: ID!) { cmsRefundRedemption(_id: $id, reason: "Quán đóng cửa") { _id status } }'
const deciding = `mutation ($_id: ID!, $status: PointCorrectionDecision!) {
  cmsDecidePointCorrection(_id: $_id, status: $status, reason: "Đã xem") { status } }`
const using = 'mutation ($id: ID!) { useVoucher(redemptionId: $id) { usedAt } }'
const buying = 'mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { _id } } }'

async function aPurchase(price: number) {
  const voucher = await aVoucher({ admin_status: 'APPROVED', point_spend: price })
  const code = await aVoucherCode({ voucher_id: voucher.id })
  const member = await aUser()
  await points(member.id, price)
  const { redemption } = (await server.asMember(member).data(buying, { id: voucher.id })).buyVoucher
  return { code, member, id: redemption._id as string }
}
const pointsOf = async (member: Person) =>
  (await server.asMember(member).data('{ me { points { active } } }')).me.points.active
const reasonsIn = (results: PromiseSettledResult<{ errors?: readonly { extensions: { reason?: string } }[] }>[]) =>
  results
    .flatMap((result) => (result.status === 'fulfilled' ? (result.value.errors ?? []) : []))
    .map(({ extensions }) => extensions.reason)

test('two who refund at once refund once', async () => {
  const { member, id } = await aPurchase(500)
  const results = await atOnce(server, { writesTo: 'point_corrections' }, [
    () => one.query(refunding, { id }),
    () => two.query(refunding, { id }),
  ])
  expect(reasonsIn(results)).toEqual(['vouchers_text_refunded'])
  expect(await pointsOf(member)).toBe(5)
})

test('a refund and a use at once: what was used stays used, what was given back is not used, the points come back once', async () => {
  for (let i = 0; i < 4; i++) {
    const { member, id, code } = await aPurchase(500)
    const runs = [() => one.query(refunding, { id }), () => server.asMember(member).query(using, { id })]
    const results = await atOnce(
      server,
      { statement: `select from voucher_redemptions where id = '${id}' for update` },
      i % 2 ? runs : runs.toReversed(),
    )
    const row = server.db.selectFrom('voucher_codes').select(['sold_qty', 'used_qty']).where('id', '=', code.id)
    const { sold_qty, used_qty } = await row.executeTakeFirstOrThrow()
    const [refused] = reasonsIn(results)
    expect([sold_qty, used_qty, refused]).toEqual(refused ? [0, 0, 'vouchers_text_not_yours'] : [1, 1, undefined])
    expect(await pointsOf(member)).toBe(5)
  }
})

test.each([
  ['confirm', 'BOOKED'],
  ['confirm and decline', 'DECLINED'],
])('of two who %s the same at once, one is refused', async (_, status) => {
  const { member, id } = await aPurchase(200_000)
  const { _id } = (await one.data(refunding, { id })).cmsRefundRedemption
  const results = await atOnce(server, { writesTo: 'point_corrections' }, [
    () => two.query(deciding, { _id, status: 'BOOKED' }),
    () => three.query(deciding, { _id, status }),
  ])
  expect(reasonsIn(results)).toEqual(['support_text_decided'])
  const [{ status: now }] = (await server.db
    .selectFrom('point_corrections')
    .select('status')
    .where('id', '=', _id)
    .execute()) as [{ status: string }]
  expect(await pointsOf(member)).toBe(now === 'BOOKED' ? 2000 : 0)
})
