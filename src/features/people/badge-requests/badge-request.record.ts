import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const badgeRequestRecord = defineRecord('BADGE_REQUEST', {
  type: 'BadgeRequest',
  // The badge that the person had at that moment.
  fields: ['status', 'badgeId'],
  seenAs: { badgeId: 'badge' },
  actions: ['requestBadge', 'cmsBadgeSetStatus'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/badges/verifies?request=${id}`,
})
