import { type WebhookType, webhookTypes } from '../../records/webhook-events/webhook-event.values.ts'

/** The type of what *Send a test* sends. */
export const testType = 'webhook.test'
export const deliveryTypes = [...webhookTypes, testType] as const
export type DeliveryType = WebhookType | typeof testType

/** PENDING until it was delivered, or failed for good. */
export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const pauseCauses = ['BY_HAND', 'FAILING'] as const
export type PauseCause = (typeof pauseCauses)[number]

/**
 * Why a try failed. STATUS: the answer was no 2xx. ADDRESS: the name leads to an address that is not allowed.
 * INTERRUPTED: the connection ended before the answer did.
 */
export const tryFaults = [
  'STATUS',
  'REDIRECT',
  'ADDRESS',
  'DNS',
  'REFUSED',
  'TIMEOUT',
  'TLS',
  'INTERRUPTED',
  'SECRET',
] as const
export type TryFault = (typeof tryFaults)[number]

export const longestUrl = 2_000
export const longestNote = 200
/** An event is written once for each endpoint. */
export const mostEndpoints = 20

/** Hours for which a former secret signs too. */
export const overlapHours = 24
/** Hours of failures after which an endpoint is paused, and the parts of them after which staff are told. */
export const pauseAfterHours = 24
export const warnAfter = [0.5, 0.9] as const
export const logDays = 30

/** How far an endpoint that fails since a moment is on its way to pausing: the last part that it has passed. */
export function passedPart(failingSince: Date | null, now: Date): (typeof warnAfter)[number] | null {
  if (!failingSince) return null
  const part = (now.getTime() - failingSince.getTime()) / (pauseAfterHours * 3_600_000)
  return warnAfter.findLast((one) => part >= one) ?? null
}
