import type { TermStatus } from './permission.ts'

/**
 * The models whose records have a term status, and can be reported. Separate from the rules, so that the lists and
 * their routes do not load those.
 */
export const termModels = ['USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT'] as const
export type TermModel = (typeof termModels)[number]

/** The fields of a status in the audit log: see `termStatusWords`. */
export const termStatusFields = ['termStatus', 'until'] as const
/** A suspension's end is a part of its reason. */
export const termStatusSeenAs = { until: 'reason' } as const

/** How many days a suspension with an end may last. */
export const longestSuspension = 365

/** Whether a change to this status requires a reason. */
export function needsReason(status: TermStatus): boolean {
  return status === 'BLOCKED'
}
