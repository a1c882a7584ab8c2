import { verifyStatuses } from '../../content/pages/page.values.ts'

/** Separate from the rules, so that the routes of the lists do not load those. */
export { verifyStatuses }
export type VerifyStatus = (typeof verifyStatuses)[number]

/** The subject of a request. */
export const verifyTypes = ['PAGE', 'USER'] as const
export type VerifyType = (typeof verifyTypes)[number]

/** The status named by a segment of an address, in upper or lower case; undefined if there is none. */
export const statusOfAddress = (text: string): VerifyStatus | undefined =>
  verifyStatuses.find((status) => status === text.toUpperCase())
