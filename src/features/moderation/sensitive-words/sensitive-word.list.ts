import { defineList } from '../../../platform/shared/list.ts'

/** `/sensitive-words` */
export const sensitiveWordList = defineList({
  name: 'SensitiveWord',
  filters: { q: { kind: 'text', longest: 100 } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
