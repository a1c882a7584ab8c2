export const trackedStates = ['COUNTED', 'NO_POINTS', 'REFUSED'] as const
export type TrackedState = (typeof trackedStates)[number]

/** How many events one request brings. */
export const mostEvents = 500
/** How many days after it happened an event may still arrive. */
export const lateDays = 7
