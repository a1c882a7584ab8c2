import { dayOf } from '../../../platform/shared/day.ts'
import { defineList } from '../../../platform/shared/list.ts'
import { serverNow } from '../../../platform/shared/server-clock.ts'

/** People who invited others: `cmsTopReferralUsers` and `/dashboard/top-referrals`. */
export const topReferralList = defineList({
  name: 'TopReferral',
  filters: {
    q: { kind: 'text', longest: 200 },
    rangeDate: {
      kind: 'days',
      future: false,
      initial: () => `2020-08-26_${dayOf(serverNow())}`,
      required: true,
    },
  },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
