import { round } from '../harness/figures.ts'

export interface Pulse {
  /** Milliseconds: the longest that the event loop was blocked. */
  readonly blocked: number
  /** Megabytes of memory at most, more than before. */
  readonly moreMemory: number
}

const every = 250

/** Watches a server by its metrics, until the returned function is called. */
export async function watch(url: string): Promise<() => Promise<Pulse>> {
  const look = async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    return { lag: of('nodejs_eventloop_lag_max_seconds'), memory: of('process_resident_memory_bytes') }
  }
  await look()
  const before = (await look()).memory
  let [lag, memory] = [0, before]
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, every))
      const now = await look()
      lag = Math.max(lag, now.lag)
      memory = Math.max(memory, now.memory)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return { blocked: round(lag * 1000, 0), moreMemory: round((memory - before) / 2 ** 20, 0) }
  }
}
