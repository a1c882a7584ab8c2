/**
 * A runner of heavy work that does at most so many pieces at a time; the others wait their turn, first come first
 * served.
 */
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
      // The place is handed on, not given back, so that nobody slips in between.
      if (next) next()
      else running--
    }
  }
}
