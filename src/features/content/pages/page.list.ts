import { defineList } from '../../../platform/shared/list.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { pageTypes } from './page.values.ts'

/** `/pages`, `/pages/{type}` and `cmsGetPages`. */
export const pageList = defineList({
  name: 'Page',
  filters: {
    q: { kind: 'text', longest: 200, phones: true },
    termStatus: { kind: 'choices', values: termStatuses },
    type: { kind: 'choice', values: pageTypes },
  },
  sorts: ['STATUS_SET_AT', 'CREATED_AT'],
  defaultSort: { type: 'STATUS_SET_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
