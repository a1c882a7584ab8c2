import { ownActionKinds } from '../../people/trusted-points/award.ts'

/** What a key of the scope EVENTS can be allowed to send: what members do themselves. */
export const eventKinds = ownActionKinds
export type EventKind = (typeof eventKinds)[number]

export const longestKeyName = 100
export const mostDailyPoints = 1_000_000_000

/** Hours in which the key before a rotation still serves. */
export const overlapHours = 24

/** The requests of a key that are kept. */
export const keptRequests = 1_000
/** Of these, how many are shown at once. */
export const requestsPerPage = 50

export const keyStates = ['SERVES', 'EXPIRED', 'ENDED'] as const
export type KeyState = (typeof keyStates)[number]
