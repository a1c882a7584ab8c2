import { type TermStatus, termStatuses } from '../../../platform/shared/permission.ts'

/** Separate from the rules, so that the routes of the list do not load those. */
export const pageTypes = ['BUSINESS_OR_BRAND', 'COMMUNITY_OR_PUBLIC_FIGURE'] as const
export type PageType = (typeof pageTypes)[number]

export const verifyStatuses = ['PENDING', 'VERIFIED', 'REJECTED', 'IGNORED'] as const

/** The filter of `/pages/{type}`; undefined if `type` is neither a page type nor a status. */
export function listFilterOfType(type: string): { type: PageType } | { termStatus: TermStatus } | undefined {
  if ((pageTypes as readonly string[]).includes(type)) return { type: type as PageType }
  if ((termStatuses as readonly string[]).includes(type)) return { termStatus: type as TermStatus }
  return undefined
}
