/** The kinds of promotions, in the order of the calendar. */
export const promotionKinds = ['CAMPAIGN', 'VOUCHER', 'WHEEL', 'BATCH', 'BANNER', 'EVENT'] as const
export type PromotionKind = (typeof promotionKinds)[number]

export const warningKinds = ['CODES_END_EARLY', 'VOUCHER_ENDS_IN_BATCH', 'CAMPAIGN_GAP', 'SAME_DAY'] as const
export type WarningKind = (typeof warningKinds)[number]

/** How many days one query may ask for. */
export const mostDays = 400
/** How many promotions of each kind are shown. */
export const mostOfKind = 200

/** How many months the screen can show. */
export const spans = [1, 3, 6, 12] as const
export type Span = (typeof spans)[number]
