import { defineList } from '../../../platform/shared/list.ts'

/** `/groups` and `getCmsGroups`: the groups of members, newest first. */
export const groupList = defineList({
  name: 'Group',
  filters: { name_contain: { kind: 'text', longest: 200 } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
