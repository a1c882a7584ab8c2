import { defineList } from '../../../platform/shared/list.ts'
import { verifyStatuses, verifyTypes } from './verify.values.ts'

/** `/verifies/page`, `/verifies/user` and `cmsGetVerifies`: requests for verification, newest first. */
export const verifyList = defineList({
  name: 'Verify',
  filters: {
    q: { kind: 'text', longest: 200, phones: true },
    status: { kind: 'choice', values: verifyStatuses },
    type: { kind: 'choice', values: verifyTypes },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
