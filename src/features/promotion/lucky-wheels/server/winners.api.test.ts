import { expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGrantee, aUser, aWheel, aWheelPrize, anAward } = factories(server.db)
const staff = await aGrantee('PROMOTION')
const client = server.as(staff)
const { batch } = await aWheel()

const fields = `{ prizeId wonUsers { _id fullName phoneNumber } winners { user { _id } cause } wonUserIds counter
  designatedUsers { _id fullName phoneNumber } designatedUserIds designations { reason user { _id } creator { _id } } free version }`
const designating = `mutation ($prizeId: ID!, $numbers: [String!]!, $reason: String, $version: Int) {
  updateLuckyWheelPrizeWinners(prizeId: $prizeId, designatedUserPhoneNumbers: $numbers, reason: $reason, version: $version) ${fields} }`
const designate = async (prizeId: string, numbers: readonly string[], given: object = { reason: 'Quà tri ân' }) =>
  (await client.data(designating, { prizeId, numbers, ...given })).updateLuckyWheelPrizeWinners
const refusal = (prizeId: string, numbers: readonly string[], given: object = { reason: 'Quà tri ân' }) =>
  client.refusal(designating, { prizeId, numbers, ...given })
const read = async (prizeId: string, args = '') =>
  (await client.data(`{ cmsListLuckyWheelPrizeWinners(prizeId: "${prizeId}" ${args}) ${fields} }`))
    .cmsListLuckyWheelPrizeWinners
const lane = async (stock_id: string) =>
  server.db.selectFrom('stock_lanes').select(['qty', 'awarded']).where('stock_id', '=', stock_id).execute()

test('people are designated by their numbers, in any spelling, with a reason; each takes a unit', async () => {
  const prize = await aWheelPrize(batch, { qty: 3 })
  const [one, two] = [await aUser(), await aUser()]
  const designated = await designate(prize.id, [
    one.phone_number,
    two.phone_number.replace('+84', '0'),
    one.phone_number,
  ])
  expect(designated).toMatchObject({ designatedUserIds: [one.id, two.id], wonUserIds: [], free: 1, version: 2 })
  expect(designated.designations[0]).toEqual({
    reason: 'Quà tri ân',
    user: { _id: one.id },
    creator: { _id: staff.id },
  })
  expect(await lane(prize.id)).toEqual([{ qty: 1, awarded: 0 }])
  expect(await designate(prize.id, [two.phone_number], {})).toMatchObject({ designatedUserIds: [two.id], free: 2 })
  expect(await lane(prize.id)).toEqual([{ qty: 2, awarded: 0 }])
  const { items } = (
    await client.data(
      `{ cmsHistory(model: LUCKY_WHEEL_PRIZE, targetId: "${prize.id}") { items { action reason changes { field } } } }`,
    )
  ).cmsHistory
  expect(items[1]).toEqual({
    action: 'updateLuckyWheelPrizeWinners',
    reason: 'Quà tri ân',
    changes: [{ field: 'designatedUserIds' }],
  })
})

test('a number that the library does not know gets its prefix by the rule of 84', async () => {
  const prize = await aWheelPrize(batch)
  const odd = [await aUser({ phone_number: '+8412345678' }), await aUser({ phone_number: '+8477777777' })]
  expect((await designate(prize.id, ['012345678', '77777777'])).designatedUserIds).toEqual(odd.map(({ id }) => id))
  expect((await designate(prize.id, ['+8412345678'])).designatedUserIds).toEqual([odd[0]!.id])
})

test('a reason is required only to add somebody; unknown numbers are all named', async () => {
  const prize = await aWheelPrize(batch)
  const person = await aUser()
  expect((await refusal(prize.id, [person.phone_number], {})).fields).toMatchObject([
    { field: 'reason', message: 'Please input reason!' },
  ])
  expect((await refusal(prize.id, [person.phone_number], { reason: '  ' })).fields).toMatchObject([{ field: 'reason' }])
  expect((await refusal(prize.id, ['0912345678', '0912345679'])).fields).toMatchObject([
    { field: 'designatedUserPhoneNumbers', message: 'Nobody has the phone number +84912345678.' },
    { field: 'designatedUserPhoneNumbers', message: 'Nobody has the phone number +84912345679.' },
  ])
  expect((await refusal(noId, [])).code).toBe('NOT_FOUND')
})

