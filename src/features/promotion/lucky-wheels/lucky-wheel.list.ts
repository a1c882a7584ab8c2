import { codelessStates } from '../promotion-states/promotion-state.values.ts'
import { defineList } from '../../../platform/shared/list.ts'

/** `/lucky-wheels` and `/lucky-wheels/{type}`. */
export const luckyWheelList = defineList({
  name: 'LuckyWheel',
  filters: {
    q: { kind: 'text', longest: 200 },
    state: { kind: 'choice', values: codelessStates },
    /** NO leaves deleted wheels out, YES leaves the others out. */
    trash: { kind: 'choice', values: ['NO', 'YES'] },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
