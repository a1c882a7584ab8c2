import { expect, test } from 'vitest'
import { daysOfPace, runningOut } from './running-out.ts'

const today = '2026-10-14'
const period = { from: '2026-09-01', to: '2026-12-31' }

test.each([
  [period, { from: '2026-10-07', to: '2026-10-13' }],
  [
    { from: '2026-10-12', to: '2026-12-31' },
    { from: '2026-10-12', to: '2026-10-13' },
  ],
  [
    { from: today, to: '2026-12-31' },
    { from: today, to: today },
  ],
])('the pace of a voucher of %o is that of %o', (period, expected) => {
  expect(daysOfPace({ today, period })).toEqual(expected)
})

test.each([
  ['none is left', { left: 0, handedOver: 70 }, { outcome: 'OUT', day: null }],
  ['nobody got one', { left: 10, handedOver: 0 }, { outcome: 'NEVER', day: null }],
  ['today’s share is all that is left', { left: 10, handedOver: 70 }, { outcome: 'ON', day: today }],
  ['one more than that is left', { left: 11, handedOver: 70 }, { outcome: 'ON', day: '2026-10-15' }],
  ['it lasts for the last day', { left: 790, handedOver: 70 }, { outcome: 'ON', day: '2026-12-31' }],
  ['it lasts longer', { left: 791, handedOver: 70 }, { outcome: 'LASTS', day: null }],
  ['it lasts for centuries', { left: 1e12, handedOver: 1 }, { outcome: 'LASTS', day: null }],
])('when %s', (_, given, expected) => {
  expect(runningOut({ today, period, ...given })).toMatchObject({ ...expected, days: 7, perDay: given.handedOver / 7 })
})

test.each([
  { from: '2026-10-15', to: '2026-12-31' },
  { from: '2026-09-01', to: '2026-10-13' },
])('outside of its time %o a voucher has no forecast', (period) => {
  expect(runningOut({ today, period, left: 5, handedOver: 7 })).toBeNull()
})
