import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, type Asking } from '../../tests/process/api-client.ts'

/** What says: ask again. A busy machine may have no connection to spare for seconds, or more requests of one person than may wait. */
const later = new Set(['UNAVAILABLE', 'RATE_LIMITED'])

/**
 * Asks again while it is told to, as an app would. What is asked must name its request, so that a repeat has no second
 * effect.
 */
export async function askPatiently<T>(
  url: string,
  document: string,
  variables: object,
  asking: Asking,
): Promise<Answer<T>> {
  for (;;) {
    const answer = await ask<T>(url, document, variables, asking)
    if (!later.has(answer.errors?.[0]?.extensions.code ?? '')) return answer
    await wait(200)
  }
}

/** What ends a load. */
export interface Stop {
  stopped: boolean
  /** Milliseconds of rest after each answer. Then the load also goes on when the server is away; else it ends there. */
  readonly pause?: number
}

/** The answer of one request of a load; null if the load is over before it comes. */
export async function answerFor<T>(stop: Stop, send: () => Promise<T>): Promise<T | null> {
  for (;;) {
    const answer = await send().catch(() => null)
    if (answer !== null || stop.pause === undefined || stop.stopped) return answer
    await wait(100)
  }
}
