import { defineList } from '../../../platform/shared/list.ts'

export const badgeRequestStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type BadgeRequestStatus = (typeof badgeRequestStatuses)[number]

/** `/badges/verifies`: what people ask for, newest first. */
export const badgeRequestList = defineList({
  name: 'BadgeRequest',
  filters: {
    q: { kind: 'text', longest: 200, phones: true },
    status: { kind: 'choice', values: badgeRequestStatuses },
    badge: { kind: 'reference', to: 'badge' },
  },
  sorts: ['CREATED_AT', 'NAME', 'TITLE', 'STATUS'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
