import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { aGrantee, aVoucher, aVoucherCode, aBanner, anEvent, handOver, aWheel, aWheelBatch, aWheelPrize } = factories(
  server.db,
)
const client = server.as(await aGrantee('PROMOTION'))

const today = dayOf(new Date())
const start = (offset: number) => startOfDay(addDays(today, offset))
const end = (offset: number) => new Date(startOfDay(addDays(today, offset + 1)).getTime() - 1)
const period = (from: number, to: number) => ({ start_date: start(from), end_date: end(to) })

interface Item {
  readonly _id: string
  readonly kind: string
  readonly title: string
  readonly on: boolean
  readonly startDate: string
  readonly endDate: string | null
  readonly version: number
  readonly batch: number | null
}
interface Calendar {
  readonly items: Item[]
  readonly warnings: { kind: string; from: string | null; to: string; promotions: Item[] }[]
  readonly cut: string[]
}
const query = `query ($from: Day!, $to: Day!) { cmsPromotionCalendar(from: $from, to: $to) {
  items { _id kind title startDate endDate on version batch } warnings { kind from to promotions { _id title } } cut } }`
const calendar = async (from = -30, to = 60): Promise<Calendar> =>
  (await client.data(query, { from: addDays(today, from), to: addDays(today, to) })).cmsPromotionCalendar
const titles = ({ items }: Calendar) => items.map(({ title }) => title)

test('everything that runs within the days is there, with whether it is on', async () => {
  const approved = { admin_status: 'APPROVED' as const }
  const voucher = await aVoucher({ title: 'Voucher', ...approved, ...period(-40, 0) })
  await aVoucherCode({ voucher_id: voucher.id, end_date: end(-1), start_date: start(-20) })
  await aVoucher({ title: 'Waits', ...period(1, 9) })
  await aVoucher({ title: 'Rejected', admin_status: 'REJECTED', ...period(0, 9) })
  await aVoucher({ title: 'Deleted', status: 'DISABLED', deleted_at: new Date(), ...period(0, 9) })
  await aVoucher({ title: 'Over', ...approved, ...period(-60, -31) })
  await aVoucher({ title: 'Later', ...approved, ...period(61, 70) })
  await aBanner({ name: 'Banner', status: 'DISABLED', ...period(2, 3) })
  const { id } = await anEvent({ name: 'Event', created_at: start(-100) })
  expect(titles(await calendar())).toEqual(['Voucher', 'Waits', 'Banner'])
  await client.data(`mutation { updateEvent(_id: "${id}", data: { status: true }) { version } }`)
  const { items, cut } = await calendar()
  expect(items.map(({ title, kind, on }) => [title, kind, on])).toEqual([
    ['Voucher', 'VOUCHER', true],
    ['Event', 'EVENT', true],
    ['Waits', 'VOUCHER', false],
    ['Banner', 'BANNER', false],
  ])
  // An event is shown from when it was enabled, not from when it was created.
  expect(dayOf(new Date(items[1]!.startDate))).toBe(today)
  expect(items[1]!.endDate).toBeNull()
  expect(cut).toEqual([])
  expect(titles(await calendar(-30, -1))).toEqual(['Voucher'])
})

test('codes that end early are told, until there are others', async () => {
  const voucher = await aVoucher({ title: 'Codes', admin_status: 'APPROVED', ...period(-5, 20) })
  const warning = async () => (await calendar()).warnings.find(({ promotions }) => promotions[0]!._id === voucher.id)
  expect(await warning()).toMatchObject({ kind: 'CODES_END_EARLY', from: null, to: voucher.end_date.toISOString() })
  const dates = { start_date: start(-4), voucher_id: voucher.id }
  await aVoucherCode({ ...dates, end_date: end(10) })
  expect((await warning())!.from).toBe(end(10).toISOString())
  const last = await aVoucherCode({ ...dates, end_date: end(19) })
  expect(await warning()).toBeUndefined()
  // A code that somebody has cannot be handed over again.
  await handOver(last.id)
  expect((await warning())!.from).toBe(end(10).toISOString())
})

