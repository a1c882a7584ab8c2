import { beforeEach, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { command } from '../../../../platform/server/command.ts'
import { missionDone } from '../../../people/trusted-points/server/public.ts'
import type { MissionType } from '../../../people/trusted-points/mission.ts'
import { sealDraws } from '../server/seal.job.ts'
import type { InstructionType } from '../../lucky-wheel-instructions/instruction.list.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, anAdmin, points } = factories(server.db)
const day = 86_400_000
let requests = 0

beforeEach(async () => {
  await server.db.deleteFrom('lucky_wheel_instructions').execute()
})
const anInstruction = (type: InstructionType, mission_type: MissionType | null, turns: number) =>
  server.db
    .insertInto('lucky_wheel_instructions')
    .values({
      id: uuidv7(),
      type,
      mission_type,
      turns,
      title: 'Lượt',
      title_en: 'Turns',
      description: 'Mô tả',
      description_en: 'Description',
    })
    .execute()
const did = ({ id }: Person, mission: MissionType, withinLimit = true) =>
  command(ownContext(server.app, 'test'), (ctx) => missionDone(ctx, { userId: id, mission, withinLimit }))
const earned = async (person: Person) =>
  (await server.asMember(person).data('{ wheel { turns { earned } } }')).wheel.turns.earned as number
const spinning = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) {
  won { prizeId } } }`
const spinOf = async (person: Person, wheel: { id: string }) =>
  (await server.asMember(person).data(spinning, { wheelId: wheel.id, requestId: `request-${++requests}` })).spin.won
    ?.prizeId

test('a mission gives turns once a wheel, once a day, or each time', async () => {
  await aDrawnWheel(server, [], 3 * day)
  await anInstruction('ONCE', 'REVIEW', 100)
  await anInstruction('DAILY', 'REVIEW', 10)
  await anInstruction('EACH_TIME', 'REVIEW', 1)
  await anInstruction('EACH_TIME', 'SHARE', 1000)
  await anInstruction('NOTE', 'REVIEW', 5000)
  const me = await aUser()
  await did(me, 'REVIEW')
  expect(await earned(me)).toBe(111)
  await did(me, 'REVIEW')
  expect(await earned(me)).toBe(112)
  await did(me, 'REVIEW', false)
  expect(await earned(me)).toBe(112)
  await server.clock.advance(day)
  await did(me, 'REVIEW')
  expect(await earned(me)).toBe(123)
  await aDrawnWheel(server, [])
  expect(await earned(me)).toBe(0)
  await did(me, 'REVIEW')
  expect(await earned(me)).toBe(111)
})

test('without a mission, once and daily come with the opening of the wheel', async () => {
  await aDrawnWheel(server, [], 3 * day)
  await anInstruction('ONCE', null, 5)
  await anInstruction('DAILY', null, 2)
  await anInstruction('EACH_TIME', null, 100)
  const me = await aUser()
  expect(await earned(me)).toBe(7)
  expect(await earned(me)).toBe(7)
  await server.clock.advance(day)
  expect(await earned(me)).toBe(9)
  expect(await earned(await aUser({ term_status: 'SUSPENDING' }))).toBe(0)
})

test('while no wheel runs, a mission gives nothing', async () => {
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).execute()
  await anInstruction('EACH_TIME', 'SHARE', 1)
  await did(await aUser(), 'SHARE')
  expect(await server.db.selectFrom('wheel_missions').selectAll().where('mission', '=', 'SHARE').execute()).toEqual([])
})

const conditionOf = (condition_type: 'TOTAL' | 'DAILY' | 'POINTS', mission_type: MissionType | null, minimum: number) =>
  server.db
    .updateTable('lucky_wheel_configs')
    .set({ condition_type, mission_type, minimum })
    .where('prize_tier', '=', 'GOLD')
    .execute()

test('a due unit goes to the next member who meets the condition of its tier', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 4 }], 3 * day)
  const [prize] = wheel.stocks
  const me = await aUser()
  await conditionOf('TOTAL', 'CHECK_IN', 2)
  await did(me, 'CHECK_IN')
  expect(await spinOf(me, wheel)).toBeUndefined()
  await did(me, 'CHECK_IN')
  expect(await spinOf(me, wheel)).toBe(prize)
  await server.clock.advance(day)
  expect(await spinOf(me, wheel)).toBe(prize)
  await conditionOf('DAILY', 'CHECK_IN', 1)
  await server.clock.advance(day)
  expect(await spinOf(me, wheel)).toBeUndefined()
  await did(me, 'CHECK_IN')
  expect(await spinOf(me, wheel)).toBe(prize)
})

test('points that a condition asks for are those of now', async () => {
  await conditionOf('POINTS', null, 20)
  const wheel = await aDrawnWheel(server, [{ qty: 1 }])
  const me = await aUser()
  await points(me.id, 19_99)
  expect(await spinOf(me, wheel)).toBeUndefined()
  await points(me.id, 1)
  expect(await spinOf(me, wheel)).toBe(wheel.stocks[0])
  await conditionOf('TOTAL', null, 0)
})

test('who is designated gets that prize, whatever the condition, and it is not by chance', async () => {
  await conditionOf('TOTAL', 'REFERRAL', 1000)
  const wheel = await aDrawnWheel(server, [{ qty: 2 }])
  const [me, other] = [await aUser(), await aUser()]
  const designating = `mutation { updateLuckyWheelPrizeWinners(prizeId: "${wheel.stocks[0]}", reason: "x",
    designatedUserPhoneNumbers: ["${me.phone_number}"]) { free } }`
  await server.as(await anAdmin()).data(designating)
  // It counts once it is sealed.
  expect(await spinOf(me, wheel)).toBeUndefined()
  await sealDraws.run(server.app)
  expect(await spinOf(other, wheel)).toBeUndefined()
  expect(await spinOf(me, wheel)).toBe(wheel.stocks[0])
  expect(await spinOf(me, wheel)).toBeUndefined()
  const awards = await server.db
    .selectFrom('wheel_awards')
    .select(['user_id', 'cause'])
    .where('wheel_id', '=', wheel.id)
    .execute()
  expect(awards).toEqual([{ user_id: me.id, cause: 'ASSIGNED' }])
  await conditionOf('TOTAL', null, 0)
})

test('of several due units the one that has been due longest is won', async () => {
  const wheel = await aDrawnWheel(server, [
    { qty: 1, point: 100 },
    { qty: 20, point: 200 },
  ])
  const [one, many] = wheel.stocks
  const me = await aUser()
  await server.db.updateTable('system_settings').set({ value: '100' }).where('key', 'like', 'wheel.%').execute()
  const won: unknown[] = []
  for (let i = 0; i < 21; i++) won.push(await spinOf(me, wheel))
  expect(won.filter((id) => id === many)).toHaveLength(20)
  // The single unit falls due somewhere in the whole time of the batch, so the twenty stand around it in their order.
  const units = await server.db
    .selectFrom('wheel_awards')
    .select(['stock_id', 'lane', 'unit'])
    .where('wheel_id', '=', wheel.id)
    .where('stock_id', '=', many!)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  expect(units.map(({ lane, unit }) => lane! + (unit! - 1) * 16)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(won).toContain(one)
})
