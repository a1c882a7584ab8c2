import { defineList } from '../../../platform/shared/list.ts'

/** How many configs `getConfigs` returns at most, and how many a page of the list shows. */
export const configsLimit = 100

/** `/settings` and `cmsGetConfigs`. */
export const configList = defineList({
  name: 'Config',
  filters: { q: { kind: 'text', longest: 200 } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: configsLimit,
  pageSizes: [10, 20, 50, configsLimit],
})
