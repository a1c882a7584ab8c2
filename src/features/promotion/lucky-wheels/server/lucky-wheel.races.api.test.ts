import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aMedia, aUser, aVoucher, aVoucherCode, aWheel, aWheelPrize, anAdmin, anAward } = factories(server.db)
const [first, second] = [await anAdmin(), await anAdmin()]
const [one, two] = [server.as(first), other.as(second)]
const day = 86_400_000
type Answer = Awaited<ReturnType<ReturnType<typeof server.as>['query']>>
const reasonsOf = (results: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  results.map((result) =>
    result.status === 'fulfilled' ? ((result.value as Answer).errors?.[0]?.extensions.reason ?? 'done') : result.reason,
  )

const creating = `mutation ($activeDate: LuckyWheelPeriodInput!, $prize: LuckyWheelPrizeInput!) {
  createLuckyWheel(title: "Vòng quay", titleEn: "Wheel", activeDate: $activeDate,
    batchs: [{ activeDate: $activeDate, prizes: [$prize] }]) { _id batchs { prizes { _id } } } }`
const aPlan = async (owner: string, days: number, gift: object = { point: 1 }) => ({
  activeDate: {
    startDate: new Date(Date.now() + days * day).toISOString(),
    endDate: new Date(Date.now() + (days + 2) * day).toISOString(),
  },
  prize: {
    prize_index: 0,
    prizeTier: 'GOLD',
    qty: 1,
    mediaId: (await aMedia({ uploaded_by: owner, uploaded_bytes: 9 })).id,
    ...gift,
  },
})

test('of two who create overlapping wheels at once, one is refused', async () => {
  const plans = [await aPlan(first.id, 100), await aPlan(second.id, 101)]
  const results = await atOnce(server, { writesTo: 'lucky_wheels' }, [
    () => one.query(creating, plans[0]),
    () => two.query(creating, plans[1]),
  ])
  expect(new Set(reasonsOf(results))).toEqual(new Set(['done', 'lucky_wheels_text_overlaps']))
})

const designating = `mutation ($prizeId: ID!, $numbers: [String!]!, $version: Int) {
  updateLuckyWheelPrizeWinners(prizeId: $prizeId, designatedUserPhoneNumbers: $numbers, reason: "x", version: $version) { free } }`
const lanesOf = (stockId: string) =>
  server.db.selectFrom('stock_lanes').select(['qty', 'awarded']).where('stock_id', '=', stockId).execute()

test('of two who designate the last unit at once, one is refused with what the other did', async () => {
  const { batch } = await aWheel()
  const prize = await aWheelPrize(batch, { qty: 1 })
  const people = [await aUser(), await aUser()]
  const by = (client: typeof one, i: number) =>
    client.query(designating, { prizeId: prize.id, numbers: [people[i]!.phone_number], version: 1 })
  const results = await atOnce(server, { writesTo: 'stock_lanes' }, [() => by(one, 0), () => by(two, 1)])
  expect(new Set(reasonsOf(results))).toEqual(new Set(['done', 'platform_text_stale']))
  expect(await lanesOf(prize.id)).toEqual([{ qty: 0, awarded: 0 }])
})

test('the last unit is either designated or won, not both', async () => {
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).where('deleted_at', 'is', null).execute()
  const { batch } = await aWheel()
  const prize = await aWheelPrize(batch, { qty: 1 })
  const numbers = [(await aUser()).phone_number]
  const results = await atOnce<unknown>(server, { writesTo: 'stock_lanes' }, [
    () => one.query(designating, { prizeId: prize.id, numbers }),
    () => anAward(prize.id),
  ])
  const [designation] = reasonsOf(results)
  expect(results[1]!.status === 'fulfilled' ? designation : 'lucky_wheels_text_all_taken').toBe(
    'lucky_wheels_text_all_taken',
  )
  expect([
    { qty: 1, awarded: 1 },
    { qty: 0, awarded: 0 },
  ]).toContainEqual((await lanesOf(prize.id))[0])
})

const onPostgres = test.runIf(server.engine === 'postgres')
onPostgres('a person is designated for another unit than the one that is being won', async () => {
  const { batch } = await aWheel({
    start_date: new Date(Date.now() + 20 * day),
    end_date: new Date(Date.now() + 21 * day),
  })
  const prize = await aWheelPrize(batch, { qty: 2 })
  await server.db.transaction().execute(async (db) => {
    await db.updateTable('stock_lanes').set({ qty: 1 }).where('stock_id', '=', prize.id).execute()
    await db.insertInto('stock_lanes').values({ stock_id: prize.id, lane: 1, qty: 1 }).execute()
  })
  const gate = await lock(server, {
    statement: `update stock_lanes set awarded = 1 where stock_id = '${prize.id}' and lane = 0`,
  })
  const designated = one.query(designating, { prizeId: prize.id, numbers: [(await aUser()).phone_number] })
  await untilWaiting(server, 1)
  await gate.commit()
  expect((await designated).errors).toBeUndefined()
  expect(new Set(await lanesOf(prize.id))).toEqual(
    new Set([
      { qty: 1, awarded: 1 },
      { qty: 0, awarded: 0 },
    ]),
  )
})

