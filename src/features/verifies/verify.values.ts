import { verifyStatuses } from '../pages/page.values.ts'

/** Separate from the rules, so that the routes of the lists do not load those. */
export { verifyStatuses }
export type VerifyStatus = (typeof verifyStatuses)[number]

/** What a request asks to verify. */
export const verifyTypes = ['PAGE', 'USER'] as const
export type VerifyType = (typeof verifyTypes)[number]

/** The status that a part of an address names, in any case; undefined when it names none. */
export const statusOfAddress = (text: string): VerifyStatus | undefined =>
  verifyStatuses.find((status) => status === text.toUpperCase())
