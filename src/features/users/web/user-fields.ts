import { m } from '../../../generated/messages/messages.js'
import { absoluteTime } from '../../../platform/web/list/time.ts'
import { groupName, statusName } from './user-texts.ts'

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
  if (field === 'group') return groupName(String(value))
  if (field === 'termStatus') return statusName(String(value))
  if (field === 'reason' && Array.isArray(value)) return remarkOf(value[0])
  if (typeof value === 'object') return 'title' in value ? String(value.title) : JSON.stringify(value)
  return String(value as string | number | boolean)
}

function remarkOf(entry: { reason?: string; createdAt?: string } | undefined): string {
  if (!entry) return m.users_none()
  return [entry.reason, entry.createdAt && absoluteTime(entry.createdAt)].filter(Boolean).join(' · ') || m.users_none()
}
