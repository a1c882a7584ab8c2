import { setTimeout as wait } from 'node:timers/promises'

/** A live stream as a browser holds it: opened again when it breaks. */
export interface Stream {
  /** When it last told of a change, by `performance.now()`. */
  changedAt(): number
  /** How often it was opened again. */
  openedAgain(): number
  close(): void
}

/** Milliseconds before it is opened again, and without a word (there are heartbeats) until it is given up. */
const openAgainAfter = 1_000
const silence = 40_000

export async function holdStream(url: string, token: string): Promise<Stream> {
  const closed = new AbortController()
  let opened = 0
  let changedAt = -Infinity
  const read = async (): Promise<void> => {
    const quiet = new AbortController()
    const signal = AbortSignal.any([closed.signal, quiet.signal])
    let late = setTimeout(() => quiet.abort(), silence)
    try {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal })
      if (!response.ok) return
      opened++
      for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
        clearTimeout(late)
        late = setTimeout(() => quiet.abort(), silence)
        if (text.includes('event: changed')) changedAt = performance.now()
      }
    } finally {
      clearTimeout(late)
    }
  }
  const hold = async () => {
    while (!closed.signal.aborted) {
      await read().catch(() => {})
      await wait(openAgainAfter)
    }
  }
  void hold()
  return { changedAt: () => changedAt, openedAgain: () => Math.max(0, opened - 1), close: () => closed.abort() }
}
