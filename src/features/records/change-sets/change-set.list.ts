import { defineList } from '../../../platform/shared/list.ts'

export const changeSetStatuses = ['DRAFT', 'SCHEDULED', 'APPLIED', 'FAILED', 'ROLLED_BACK'] as const
export type ChangeSetStatus = (typeof changeSetStatuses)[number]

/** `/promotions/changes` and `cmsChangeSets`. */
export const changeSetList = defineList({
  name: 'ChangeSet',
  filters: {
    q: { kind: 'text', longest: 100 },
    status: { kind: 'choice', values: changeSetStatuses },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