test('a gap between campaigns is told, and gone when one is moved', async () => {
  const campaign = (title: string, from: number, to: number) =>
    aVoucher({ title, type: 'REFERRAL', status: 'ENABLED', ...period(from, to) })
  const [before, after] = [await campaign('Before', -10, 10), await campaign('After', 15, 30)]
  const gaps = async () => (await calendar()).warnings.filter(({ kind }) => kind === 'CAMPAIGN_GAP')
  expect(await gaps()).toMatchObject([
    { from: end(10).toISOString(), to: start(15).toISOString(), promotions: [{ _id: before.id }, { _id: after.id }] },
  ])
  await client.data(
    'mutation ($_id: ID!, $to: DateTime!) { updateVoucher(_id: $_id, data: { endDate: $to }) { _id } }',
    {
      _id: before.id,
      to: end(14).toISOString(),
    },
  )
  expect(await gaps()).toEqual([])
})

test('each has the version that a change of its dates needs', async () => {
  const banner = await aBanner({ name: 'Versioned', ...period(2, 3) })
  const voucher = await aVoucher({ title: 'Versioned', ...period(2, 3) })
  const versioned = async () => {
    const { items } = await calendar()
    return [banner.id, voucher.id].map((id) => items.find(({ _id }) => _id === id)!.version)
  }
  const [ofBanner, ofVoucher] = await versioned()
  const to = end(4).toISOString()
  await client.data(
    `mutation ($banner: ID!, $voucher: ID!, $to: DateTime!, $ofBanner: Int, $ofVoucher: Int) {
      updateBanner(_id: $banner, endDate: $to, version: $ofBanner) { _id }
      updateVoucher(_id: $voucher, data: { endDate: $to }, version: $ofVoucher) { _id } }`,
    { banner: banner.id, voucher: voucher.id, to, ofBanner, ofVoucher },
  )
  expect(await versioned()).toEqual([ofBanner! + 1, ofVoucher! + 1])
})

test('a wheel and its batches are there, and a prize whose voucher ends before its batch is told', async () => {
  const wheel = await aWheel({ title: 'Wheel', end_date: end(3) })
  await server.db
    .updateTable('lucky_wheels')
    .set({ end_date: end(12) })
    .where('id', '=', wheel.id)
    .execute()
  const second = await aWheelBatch({ wheel_id: wheel.id, start_date: end(3), end_date: end(12) })
  const voucher = await aVoucher({ title: 'Prize', type: 'GAME', admin_status: 'APPROVED', ...period(-5, 8) })
  await aWheelPrize(second, { voucher_id: voucher.id })
  const { items, warnings } = await calendar()
  expect(items.filter(({ title }) => title === 'Wheel').map(({ kind, batch }) => [kind, batch])).toEqual([
    ['WHEEL', null],
    ['BATCH', 1],
    ['BATCH', 2],
  ])
  // The number is the place among all batches of the wheel, whichever of them are shown.
  const later = await calendar(11, 11)
  expect(later.items.filter(({ kind }) => kind === 'BATCH').map(({ batch }) => batch)).toEqual([2])
  expect(warnings.filter(({ kind }) => kind === 'VOUCHER_ENDS_IN_BATCH')).toMatchObject([
    { from: end(8).toISOString(), to: end(12).toISOString(), promotions: [{ _id: voucher.id }, { _id: second.id }] },
  ])
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).where('id', '=', wheel.id).execute()
  expect(titles(await calendar())).not.toContain('Wheel')
})

test('of each kind the first two hundred are shown, and that there are more is said', async () => {
  const { media_id, created_by } = await aBanner(period(31, 31))
  const rows = Array.from({ length: 205 }, (_, i) => ({
    id: crypto.randomUUID(),
    name: `Banner ${String(i).padStart(3, '0')}`,
    type: 'LINK' as const,
    link: 'https://example.com',
    media_id,
    created_by,
    start_date: new Date(start(40).getTime() + i),
    end_date: end(40),
  }))
  await server.db.insertInto('banners').values(rows).execute()
  const { items, cut } = await calendar(40, 40)
  expect(items.filter(({ kind }) => kind === 'BANNER').map(({ title }) => title)).toEqual(
    rows.slice(0, 200).map(({ name }) => name),
  )
  expect(cut).toEqual(['BANNER'])
})

test.each([
  [0, -1, 'to', 'platform_text_reversed'],
  [0, 400, 'to', 'platform_text_too_far'],
])('from %d to %d is refused', async (from, to, field, reason) => {
  const refusal = await client.refusal(query, { from: addDays(today, from), to: addDays(today, to) })
  expect(refusal.fields).toMatchObject([{ field, reason }])
})
