import { defineList } from '../../../platform/shared/list.ts'

/** `/message/lucky-wheels` */
export const messageList = defineList({
  name: 'FailedSpinMessage',
  filters: { q: { kind: 'text', longest: 100 } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
