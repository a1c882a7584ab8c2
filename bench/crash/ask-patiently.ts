import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, type Asking } from '../../tests/process/api-client.ts'

/**
 * Asks again while the service is not available, as an app would: a busy machine may have no connection to spare for seconds.
 * What is asked must name its request, so that a repeat has no second effect.
 */
export async function askPatiently<T>(
  url: string,
  document: string,
  variables: object,
  asking: Asking,
): Promise<Answer<T>> {
  for (;;) {
    const answer = await ask<T>(url, document, variables, asking)
    if (answer.errors?.[0]?.extensions.code !== 'UNAVAILABLE') return answer
    await wait(200)
  }
}
