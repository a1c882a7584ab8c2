/** What happened elsewhere, as the server tells it. */
export type LiveEvent =
  | { readonly type: 'changed'; readonly records: readonly RecordChange[] }
  | { readonly type: 'presence'; readonly records: readonly { readonly model: string; readonly id: string }[] }
  /** Something may have been missed: what is on the screen is to be read again. */
  | { readonly type: 'resync' }

export interface RecordChange {
  readonly model: string
  readonly id: string
  readonly version: number
  readonly by: string | null
}

interface Surroundings {
  /** The id token to use; with `spent`, another one than that. Rejects when the session is over. */
  readonly token: (spent?: string) => Promise<string>
  readonly hear: (event: LiveEvent) => void
}

/** Milliseconds: pauses before trying again, and a silence after which the connection counts as lost. */
const firstPause = 1_000
const longestPause = 30_000
const longestSilence = 40_000

/** A pause after so many failures in a row: it doubles, and differs from client to client. */
export function pauseAfter(failures: number, random = Math.random()): number {
  return Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (0.5 + random / 2)
}

/** Holds one stream to the server and makes it again whenever it breaks. Returns how to end it. */
export function holdLiveConnection({ token, hear }: Surroundings): () => void {
  const over = new AbortController()
  void hold()
  return () => over.abort()

  async function hold(): Promise<void> {
    let spent: string | undefined
    for (let failures = 0; !over.signal.aborted;) {
      const used = await token(spent).catch(() => undefined)
      // Signed out, or nobody answered: with a session there will be a token again.
      const outcome =
        used === undefined
          ? 'lost'
          : await listen(used, () => {
              failures = 0
              // The first time too: the screen was read before anything could be heard.
              hear({ type: 'resync' })
            })
      spent = outcome === 'refused' ? used : undefined
      if (over.signal.aborted) return
      failures++
      await pause(pauseAfter(failures))
    }
  }

  /** Reads one stream to its end. `refused` means that the token is no longer good. */
  async function listen(idToken: string, onHello: () => void): Promise<'refused' | 'lost'> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), longestSilence)
    let outcome: 'refused' | 'lost' = 'lost'
    try {
      const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${idToken}` }
      const signal = AbortSignal.any([over.signal, silence.signal])
      const response = await fetch('/live', { headers, signal, cache: 'no-store' })
      if (!response.ok || !response.body) return response.status === 401 ? 'refused' : 'lost'
      const read = eventReader((event, data) => {
        if (event === 'hello') onHello()
        else if (event === 'end') outcome = (data as { why: string }).why === 'session' ? 'refused' : 'lost'
        else if (event === 'resync') hear({ type: 'resync' })
        else if (event === 'changed') hear({ type: 'changed', records: data as RecordChange[] })
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

  /** Waits, but not for a network that is back already. */
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

/** Takes a stream's text in any pieces and gives its events; comments are signs of life and nothing more. */
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