const editing = (id: string) =>
  `mutation { updateLuckyWheelPrize(_id: "${id}", data: { qty: 9, totalQty: 9 }) { qty } }`

/** A prize of a batch that begins in a second. */
const aboutToBegin = async () => {
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).where('deleted_at', 'is', null).execute()
  const start_date = new Date(Date.now() + 1000)
  const { batch } = await aWheel({ start_date, end_date: new Date(Date.now() + day) })
  return { ...(await aWheelPrize(batch)), batch, begun: () => setTimeout(start_date.getTime() - Date.now() + 20) }
}

onPostgres.each([
  ['before it asks whether the batch began', { statement: 'select from lucky_wheels for update' }],
  ['after it asked', { writesTo: 'wheel_stock' }],
])('a batch that begins while an edit of its quantity waits, %s, keeps it', async (_, barrier) => {
  await one.data('{ me { _id } }')
  const prize = await aboutToBegin()
  const gate = await lock(server, barrier)
  const edit = one.query(editing(prize.id))
  try {
    await untilWaiting(server, 1)
    await prize.begun()
  } finally {
    await gate.release()
  }
  expect((await edit).errors?.[0]?.extensions.reason).toBe('lucky_wheels_text_quantity_locked')
  expect(await lanesOf(prize.id)).toEqual([{ qty: 5, awarded: 0 }])
})

const aGameVoucher = async () => {
  const end_date = new Date(Date.now() + 900 * day)
  const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED', end_date })
  return { voucher, code: await aVoucherCode({ voucher_id: voucher.id, end_date }) }
}

test('a code is either deleted or reserved for a prize, not both', async () => {
  const { voucher, code } = await aGameVoucher()
  const plan = await aPlan(second.id, 200, { voucherId: voucher.id })
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.query(`mutation { deleteVoucherCode(_id: "${code.id}") { version } }`),
    () => two.query(creating, plan),
  ])
  const outcomes = [
    ['done', 'lucky_wheels_text_too_few_codes'],
    ['voucher_codes_text_reserved', 'done'],
  ]
  expect(outcomes).toContainEqual(reasonsOf(results))
  const left = await server.db
    .selectFrom('voucher_codes')
    .select(['deleted_at', 'pool'])
    .where('id', '=', code.id)
    .executeTakeFirstOrThrow()
  expect(left.deleted_at === null).toBe(left.pool !== null)
})

test('of two wheels that take the last code at once, one is refused', async () => {
  const { voucher } = await aGameVoucher()
  const plans = [
    await aPlan(first.id, 300, { voucherId: voucher.id }),
    await aPlan(second.id, 310, { voucherId: voucher.id }),
  ]
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.query(creating, plans[0]),
    () => two.query(creating, plans[1]),
  ])
  expect(new Set(reasonsOf(results))).toEqual(new Set(['done', 'lucky_wheels_text_too_few_codes']))
})

test('a voucher is either deleted or becomes a prize, not both', async () => {
  const { voucher } = await aGameVoucher()
  const plan = await aPlan(second.id, 400, { voucherId: voucher.id })
  const results = await atOnce(server, { statement: 'lock table vouchers, wheel_prizes in share mode' }, [
    () => one.query(`mutation { deleteVoucher(_id: "${voucher.id}") { version } }`),
    () => two.query(creating, plan),
  ])
  const outcomes = [
    ['done', 'lucky_wheels_text_voucher_not_offered'],
    ['vouchers_text_prize_of_wheel', 'done'],
  ]
  expect(outcomes).toContainEqual(reasonsOf(results))
})

test('a voucher is either shortened or becomes a prize that needs it longer, not both', async () => {
  const { voucher } = await aGameVoucher()
  const plan = await aPlan(second.id, 500, { voucherId: voucher.id })
  const endDate = new Date(Date.now() + 400 * day).toISOString()
  const results = await atOnce(server, { statement: 'lock table vouchers, wheel_prizes in share mode' }, [
    () => one.query(`mutation { updateVoucher(_id: "${voucher.id}", data: { endDate: "${endDate}" }) { version } }`),
    () => two.query(creating, plan),
  ])
  const outcomes = [
    ['done', 'lucky_wheels_text_voucher_ends'],
    ['vouchers_text_needed_until', 'done'],
  ]
  expect(outcomes).toContainEqual(reasonsOf(results))
})

const taking = (id: string) => `mutation { updateLuckyWheelPrize(_id: "${id}", data: { qty: 2 }) { qty } }`

test('of two prizes that take the last units at once, one is refused', async () => {
  const { voucher } = await aGameVoucher()
  for (let i = 0; i < 2; i++) await aVoucherCode({ voucher_id: voucher.id })
  const prizes: string[] = []
  for (const days of [600, 610]) {
    const { createLuckyWheel } = await one.data(creating, await aPlan(first.id, days, { voucherId: voucher.id }))
    prizes.push(createLuckyWheel.batchs[0].prizes[0]._id)
  }
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.query(taking(prizes[0]!)),
    () => two.query(taking(prizes[1]!)),
  ])
  expect(new Set(reasonsOf(results))).toEqual(new Set(['done', 'lucky_wheels_text_too_few_codes']))
})
