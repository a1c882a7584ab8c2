import { defineList } from '../../../platform/shared/list.ts'
import { awardCauses, gifts, prizeTiers } from './lucky-wheel.values.ts'

/** `/lucky-wheels/winners/{id}` and `cmsListLuckyWheelWinners`: what was won on one wheel. */
export const luckyWheelWinnerList = defineList({
  name: 'LuckyWheelWinner',
  filters: {
    /** The name or the phone number of the person. */
    q: { kind: 'text', longest: 200, phones: true },
    tier: { kind: 'choice', values: prizeTiers },
    batch: { kind: 'reference', to: 'LUCKY_WHEEL_BATCH' },
    /** The same prize in all batches. */
    prize: { kind: 'reference', to: 'LUCKY_WHEEL_PRIZE' },
    cause: { kind: 'choice', values: awardCauses },
    gift: { kind: 'choice', values: gifts },
    /** Whether the code was used; those who won points have none to use. */
    used: { kind: 'yesNo' },
    days: { kind: 'days', future: false },
    wheelId: { kind: 'reference', to: 'LUCKY_WHEEL' },
  },
  sorts: ['WON_AT'],
  defaultSort: { type: 'WON_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
