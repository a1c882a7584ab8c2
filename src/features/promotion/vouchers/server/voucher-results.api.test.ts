import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { tallies } from './voucher.schema.ts'

const server = await startServer()
const { anAdmin, aUser, aVoucher, aVoucherCode } = factories(server.db)
const client = server.as(await anAdmin())

const today = dayOf(new Date())
const at = (day: string, hours = 10) => new Date(startOfDay(day).getTime() + hours * 3_600_000)
const asking = `query ($_id: ID!, $startDate: Day!, $endDate: Day!) { cmsVoucherResults(_id: $_id, startDate: $startDate, endDate: $endDate) {
  voucher { available reserved } runningOut { outcome day perDay days } days { date handedOver used pointsSpent signUps } } }`
const resultsOf = async (_id: string, startDate = addDays(today, -9), endDate = today) =>
  (await client.data(asking, { _id, startDate, endDate })).cmsVoucherResults

async function handOver(voucher_id: string, created_at: Date, given: { price?: number; used_at?: Date } = {}) {
  const { id: code_id } = await aVoucherCode({ voucher_id })
  const row = { id: uuidv7(), code_id, user_id: (await aUser()).id, cause: 'ENTERED' as const, created_at, ...given }
  await server.db
    .insertInto('voucher_redemptions')
    .values({ ...row, ...(given.price ? { entry_id: uuidv7() } : {}) })
    .execute()
  return row.id
}

const period = { start_date: at(addDays(today, -30)), end_date: at(addDays(today, 60)) }

test('what is handed over, used and paid is counted on its local day, exactly, folded or not', async () => {
  const { id } = await aVoucher({ ...period, type: 'POINT_EXCHANGE', status: 'ENABLED', admin_status: 'APPROVED' })
  const [late, early] = [at(addDays(today, -2), 23.9), at(addDays(today, -1), 0.1)]
  await handOver(id, late, { price: 250, used_at: early })
  const moved = await handOver(id, early, { price: 1_050, used_at: early })
  const unused = await handOver(id, early)
  await server.db
    .updateTable('voucher_redemptions')
    .set({ used_at: at(today, 0.05) })
    .where('id', '=', moved)
    .execute()
  await server.db.updateTable('voucher_redemptions').set({ used_at: early }).where('id', '=', unused).execute()
  await server.db.updateTable('voucher_redemptions').set({ used_at: null }).where('id', '=', unused).execute()
  for (const folded of [false, true]) {
    if (folded) for (const tally of tallies) await foldTally(server.db, tally)
    const { days } = await resultsOf(id)
    expect(days).toHaveLength(10)
    expect(days.slice(-3)).toEqual([
      { date: addDays(today, -2), handedOver: 1, used: 0, pointsSpent: 2.5, signUps: 0 },
      { date: addDays(today, -1), handedOver: 2, used: 1, pointsSpent: 10.5, signUps: 0 },
      { date: today, handedOver: 0, used: 1, pointsSpent: 0, signUps: 0 },
    ])
  }
})

test('the tally of all vouchers is what the rows say', async () => {
  const { rows } = await sql<{ differs: number }>`
    with counted as (
      select voucher_id, day, sum(handed_over) as handed_over, sum(used) as used, sum(spent) as spent from (
          select code_id, local_day(created_at) as day, 1 as handed_over, 0 as used, price as spent from voucher_redemptions
          union all select code_id, local_day(used_at), 0, 1, 0 from voucher_redemptions where used_at is not null) r
        join voucher_codes c on c.id = r.code_id group by 1, 2),
    kept as (select voucher_id, day, sum(handed_over) as handed_over, sum(used) as used, sum(spent) as spent
      from voucher_day_tally group by 1, 2 having sum(handed_over) <> 0 or sum(used) <> 0 or sum(spent) <> 0)
    select count(*)::int as differs from counted full join kept using (voucher_id, day, handed_over, used, spent)
      where counted.voucher_id is null or kept.voucher_id is null`.execute(server.db)
  expect(rows[0]!.differs).toBe(0)
})

test('when codes run out is estimated from the last seven days', async () => {
  const { id } = await aVoucher({ ...period, type: 'POINT_EXCHANGE', status: 'ENABLED', admin_status: 'APPROVED' })
  expect((await resultsOf(id)).runningOut).toMatchObject({ outcome: 'OUT' })
  for (let i = 0; i < 4; i++) await aVoucherCode({ voucher_id: id })
  expect((await resultsOf(id)).runningOut).toMatchObject({ outcome: 'NEVER', day: null, days: 7 })
  for (let i = 1; i <= 7; i++) await handOver(id, at(addDays(today, -i)))
  await handOver(id, at(addDays(today, -8)))
  expect((await resultsOf(id)).runningOut).toEqual({ outcome: 'ON', day: addDays(today, 3), perDay: 1, days: 7 })
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', id).execute()
  expect((await resultsOf(id)).runningOut).toBeNull()
})

test('the sign-ups of a campaign are those that somebody brought while it ran', async () => {
  const campaign = await aVoucher({
    type: 'REFERRAL',
    start_date: at(addDays(today, -5), 0),
    end_date: at(addDays(today, -1), 23),
    referral_turns: 3,
    admin_status: 'APPROVED',
    status: 'DISABLED',
  })
  const before = (await resultsOf(campaign.id)).days
  const friend = await aUser()
  for (const day of [-6, -5, -1, 0])
    await aUser({ referred_by: friend.id, created_at: at(addDays(today, day), day === 0 ? 0 : 10) })
  const after = (await resultsOf(campaign.id)).days
  const more = after.flatMap(({ date, signUps }: { date: string; signUps: number }, i: number) =>
    signUps > before[i].signUps ? [date] : [],
  )
  expect(more).toEqual([addDays(today, -5), addDays(today, -1)])
})

test('a range that is reversed is refused by its field', async () => {
  const { id } = await aVoucher(period)
  const refused = await client.refusal(asking, { _id: id, startDate: today, endDate: addDays(today, -1) })
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT' })
})
