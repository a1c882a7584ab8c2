/** What other systems can be told of. */
export const webhookTypes = [
  'member.registered',
  'member.status_changed',
  'member.rank_changed',
  'record.created',
  'record.status_changed',
  'report.decided',
  'appeal.decided',
  'verification.decided',
  'badge.decided',
  'notification.sent',
  'notification.withdrawn',
  'points.booked',
  'voucher.bought',
  'voucher.used',
  'wheel.won',
  'referral.rewarded',
] as const
export type WebhookType = (typeof webhookTypes)[number]
