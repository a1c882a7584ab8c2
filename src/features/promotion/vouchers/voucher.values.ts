/** Separate from the rules, so that the routes of the lists do not load those. */
export const voucherTypes = ['POINT_EXCHANGE', 'GAME', 'REFERRAL'] as const
export type VoucherType = (typeof voucherTypes)[number]

export const voucherStatuses = ['ENABLED', 'DISABLED'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

export const adminStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type AdminStatus = (typeof adminStatuses)[number]

/** The admin status named by an address, in upper or lower case; undefined for anything else. */
export const adminStatusOfAddress = (type: string): AdminStatus | undefined =>
  adminStatuses.find((status) => status === type.toUpperCase())

/** How a member got a code. */
export const redemptionCauses = ['BOUGHT', 'WON', 'EARNED', 'ENTERED'] as const

/** What the member can do with it. */
export const myVoucherStatuses = ['USABLE', 'USED', 'ENDED'] as const
export type MyVoucherStatus = (typeof myVoucherStatuses)[number]
