/** What a person means by the state of something that runs for a time. */
export const promotionStates = ['SCHEDULED', 'LIVE', 'ENDED', 'OUT_OF_CODES', 'OFF'] as const
export type PromotionState = (typeof promotionStates)[number]

/** The states of what gives no codes. */
export const codelessStates = ['SCHEDULED', 'LIVE', 'ENDED', 'OFF'] as const
