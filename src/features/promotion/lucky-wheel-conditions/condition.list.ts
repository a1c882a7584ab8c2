import { defineList } from '../../../platform/shared/list.ts'

/** `/winning-condition/lucky-wheels`: one condition for each tier of prizes. */
export const conditionList = defineList({
  name: 'LuckyWheelConfig',
  filters: {},
  sorts: ['TIER'],
  defaultSort: { type: 'TIER', dir: 'ASC' },
  pageSize: 20,
  pageSizes: [20, 50, 100],
})
