import { expect, test } from 'vitest'
import { startOfDay } from '../../../platform/shared/day.ts'
import { type Promotion, warningsOf } from './calendar.warnings.ts'

const now = new Date('2026-11-23T05:00:00Z')
const end = (day: string) => new Date(startOfDay(day).getTime() + 86_399_999)
const promotion = (given: Partial<Promotion>): Promotion => ({
  id: given.title ?? 'x',
  kind: 'VOUCHER',
  title: 'x',
  start: startOfDay('2026-11-01'),
  end: end('2026-12-31'),
  version: 1,
  on: true,
  isOut: false,
  codesEnd: end('2026-12-30'),
  wheelId: null,
  batch: null,
  voucherIds: null,
  ...given,
})
const warningsFor = (...promotions: Promotion[]) =>
  warningsOf(promotions, now).map(({ kind, promotions }) => [kind, ...promotions.map(({ title }) => title)])

test('a voucher whose codes end more than a day before it, or that has none', () => {
  expect(warningsFor(promotion({}))).toEqual([])
  expect(warningsFor(promotion({ codesEnd: end('2026-12-29') }))).toEqual([['CODES_END_EARLY', 'x']])
  const [none] = warningsOf([promotion({ codesEnd: null })], now)
  expect(none).toMatchObject({ kind: 'CODES_END_EARLY', from: null })
  // Codes that have ended do not count.
  expect(warningsOf([promotion({ codesEnd: end('2026-11-22') })], now)[0]!.from).toBeNull()
  expect(warningsFor(promotion({ kind: 'BANNER', codesEnd: null }))).toEqual([])
})

test('what is over or off is not told', () => {
  expect(warningsFor(promotion({ codesEnd: null, end: end('2026-11-22') }))).toEqual([])
  expect(warningsFor(promotion({ codesEnd: null, on: false }))).toEqual([])
})

test('a gap between one campaign and the next, whatever their order, but not of seconds', () => {
  const campaign = (title: string, start: string, last: string) =>
    promotion({ kind: 'CAMPAIGN', title, start: startOfDay(start), end: end(last), codesEnd: end(last) })
  const [a, b, c] = [
    campaign('a', '2026-11-01', '2026-11-30'),
    campaign('b', '2026-12-01', '2026-12-10'),
    campaign('c', '2026-12-20', '2026-12-31'),
  ]
  expect(warningsFor(c, b, a)).toEqual([['CAMPAIGN_GAP', 'b', 'c']])
  expect(warningsOf([a, c], now)).toMatchObject([{ from: a.end, to: c.start }])
})

test('two that begin on one day, today or later, by the day in Hanoi', () => {
  const at = (title: string, start: string, kind: Promotion['kind'] = 'BANNER') =>
    promotion({ title, kind, start: new Date(start) })
  // 23:00 and 01:00 in Hanoi are two days, though one day in UTC.
  expect(warningsFor(at('a', '2026-12-01T16:00:00Z'), at('b', '2026-12-01T18:00:00Z'))).toEqual([])
  expect(warningsFor(at('a', '2026-12-01T18:00:00Z'), at('b', '2026-12-02T16:00:00Z', 'EVENT'))).toEqual([
    ['SAME_DAY', 'a', 'b'],
  ])
  expect(warningsFor(at('a', '2026-11-10T18:00:00Z'), at('b', '2026-11-10T18:00:00Z'))).toEqual([])
})

test('a voucher that ends within a batch whose prize it is', () => {
  const batch = promotion({
    title: 'batch',
    kind: 'BATCH',
    end: end('2026-12-20'),
    wheelId: 'wheel',
    voucherIds: ['x'],
  })
  expect(warningsFor(batch, promotion({}))).toEqual([])
  const short = promotion({ end: end('2026-12-19'), codesEnd: end('2026-12-19'), on: false })
  expect(warningsFor(batch, short)).toEqual([['VOUCHER_ENDS_IN_BATCH', 'x', 'batch']])
  expect(warningsFor({ ...batch, end: end('2026-11-22') }, short)).toEqual([])
})

test('a wheel and its first batch are one thing, another batch is its own', () => {
  const wheel = promotion({ title: 'wheel', kind: 'WHEEL', start: startOfDay('2026-12-01') })
  const batch = { ...wheel, id: 'batch', title: 'batch', kind: 'BATCH' as const, wheelId: 'wheel' }
  const banner = promotion({ title: 'banner', kind: 'BANNER', start: startOfDay('2026-12-01') })
  expect(warningsFor(wheel, batch)).toEqual([])
  expect(warningsFor(wheel, batch, banner)).toEqual([['SAME_DAY', 'wheel', 'banner']])
  expect(warningsFor(batch, banner)).toEqual([['SAME_DAY', 'batch', 'banner']])
})
