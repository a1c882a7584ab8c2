import { useEffect, useRef } from 'react'
import { sessionTokens } from '../session-tokens.ts'
import { holdLiveConnection, type LiveEvent } from './live-connection.ts'

const listeners = new Set<(event: LiveEvent) => void>()
const emit = (event: LiveEvent) => {
  for (const listener of listeners) listener(event)
}

/**
 * Keeps this tab told of what happens elsewhere, until the returned function is called. The browser's tabs share one
 * stream: a browser opens only six connections to a place, and each tab would take one for itself. The tab that holds
 * the lock reads the stream and tells the others; when it goes, the next one takes over.
 */
export function startLive(): () => void {
  const over = new AbortController()
  const channel = new BroadcastChannel('live')
  channel.addEventListener('message', ({ data }) => emit(data as LiveEvent))
  const tellAll = (event: LiveEvent) => {
    emit(event)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(event)
  }
  const lead = (successor: boolean) =>
    new Promise<void>((resolve) => {
      // Whoever led before may have heard of something that it could not hand on any more.
      if (successor) tellAll({ type: 'resync' })
      const stop = holdLiveConnection({
        token: (spent) => (spent === undefined ? currentToken() : sessionTokens.refresh(spent)),
        hear: tellAll,
      })
      const leave = () => {
        stop()
        resolve()
      }
      if (over.signal.aborted) leave()
      else over.signal.addEventListener('abort', leave)
    })
  // Absent where the page is served neither over https nor from localhost: then each tab has its own.
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

/** Calls the listener with what happens elsewhere, while the component is mounted. */
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

/** The connection, for as long as somebody is signed in. */
export function LiveConnection() {
  useEffect(startLive, [])
  return null
}
