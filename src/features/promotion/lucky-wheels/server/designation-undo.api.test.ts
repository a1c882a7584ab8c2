import { expect, test } from 'vitest'
import { lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGrantee, aUser, aWheel, aWheelPrize, anAward } = factories(server.db)
const staff = await aGrantee('PROMOTION')
const client = server.as(staff)
const { batch } = await aWheel()

const designating = `mutation ($prizeId: ID!, $numbers: [String!]!, $reason: String) {
  updateLuckyWheelPrizeWinners(prizeId: $prizeId, designatedUserPhoneNumbers: $numbers, reason: $reason) { version } }`
const designate = async (prizeId: string, numbers: readonly string[], reason: string | null = 'Quà tri ân') =>
  (await client.data(designating, { prizeId, numbers, reason })).updateLuckyWheelPrizeWinners.version as number
const undoing =
  'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: LUCKY_WHEEL_PRIZE, _id: $_id, version: $version) { version } }'
const undo = (_id: string, version: number) => client.data(undoing, { _id, version })
const refusal = (_id: string, version: number) => client.refusal(undoing, { _id, version })

/** A prize whose units are in several lanes, in different numbers. */
async function aPrizeWithLanes(quantities: readonly number[]) {
  const qty = quantities.reduce((sum, n) => sum + n, 0)
  const prize = await aWheelPrize(batch, { qty })
  await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('stock_lanes').where('stock_id', '=', prize.id).execute()
    const rows = quantities.map((qty, lane) => ({ stock_id: prize.id, lane, qty }))
    await trx.insertInto('stock_lanes').values(rows).execute()
  })
  return prize
}
const lanesOf = async (stockId: string) =>
  (
    await server.db
      .selectFrom('stock_lanes')
      .select(['lane', 'qty', 'awarded'])
      .where('stock_id', '=', stockId)
      .orderBy('lane')
      .execute()
  ).map(({ lane, qty, awarded }) => [lane, qty, awarded])
const designationsOf = (stockId: string) =>
  server.db.selectFrom('wheel_designations').selectAll().where('stock_id', '=', stockId).orderBy('user_id').execute()

test('an undone designation gives each unit back to the lane from which it came', async () => {
  const prize = await aPrizeWithLanes([1, 3, 2])
  const [one, two] = [await aUser(), await aUser()]
  const version = await designate(prize.id, [one.phone_number, two.phone_number])
  expect((await designationsOf(prize.id)).map(({ lane }) => lane)).toEqual([1, 1])
  expect(await lanesOf(prize.id)).toEqual([
    [0, 1, 0],
    [1, 1, 0],
    [2, 2, 0],
  ])
  expect((await undo(prize.id, version)).cmsUndo.version).toBe(version + 1)
  expect(await designationsOf(prize.id)).toEqual([])
  expect(await lanesOf(prize.id)).toEqual([
    [0, 1, 0],
    [1, 3, 0],
    [2, 2, 0],
  ])
})

test('whoever was left out is designated again as before: by whom, why, when, and with the unit of that lane', async () => {
  const prize = await aPrizeWithLanes([1, 2])
  const [kept, left, added] = [await aUser(), await aUser(), await aUser()]
  await designate(prize.id, [kept.phone_number, left.phone_number], 'Khách thân thiết')
  // A new line in the sealed log, with a salt of its own.
  const shown = async () =>
    (await designationsOf(prize.id)).map(({ salt, ...designation }) => (salt ? designation : {}))
  const [before, lanes] = [await shown(), await lanesOf(prize.id)]
  const version = await designate(prize.id, [kept.phone_number, added.phone_number], 'Đổi người')
  await undo(prize.id, version)
  expect(await shown()).toEqual(before)
  expect(await lanesOf(prize.id)).toEqual(lanes)
  const history = `{ cmsHistory(model: LUCKY_WHEEL_PRIZE, targetId: "${prize.id}") { items { action changes { field } } } }`
  const { items } = (await client.data(history)).cmsHistory
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'cmsUndo',
    'updateLuckyWheelPrizeWinners',
    'updateLuckyWheelPrizeWinners',
  ])
  expect(new Set(items[1].changes.map(({ field }: { field: string }) => field))).toEqual(
    new Set(['designatedUserIds', 'withdrawn']),
  )
})

test('what was won meanwhile stays', async () => {
  const prize = await aPrizeWithLanes([1])
  const person = await aUser()
  const version = await designate(prize.id, [person.phone_number])
  const soon = { created_at: new Date(Date.now() + 1000) }
  await anAward(prize.id, { ...soon, cause: 'ASSIGNED', lane: null, user_id: person.id })
  expect(await refusal(prize.id, version)).toMatchObject({
    code: 'CONFLICT',
    reason: 'lucky_wheels_text_won_meanwhile',
  })
  expect(await designationsOf(prize.id)).toHaveLength(1)

  const other = await aPrizeWithLanes([1, 1])
  const [left, lucky] = [await aUser(), await aUser()]
  await designate(other.id, [left.phone_number])
  const withdrawn = await designate(other.id, [], null)
  await anAward(other.id, { ...soon, lane: 0, user_id: lucky.id })
  expect((await refusal(other.id, withdrawn)).fields).toMatchObject([{ reason: 'lucky_wheels_text_all_taken' }])

  const third = await aPrizeWithLanes([1, 1])
  await designate(third.id, [left.phone_number])
  const again = await designate(third.id, [], null)
  await anAward(third.id, { ...soon, lane: 1, user_id: left.id })
  expect(await refusal(third.id, again)).toMatchObject({ reason: 'lucky_wheels_text_won_meanwhile' })
})

test('another change since, or another person, is refused', async () => {
  const prize = await aPrizeWithLanes([3])
  const people = [await aUser(), await aUser()].map(({ phone_number }) => phone_number)
  const version = await designate(prize.id, people.slice(0, 1))
  await designate(prize.id, people)
  expect(await refusal(prize.id, version)).toMatchObject({ code: 'CONFLICT', reason: 'platform_text_stale' })
  const stranger = server.as(await aGrantee('PROMOTION'))
  expect(await stranger.refusal(undoing, { _id: prize.id, version: version + 1 })).toMatchObject({ code: 'FORBIDDEN' })
})

test.runIf(server.engine === 'postgres')(
  'of an undo and the spin of the designated person at once, the spin wins',
  async () => {
    const prize = await aPrizeWithLanes([1])
    const person = await aUser()
    const version = await designate(prize.id, [person.phone_number])
    const spin = await lock(server, {
      statement: `insert into wheel_awards (id, stock_id, user_id, cause, created_at)
      values (gen_random_uuid(), '${prize.id}', '${person.id}', 'ASSIGNED', now() + interval '1 second')`,
    })
    const undone = client.refusal(undoing, { _id: prize.id, version })
    try {
      await untilWaiting(server, 1)
    } finally {
      await spin.commit()
    }
    expect(await undone).toMatchObject({ reason: 'lucky_wheels_text_won_meanwhile' })
    expect(await lanesOf(prize.id)).toEqual([[0, 0, 0]])
  },
)
