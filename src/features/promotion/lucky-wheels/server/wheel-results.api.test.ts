import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { tallies } from './lucky-wheel.schema.ts'

const server = await startServer()
const { anAdmin, aUser, aVoucher, aVoucherCode, aWheel, aWheelPrize, anAward } = factories(server.db)
const client = server.as(await anAdmin())
const hour = 3_600_000
const now = Date.now()
const today = dayOf(new Date(now))

const wheel = await aWheel({ start_date: new Date(now - 2 * hour), end_date: new Date(now + 48 * hour) })
const voucher = await aVoucher({ type: 'GAME' })
const points = await aWheelPrize(wheel.batch, { prize_tier: 'BRONZE', point: 1_000 })
const gift = await aWheelPrize(wheel.batch, { prize_tier: 'GOLD', voucher_id: voucher.id })
const winner = await aUser({ full_name: 'Quách Thị Trúng Thưởng' })
await anAward(points.id)
const { id: code_id } = await aVoucherCode({ voucher_id: voucher.id, code: 'TRUNG-1' })
const given = { id: uuidv7(), code_id, user_id: winner.id, cause: 'WON' } as const
await server.db.insertInto('voucher_redemptions').values(given).execute()
await anAward(gift.id, { code_id, user_id: winner.id })

const list = `query ($wheelId: ID, $filter: LuckyWheelWinnerFilter, $limit: Int) {
  cmsListLuckyWheelWinners(wheelId: $wheelId, filter: $filter, limit: $limit) {
    counter items { user { fullName } cause usedAt code { code } prize { prizeTier point } batch { _id } } } }`
const won = async (filter: object = {}) =>
  (await client.data(list, { wheelId: wheel.id, filter })).cmsListLuckyWheelWinners as {
    counter: number
    items: { prize: { prizeTier: string }; usedAt: string | null; code: { code: string } | null }[]
  }
const tiersOf = ({ items }: Awaited<ReturnType<typeof won>>) => items.map(({ prize }) => prize.prizeTier)

test('winners are listed, the latest first, and found by every filter; counts agree', async () => {
  expect(await won()).toMatchObject({
    counter: 2,
    items: [{ code: { code: 'TRUNG-1' }, usedAt: null }, { code: null }],
  })
  for (const [filter, tiers] of [
    [{ tier: 'GOLD' }, ['GOLD']],
    [{ prize: points.id }, ['BRONZE']],
    [{ batch: wheel.batch.id }, ['GOLD', 'BRONZE']],
    [{ batch: points.id }, []],
    [{ cause: 'ASSIGNED' }, []],
    [{ gift: 'CODE' }, ['GOLD']],
    [{ gift: 'POINTS' }, ['BRONZE']],
    [{ used: 'NO' }, ['GOLD']],
    [{ used: 'YES' }, []],
    [{ days: { from: today, to: today } }, ['GOLD', 'BRONZE']],
    [{ days: { to: '2020-01-01' } }, []],
    [{ q: 'trung thuong quach' }, ['GOLD']],
  ] as const) {
    const found = await won(filter)
    expect(tiersOf(found), JSON.stringify(filter)).toEqual(tiers)
    expect(found.counter, JSON.stringify(filter)).toBe(tiers.length)
  }
})

test('a code that its winner uses, or gives back, is used in the list at once', async () => {
  const use = (used_at: Date | null) =>
    server.db.updateTable('voucher_redemptions').set({ used_at }).where('id', '=', given.id).execute()
  await use(new Date(now))
  expect(tiersOf(await won({ used: 'YES' }))).toEqual(['GOLD'])
  expect((await won()).items[0]!.usedAt).toBe(new Date(now).toISOString())
  await use(null)
  expect(await won({ used: 'YES' })).toMatchObject({ counter: 0, items: [] })
})

test('results count by day, tier and prize, and equal what the wheel says; folded or not', async () => {
  const asking = `query ($_id: ID!, $startDate: Day!, $endDate: Day!) {
    cmsLuckyWheelResults(_id: $_id, startDate: $startDate, endDate: $endDate) {
      wheel { totalRedeemPrize } days { date prizeTier awards } prizes { awards prize { _id qty remaining } } } }`
  for (const folded of [false, true]) {
    if (folded) for (const tally of tallies) await foldTally(server.db, tally)
    const { cmsLuckyWheelResults: results } = await client.data(asking, {
      _id: wheel.id,
      startDate: today,
      endDate: today,
    })
    expect(results.wheel.totalRedeemPrize).toBe(2)
    expect(results.days).toEqual([
      { date: today, prizeTier: 'DIAMOND', awards: 0 },
      { date: today, prizeTier: 'GOLD', awards: 1 },
      { date: today, prizeTier: 'SILVER', awards: 0 },
      { date: today, prizeTier: 'BRONZE', awards: 1 },
    ])
    for (const { awards, prize } of results.prizes) expect(prize.qty - prize.remaining).toBe(awards)
  }
})

test('winners are exported with their codes, for those who may read the list', async () => {
  const { createExport } = await client.data(
    'mutation ($filters: JSON!) { createExport(list: "LuckyWheelWinner", format: CSV, filters: $filters, columns: ["person", "tier", "code", "points"]) { url } }',
    { filters: { wheelId: wheel.id } },
  )
  const { body } = await server.fastify.inject({ url: createExport.url })
  expect(body).toContain('Quách Thị Trúng Thưởng')
  expect(body).toContain('TRUNG-1')
  expect(body.trim().split('\n')).toHaveLength(3)
})
