import { defineList } from '../../platform/shared/list.ts'

/** How many configs the list loads. */
export const configsLimit = 100

/** `/settings`: few enough to be shown on one page. */
export const configList = defineList({
  name: 'Config',
  filters: {},
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: configsLimit,
  pageSizes: [configsLimit],
})
