import { defineList } from '../../../platform/shared/list.ts'

/** How a spin ended. WON: by chance or assigned. */
export const spinOutcomes = ['WON', 'ASSIGNED', 'MISSED'] as const
export type SpinOutcome = (typeof spinOutcomes)[number]

/** `/lucky-wheels/spins/{id}` and `cmsListLuckyWheelSpins`: every turn of one wheel. */
export const luckyWheelSpinList = defineList({
  name: 'LuckyWheelSpin',
  filters: {
    /** The name or the phone number of the person. */
    q: { kind: 'text', longest: 200, phones: true },
    outcome: { kind: 'choice', values: spinOutcomes },
    /** The same prize in all batches. */
    prize: { kind: 'reference', to: 'LUCKY_WHEEL_PRIZE' },
    days: { kind: 'days', future: false },
    wheelId: { kind: 'reference', to: 'LUCKY_WHEEL' },
  },
  sorts: ['SPUN_AT'],
  defaultSort: { type: 'SPUN_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
