import { dayOf } from '../../platform/shared/day.ts'
import { defineList } from '../../platform/shared/list.ts'
import type { DayRange } from './day-range.ts'

/** People who brought others: `cmsTopReferralUsers` and `/dashboard/top-referrals`. */
export const topReferralList = defineList({
  name: 'TopReferral',
  filters: {
    q: { kind: 'text', longest: 200 },
    rangeDate: { kind: 'days', future: false },
  },
  sorts: ['REFERRED'],
  defaultSort: { type: 'REFERRED', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})

/** The range that is shown until another one is chosen. */
export const usualReferralRange = (now = new Date()): DayRange => ({ from: '2020-08-26', to: dayOf(now) })
