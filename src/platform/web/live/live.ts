import { useEffect, useRef, useState } from 'react'
import { heardReadAfter } from '../requests/read-after.ts'
import { inSandbox } from '../session/sandbox-view.ts'
import { sessionTokens } from '../session/session-tokens.ts'
import { holdLiveConnection, type LiveEvent, type WaitingFigures } from './live-connection.ts'

const listeners = new Set<(event: LiveEvent) => void>()
const emit = (event: LiveEvent) => {
  if (event.type === 'written') heardReadAfter(event.readAfter)
  for (const listener of listeners) listener(event)
}

const newTab = { type: 'newTab' } as const

/**
 * Delivers live events to this tab until the returned function is called. The browser's tabs share one stream, because
 * a browser opens only six connections per host. The tab that holds the lock reads the stream and passes events to the
 * others; when it closes, the next one takes over.
 */
export function startLive(): () => void {
  const over = new AbortController()
  // What waits in the sandbox is told to the tabs that show it.
  const name = inSandbox() ? 'live-sandbox' : 'live'
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const tellTabs = (message: LiveEvent | typeof newTab) => channel.postMessage(message)
  /** In the tab that reads the stream: the latest figures, for new tabs, which have missed them. */
  let figures: LiveEvent | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent | typeof newTab>) => {
    if (data.type !== 'newTab') emit(data)
    else if (figures) tellTabs(figures)
  })
  tellTabs(newTab)
  const broadcast = (event: LiveEvent) => {
    if (event.type === 'waiting') figures = event
    emit(event)
    tellTabs(event)
  }
  const lead = (successor: boolean) =>
    new Promise<void>((resolve) => {
      // The previous reader may have received events that it could not pass on.
      if (successor) broadcast({ type: 'resync' })
      const stop = holdLiveConnection({
        token: (spent) => (spent === undefined ? currentToken() : sessionTokens.refresh(spent)),
        hear: broadcast,
        sandbox: inSandbox(),
      })
      const leave = () => {
        stop()
        resolve()
      }
      if (over.signal.aborted) leave()
      else over.signal.addEventListener('abort', leave)
    })
  // Absent when the page is served neither over https nor from localhost: then each tab has its own stream.
  if ('locks' in navigator) void takeTurns().catch(() => undefined)
  else void lead(false)

  async function takeTurns(): Promise<void> {
    const first = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false)
      return lock !== null
    })
    if (!first) await navigator.locks.request(name, { signal: over.signal }, () => lead(true))
  }
  return () => {
    over.abort()
    channel.close()
  }
}

const currentToken = async () => sessionTokens.idToken() ?? sessionTokens.refresh()

/** Calls the listener with live events while the component is mounted. */
export function useLive(listener: (event: LiveEvent) => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const hear = (event: LiveEvent) => latest.current(event)
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }, [])
}

/**
 * How many records wait to be handled, by the name of the operation that lists them; empty until the server has sent
 * the figures.
 */
export function useWaiting(): WaitingFigures {
  const [figures, setFigures] = useState<WaitingFigures>({})
  useLive((event) => {
    if (event.type === 'waiting') setFigures(event.figures)
  })
  return figures
}

/** The connection, open while somebody is signed in. */
export function LiveConnection() {
  useEffect(startLive, [])
  return null
}
