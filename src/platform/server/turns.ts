import { Refusal } from './refusal.ts'

interface QueueLimits {
  /** Pieces at a time. */
  readonly most: number
  /** Waiting and running pieces together. */
  readonly places: number
  /** The most places that one caller may hold. */
  readonly placesPerCaller: number
}

/**
 * Runs heavy work that anybody may request, at most `most` pieces at a time. Callers take turns in a round, so that one
 * who asks for much does not delay the others, and a caller without a place is refused at once.
 *
 * @throws Refusal RATE_LIMITED
 */
export function fairQueue({ most, places, placesPerCaller }: QueueLimits) {
  const waiting = new Map<string, (() => void)[]>()
  const held = new Map<string, number>()
  let running = 0
  let taken = 0

  const turnOf = (caller: string): Promise<void> => {
    if (running < most) {
      running++
      return Promise.resolve()
    }
    return new Promise((go) => waiting.set(caller, [...(waiting.get(caller) ?? []), go]))
  }
  const handOn = () => {
    const [first] = waiting
    if (!first) return void running--
    const [caller, [go, ...others]] = first
    waiting.delete(caller)
    // Moved behind all other callers.
    if (others.length > 0) waiting.set(caller, others)
    go!()
  }

  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const own = held.get(caller) ?? 0
    if (taken >= places || own >= placesPerCaller)
      throw new Refusal('RATE_LIMITED', 'platform_text_line_full', { retryAfter: 2 })
    taken++
    held.set(caller, own + 1)
    await turnOf(caller)
    try {
      return await work()
    } finally {
      handOn()
      taken--
      const left = held.get(caller)! - 1
      if (left > 0) held.set(caller, left)
      else held.delete(caller)
    }
  }
}
