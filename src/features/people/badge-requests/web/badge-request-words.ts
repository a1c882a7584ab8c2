import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import type { BadgeRequestStatus } from '../badge-request.list.ts'
import { badgeRequestRecord } from '../badge-request.record.ts'

const names: Readonly<Record<BadgeRequestStatus, () => string>> = {
  PENDING: m.badge_requests_pending,
  APPROVED: m.badge_requests_approved,
  REJECTED: m.badge_requests_rejected,
}
export const statusName = (status: BadgeRequestStatus): string => names[status]()

export const badgeRequestWords = recordWords(badgeRequestRecord, {
  name: m.badge_requests_record,
  fields: {
    status: { label: m.common_status, value: (status) => statusName(status as BadgeRequestStatus) },
    badgeId: { label: m.badge_requests_badge_now },
  },
  actions: {
    requestBadge: m.badge_requests_action_asked,
    cmsBadgeSetStatus: m.badge_requests_action_status,
  },
})
