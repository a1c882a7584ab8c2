import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits for a condition. An error of asking counts as no.
 *
 * @param longest milliseconds
 */
export async function until(what: string, holds: () => Promise<boolean>, longest: number): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end; await wait(200))
    if (await holds().catch(() => false)) return
  throw new Error(`not within ${longest / 1000} s: ${what}`)
}
