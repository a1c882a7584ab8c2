import { defineList } from '../../../platform/shared/list.ts'

/** `/integration/keys`: all are loaded at once and paged in the browser. */
export const apiKeyList = defineList({
  name: 'ApiKey',
  filters: {},
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 50,
  pageSizes: [50, 100],
})
