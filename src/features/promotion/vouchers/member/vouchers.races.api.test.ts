import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
await withoutVisits(server)
const other = await server.again()
const { aUser, aVoucher, aVoucherCode, points } = factories(server.db)

const onPostgres = test.runIf(server.engine === 'postgres')
const buying = 'mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { _id code } points { active } } }'
const entering = 'mutation ($code: String!) { enterVoucherCode(code: $code) { _id } }'
const offered = () => aVoucher({ admin_status: 'APPROVED', point_spend: 500 })
const memberWith = async (amount: number) => {
  const person = await aUser()
  await points(person.id, amount)
  return person
}
const activeOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('balances')
      .select('active_points')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).active_points
const redemptionsOf = (voucherId: string) =>
  server.db
    .selectFrom('voucher_redemptions as r')
    .innerJoin('voucher_codes as c', 'c.id', 'r.code_id')
    .select(['r.id', 'r.user_id', 'r.price'])
    .where('c.voucher_id', '=', voucherId)
    .execute()
const refusals = (
  results: PromiseSettledResult<{ readonly errors?: readonly { extensions: { reason?: string } }[] | undefined }>[],
) =>
  results.flatMap((result) =>
    result.status === 'fulfilled'
      ? (result.value.errors?.map(({ extensions }) => extensions.reason) ?? [])
      : [String(result.reason)],
  )

test('of fifty buyers of the last code one gets it and pays', async () => {
  const voucher = await offered()
  await aVoucherCode({ voucher_id: voucher.id })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => memberWith(500)))
  const results = await Promise.allSettled(
    buyers.map((buyer, i) => (i % 2 ? other : server).asMember(buyer).query(buying, { id: voucher.id })),
  )
  expect(refusals(results)).toEqual(Array.from({ length: 49 }, () => 'vouchers_text_out_of_codes'))
  const [sold, ...more] = await redemptionsOf(voucher.id)
  expect(more).toEqual([])
  const balances = await Promise.all(buyers.map(async ({ id }) => ({ id, active: await activeOf(id) })))
  expect(balances.filter(({ active }) => active !== 500)).toEqual([{ id: sold!.user_id, active: 0 }])
})

onPostgres('whoever finds the last code being taken waits, and gets it if the other gives it up', async () => {
  const voucher = await offered()
  const { id } = await aVoucherCode({ voucher_id: voucher.id })
  const taken = await lock(server, { statement: `select from voucher_codes where id = '${id}' for no key update` })
  const bought = server.asMember(await memberWith(500)).data(buying, { id: voucher.id })
  try {
    await untilWaiting(server, 1)
  } finally {
    await taken.release()
  }
  expect((await bought).buyVoucher.points.active).toBe(0)
})

test('a code that serves many is sold as often as it serves, though its buyers wait for each other', async () => {
  const voucher = await offered()
  await aVoucherCode({ voucher_id: voucher.id, qty: 10 })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => memberWith(500)))
  const results = await Promise.allSettled(
    buyers.map((buyer, i) => (i % 2 ? other : server).asMember(buyer).query(buying, { id: voucher.id })),
  )
  expect(refusals(results)).toEqual(['vouchers_text_out_of_codes', 'vouchers_text_out_of_codes'])
  expect(new Set((await redemptionsOf(voucher.id)).map(({ user_id }) => user_id)).size).toBe(10)
})

test('the same purchase sent fifty times under one key is one purchase', async () => {
  const voucher = await offered()
  for (let i = 0; i < 3; i++) await aVoucherCode({ voucher_id: voucher.id })
  const buyer = await memberWith(5000)
  const clients = [server.asMember(buyer), other.asMember(buyer)]
  const send = (_: unknown, i: number) =>
    clients[i % 2]!.data(buying, { id: voucher.id }, { 'idempotency-key': 'the-same-purchase' })
  const answers = []
  // Each ten at once: more of one person would be told to wait.
  for (let wave = 0; wave < 5; wave++) answers.push(...(await Promise.all(Array.from({ length: 10 }, send))))
  expect(new Set(answers.map(({ buyVoucher }) => buyVoucher.redemption._id)).size).toBe(1)
  expect(await redemptionsOf(voucher.id)).toHaveLength(1)
  expect(await activeOf(buyer.id)).toBe(4500)
})

test('two sessions of one member cannot spend the same points', async () => {
  const voucher = await offered()
  for (let i = 0; i < 5; i++) await aVoucherCode({ voucher_id: voucher.id })
  const buyer = await memberWith(900)
  const results = await atOnce(server, { writesTo: 'point_entries' }, [
    () => server.asMember(buyer).query(buying, { id: voucher.id }),
    () => other.asMember(buyer).query(buying, { id: voucher.id }),
  ])
  expect(refusals(results)).toEqual(['trusted_points_text_too_few'])
  expect(await redemptionsOf(voucher.id)).toHaveLength(1)
  expect(await activeOf(buyer.id)).toBe(400)
})

test('of two who enter the same printed code one gets it; the other is told what everybody is told', async () => {
  const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', is_printed: true })
  const { code } = await aVoucherCode({ voucher_id: voucher.id })
  const [one, two] = [await aUser(), await aUser()]
  const results = await atOnce(server, { writesTo: 'voucher_redemptions' }, [
    () => server.asMember(one).query(entering, { code }),
    () => other.asMember(two).query(entering, { code }),
  ])
  expect(refusals(results)).toEqual(['vouchers_text_code_not_valid'])
  expect(await redemptionsOf(voucher.id)).toHaveLength(1)
})

test('a code is used once, however many sessions use it', async () => {
  const voucher = await offered()
  await aVoucherCode({ voucher_id: voucher.id })
  const buyer = await memberWith(500)
  const { redemption } = (await server.asMember(buyer).data(buying, { id: voucher.id })).buyVoucher
  const using = `mutation { useVoucher(redemptionId: "${redemption._id}") { usedAt } }`
  const results = await atOnce(server, { statement: 'lock table voucher_day_tally in share mode' }, [
    () => server.asMember(buyer).query(using),
    () => other.asMember(buyer).query(using),
  ])
  expect(refusals(results)).toEqual(['vouchers_text_used'])
})
