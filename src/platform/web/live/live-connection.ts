/** An event from the server about a change elsewhere. */
export type LiveEvent =
  | { readonly type: 'changed'; readonly records: readonly RecordChange[] }
  | { readonly type: 'presence'; readonly records: readonly { readonly model: string; readonly id: string }[] }
  /**
   * How many records wait to be handled, by the name of the operation that lists them; only those that the viewer may
   * see.
   */
  | { readonly type: 'waiting'; readonly figures: WaitingFigures }
  /** The viewer may do more or less than before. */
  | { readonly type: 'rights' }
  /** What the next events tell of is found by requests with this token. */
  | { readonly type: 'written'; readonly readAfter: string }
  /** Events may have been missed: refetch what is on the screen. */
  | { readonly type: 'resync' }
  /** No events arrive for now, and what is on the screen may become out of date. The next event ends this. */
  | { readonly type: 'interrupted' }

export type WaitingFigures = Readonly<Record<string, number>>

export interface RecordChange {
  readonly model: string
  readonly id: string
  readonly version: number
  readonly by: string | null
}

interface Surroundings {
  /** The id token to use. With `spent`, a different token than that one. Rejects when the session has ended. */
  readonly token: (spent?: string) => Promise<string>
  readonly hear: (event: LiveEvent) => void
  /** Whether what waits in the sandbox is told. */
  readonly sandbox?: boolean
}

/** Milliseconds: pauses between attempts, and a silence after which the connection counts as lost. */
const firstPause = 1_000
const longestPause = 30_000
const longestSilence = 40_000
/** Failures in a row after which the viewer is told: not when a server is merely replaced. */
const failuresUntilTold = 4

/**
 * The pause after this many failures in a row: it doubles, with a random part so that clients do not all return at
 * once.
 */
export function pauseAfter(failures: number, random = Math.random()): number {
  return Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (0.5 + random / 2)
}

/** Keeps one stream to the server open and reconnects whenever it breaks. Returns a function that ends it. */
export function holdLiveConnection({ token, hear, sandbox = false }: Surroundings): () => void {
  const over = new AbortController()
  void hold()
  return () => over.abort()

  async function hold(): Promise<void> {
    let spent: string | undefined
    for (let failures = 0; !over.signal.aborted;) {
      const used = await token(spent).catch(() => undefined)
      // Signed out, or no response: a later attempt gets a token.
      const outcome =
        used === undefined
          ? 'lost'
          : await listen(used, () => {
              failures = 0
              // Also after the first connection, because the screen was loaded before the stream was open.
              hear({ type: 'resync' })
            })
      spent = outcome === 'refused' ? used : undefined
      if (over.signal.aborted) return
      failures++
      if (failures === failuresUntilTold) hear({ type: 'interrupted' })
      await pause(pauseAfter(failures))
    }
  }

  /** Reads one stream to its end. `refused` means that the token is no longer valid. */
  async function listen(idToken: string, onHello: () => void): Promise<'refused' | 'lost'> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), longestSilence)
    let outcome: 'refused' | 'lost' = 'lost'
    try {
      const headers = {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${idToken}`,
        ...(sandbox && { Sandbox: '1' }),
      }
      const signal = AbortSignal.any([over.signal, silence.signal])
      const response = await fetch('/live', { headers, signal, cache: 'no-store' })
      if (!response.ok || !response.body) return response.status === 401 ? 'refused' : 'lost'
      const read = eventReader((event, data) => {
        if (event === 'hello') onHello()
        else if (event === 'end') {
          const { why } = data as { why: string }
          outcome = why === 'session' ? 'refused' : 'lost'
          if (why === 'denied') hear({ type: 'rights' })
        } else if (event === 'written') hear({ type: 'written', ...(data as { readAfter: string }) })
        else if (event === 'rights') hear({ type: 'rights' })
        else if (event === 'resync') hear({ type: 'resync' })
        else if (event === 'changed') hear({ type: 'changed', records: data as RecordChange[] })
        else if (event === 'waiting') hear({ type: 'waiting', figures: data as WaitingFigures })
        else if (event === 'presence') hear({ type: 'presence', records: data as { model: string; id: string }[] })
      })
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return outcome
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), longestSilence)
        read(value)
      }
    } catch {
      return outcome
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits, but ends as soon as the network is back. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        removeEventListener('online', done)
        over.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      addEventListener('online', done)
      over.signal.addEventListener('abort', done)
    })
  }
}

/** Accepts a stream's text in any chunks and emits its events; comments only keep the connection alive. */
export function eventReader(onEvent: (event: string, data: unknown) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      const event = fields.get('event')
      if (event !== undefined) onEvent(event, JSON.parse(fields.get('data') ?? 'null'))
    }
  }
}
