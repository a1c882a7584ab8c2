import { Refusal } from './refusal.ts'

interface QueueLimits {
  /** How many pieces run at the same time. */
  readonly most: number
  /** How many pieces may wait or run, together. */
  readonly places: number
  /** How many of these places one caller may have. */
  readonly placesPerCaller: number
}

/**
 * Runs heavy work that anybody may request, at most `most` pieces at a time. Callers take turns, so that a caller with
 * much work does not delay the others. A caller without a free place is refused at once.
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
