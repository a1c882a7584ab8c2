import { defineList } from '../../../platform/shared/list.ts'

/** `/page-categories`: all are loaded at once and paged in the browser. */
export const pageCategoryList = defineList({
  name: 'PageCategory',
  filters: {},
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 50,
  pageSizes: [50, 100],
})
