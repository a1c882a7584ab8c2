import { defineList } from '../../../platform/shared/list.ts'

export const badgeStatuses = ['ENABLED', 'DISABLED'] as const

export const badgeList = defineList({
  name: 'Badge',
  filters: {
    q: { kind: 'text', longest: 100 },
    status: { kind: 'choice', values: badgeStatuses },
  },
  sorts: ['TITLE', 'STATUS'],
  defaultSort: { type: 'TITLE', dir: 'ASC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
