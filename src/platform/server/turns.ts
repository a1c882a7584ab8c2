import { Refusal } from './refusal.ts'

/** Runs heavy work, at most `most` pieces at a time; the others wait, first come first served. */
export function takingTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running++
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is passed to the next one directly, so that no newcomer can take it in between.
      if (next) next()
      else running--
    }
  }
}

interface LineLimits {
  /** Pieces at a time. */
  readonly most: number
  /** Waiting and running pieces together. */
  readonly places: number
  /** The most places that one caller may hold. */
  readonly placesOfOne: number
}

/**
 * Like `takingTurns`, for work that anybody may request: callers take turns in a round, so that one who asks for much
 * does not delay the others, and a caller without a place is refused at once.
 *
 * @throws Refusal RATE_LIMITED
 */
export function standingInLine({ most, places, placesOfOne }: LineLimits) {
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
    if (taken >= places || own >= placesOfOne)
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
