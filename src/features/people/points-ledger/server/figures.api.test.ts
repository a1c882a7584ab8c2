import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const today = dayOf(new Date())
const query = `query ($startDate: Day!, $endDate: Day!) { cmsPointsByDay(startDate: $startDate, endDate: $endDate) {
  date given givenBack takenBack spent expired corrected outstanding } }`

test('points are shown by day and kind, and what is outstanding counts all days before', async () => {
  const { id } = await make.aUser()
  const [before, first, last] = [addDays(today, -10), addDays(today, -3), addDays(today, -1)]
  const on = (day: string) => ({ created_at: new Date(startOfDay(day).getTime() + 3_600_000) })
  const voucher = { cause: 'VOUCHER', other_account: 'VOUCHERS', earned: false } as const
  const correction = { cause: 'CORRECTION', other_account: 'CORRECTIONS' } as const
  await make.points(id, 1000, on(before))
  const given = await make.points(id, 500, on(first))
  await make.points(id, 200, { ...on(first), cause: 'PRIZE', other_account: 'PRIZES' })
  await make.points(id, -300, { ...voucher, ...on(first) })
  await make.points(id, -500, { ...correction, ...on(last), corrects: given.id })
  await make.points(id, 500, { ...correction, ...on(last), corrects: given.id })
  await make.points(id, 120, { ...voucher, ...on(last) })
  await make.points(id, -80, { ...correction, ...on(last) })
  await make.points(id, -40, { ...on(last), cause: 'EXPIRY', other_account: 'EXPIRY', earned: false })
  const none = { given: 0, givenBack: 0, takenBack: 0, spent: 0, expired: 0, corrected: 0 }
  const wanted = [
    { ...none, date: first, given: 7, spent: 3, outstanding: 14 },
    { ...none, date: addDays(today, -2), outstanding: 14 },
    { ...none, date: last, givenBack: 6.2, takenBack: 5, expired: 0.4, corrected: -0.8, outstanding: 14 },
  ]
  const shown = async () => (await client.data(query, { startDate: first, endDate: last })).cmsPointsByDay
  expect(await shown()).toEqual(wanted)
  await foldTally(server.db, { table: 'point_tally', keys: ['day', 'kind'], sums: ['amount', 'earned', 'entries'] })
  expect(await shown()).toEqual(wanted)
})

test('a range that ends before it begins is refused by its field', async () => {
  const { code, fields } = await client.refusal(query, { startDate: today, endDate: addDays(today, -1) })
  expect([code, fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', 'endDate'])
})