test('whoever won stays; a designated person wins once, shown as assigned', async () => {
  const prize = await aWheelPrize(batch, { qty: 3 })
  const [lucky, chosen] = [await aUser(), await aUser()]
  await anAward(prize.id, { user_id: lucky.id })
  expect((await refusal(prize.id, [lucky.phone_number])).fields).toMatchObject([
    { message: `${lucky.phone_number} has already won this prize.` },
  ])
  await designate(prize.id, [chosen.phone_number])
  const assigned = {
    cause: 'ASSIGNED' as const,
    lane: null,
    user_id: chosen.id,
    created_at: new Date(Date.now() + 1000),
  }
  await anAward(prize.id, assigned)
  await expect(anAward(prize.id, assigned)).rejects.toMatchObject({ constraint: 'wheel_awards_left' })
  const winners = await read(prize.id)
  expect(winners).toMatchObject({ wonUserIds: [chosen.id, lucky.id], counter: 2, designatedUserIds: [], free: 1 })
  expect(winners.winners.map(({ cause }: { cause: string }) => cause)).toEqual(['ASSIGNED', 'CHANCE'])
  expect((await read(prize.id, 'limit: 1, page: 2')).wonUserIds).toEqual([lucky.id])
  expect(await designate(prize.id, [], {})).toMatchObject({ designatedUserIds: [], counter: 2 })
})

test('nobody is designated for more than is left, nor for a batch that is over', async () => {
  const prize = await aWheelPrize(batch, { qty: 2 })
  await anAward(prize.id)
  const numbers = [(await aUser()).phone_number, (await aUser()).phone_number]
  expect((await refusal(prize.id, numbers)).fields).toMatchObject([
    { field: 'designatedUserPhoneNumbers', message: 'There are not enough prizes left for so many people.' },
  ])
  await designate(prize.id, numbers.slice(0, 1))
  const stale = await refusal(prize.id, numbers.slice(1), { reason: 'x', version: 1 })
  expect(stale).toMatchObject({ code: 'CONFLICT', reason: 'platform_text_stale' })
  const past = await aWheel({
    start_date: new Date(Date.now() - 9 * 86_400_000),
    end_date: new Date(Date.now() - 8 * 86_400_000),
  })
  const old = await aWheelPrize(past.batch)
  expect(await refusal(old.id, numbers)).toMatchObject({ code: 'CONFLICT', reason: 'lucky_wheels_text_batch_over' })
})

test('a quantity is not reduced below the people who are designated', async () => {
  const start_date = new Date(Date.now() + 5 * 86_400_000)
  const wheel = await aWheel({ start_date, end_date: new Date(Date.now() + 6 * 86_400_000) })
  const prize = await aWheelPrize(wheel.batch, { qty: 3 })
  await designate(prize.id, [(await aUser()).phone_number, (await aUser()).phone_number])
  const changing = (qty: number) =>
    `mutation { updateLuckyWheelPrize(_id: "${prize.id}", data: { qty: ${qty} }) { qty designated } }`
  expect((await client.refusal(changing(1))).fields).toMatchObject([
    { field: 'data.qty', message: 'The quantity cannot be less than the number of designated people: 2.' },
  ])
  expect((await client.data(changing(2))).updateLuckyWheelPrize).toEqual({ qty: 2, designated: 2 })
  expect(await lane(prize.id)).toEqual([])
  expect(await designate(prize.id, [], {})).toMatchObject({ free: 2 })
})

test('whoever writes: no more is awarded than there is, and lanes and designations stay the stock', async () => {
  const prize = await aWheelPrize(batch, { qty: 1 })
  await anAward(prize.id)
  await expect(anAward(prize.id)).rejects.toMatchObject({ constraint: 'stock_lanes_awarded' })
  const nothing = { constraint: 'wheel_awards_left' }
  await expect(anAward(prize.id, { lane: 1 })).rejects.toMatchObject(nothing)
  await expect(anAward(prize.id, { cause: 'ASSIGNED', lane: null })).rejects.toMatchObject(nothing)
  const broken = [
    () => server.db.updateTable('stock_lanes').set({ qty: 2 }).where('stock_id', '=', prize.id).execute(),
    () => server.db.insertInto('stock_lanes').values({ stock_id: prize.id, lane: 1, qty: 1 }).execute(),
    () =>
      server.db
        .insertInto('wheel_designations')
        .values({ stock_id: prize.id, user_id: staff.id, reason: 'x', created_by: staff.id })
        .execute(),
  ]
  for (const write of broken) await expect(write()).rejects.toMatchObject({ constraint: 'wheel_stock_adds_up' })
  const deleting = server.db.deleteFrom('wheel_stock').where('id', '=', prize.id).execute()
  await expect(deleting).rejects.toMatchObject({ constraint: 'wheel_award_stays' })
  const forging = server.db.updateTable('stock_lanes').set({ awarded: 0 }).where('stock_id', '=', prize.id).execute()
  await expect(forging).rejects.toMatchObject({ code: '42501' })
  await expect(
    server.db.updateTable('wheel_stock').set({ qty: 9 }).where('id', '=', prize.id).execute(),
  ).rejects.toMatchObject({ code: '23514' })
  const moving = server.db
    .updateTable('wheel_batches')
    .set({ start_date: new Date(0) })
    .where('id', '=', batch.id)
  await expect(moving.execute()).rejects.toMatchObject({ constraint: 'wheel_batch_frozen' })
})
