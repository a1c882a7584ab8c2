import { m } from '../../../generated/messages/messages.js'
import { absoluteTime } from '../../../platform/web/list/time.ts'
import { groupName } from '../../../platform/web/group-name.ts'
import { statusName } from '../../term-status/web/public.ts'

const labels: Record<string, () => string> = {
  group: m.users_group,
  termStatus: m.users_status,
  badge: m.users_badge,
  badgeId: m.users_badge,
  badgeStatus: m.users_badge_status,
  reason: m.users_reason,
  fullName: m.users_full_name,
  phoneNumber: m.users_phone,
  email: m.users_email,
}

/** What a field of a person is called on the screens. */
export function userFieldLabel(field: string): string {
  return labels[field]?.() ?? field
}

/** A value of such a field, as a text. */
export function showUserField(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.users_none()
  if (field === 'group' && typeof value === 'string') return groupName(value)
  if (field === 'termStatus' && typeof value === 'string') return statusName(value)
  if (field === 'reason' && Array.isArray(value)) return remarkOf(value[0])
  if (typeof value === 'object' && 'title' in value) return String(value.title)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function remarkOf(entry: { reason?: string; createdAt?: string } | undefined): string {
  if (!entry) return m.users_none()
  return [entry.reason, entry.createdAt && absoluteTime(entry.createdAt)].filter(Boolean).join(' · ') || m.users_none()
}
