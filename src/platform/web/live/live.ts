import { useEffect, useRef } from 'react'
import { sessionTokens } from '../session-tokens.ts'
import { holdLiveConnection, type LiveEvent } from './live-connection.ts'

const listeners = new Set<(event: LiveEvent) => void>()
const emit = (event: LiveEvent) => {
  for (const listener of listeners) listener(event)
}

/**
 * Delivers live events to this tab until the returned function is called. The browser's tabs share one stream, because
 * a browser opens only six connections per host. The tab that holds the lock reads the stream and passes events to the
 * others; when it closes, the next one takes over.
 */
export function startLive(): () => void {
  const over = new AbortController()
  const channel = new BroadcastChannel('live')
  channel.addEventListener('message', ({ data }) => emit(data as LiveEvent))
  const broadcast = (event: LiveEvent) => {
    emit(event)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(event)
  }
  const lead = (successor: boolean) =>
    new Promise<void>((resolve) => {
      // The previous reader may have received events that it could not pass on.
      if (successor) broadcast({ type: 'resync' })
      const stop = holdLiveConnection({
        token: (spent) => (spent === undefined ? currentToken() : sessionTokens.refresh(spent)),
        hear: broadcast,
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
    const first = await navigator.locks.request('live', { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false)
      return lock !== null
    })
    if (!first) await navigator.locks.request('live', { signal: over.signal }, () => lead(true))
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

/** The connection, open while somebody is signed in. */
export function LiveConnection() {
  useEffect(startLive, [])
  return null
}
