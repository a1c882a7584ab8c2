import { defineList } from '../../../platform/shared/list.ts'

/** `/trusted-points`: all rules are loaded at once; the table of each type has pages of a hundred. */
export const trustedPointList = defineList({
  name: 'TrustedPointConfig',
  filters: { q: { kind: 'text', longest: 200 } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 100,
  pageSizes: [100],
})
