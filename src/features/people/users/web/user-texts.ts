import { m } from '../../../../generated/messages/messages.js'

const badgeStatusNames: Readonly<Record<string, () => string>> = {
  PENDING: m.users_badge_status_pending,
  VERIFIED: m.users_badge_status_verified,
  FAIL: m.users_badge_status_fail,
  IGNORED: m.users_badge_status_ignored,
  REJECTED: m.users_badge_status_rejected,
  INCORRECT: m.users_badge_status_incorrect,
  NOT_VERIFIED: m.users_badge_status_not_verified,
}

/** How far a person's verification is, in the language of the screen; an unknown status is shown as it is. */
export const badgeStatusName = (status: string): string => badgeStatusNames[status]?.() ?? status
