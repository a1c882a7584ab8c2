import { useEffect, useRef, useState } from 'react'
import { heardReadAfter } from '../requests/read-after.ts'
import { inSandbox } from '../session/sandbox-view.ts'
import { sessionTokens } from '../session/session-tokens.ts'
import { holdLiveConnection, type LiveEvent, type WaitingFigures } from './live-connection.ts'

const listeners = new Set<(event: LiveEvent) => void>()
const emit = (event: LiveEvent) => {
  if (event.type === 'written') heardReadAfter(event.readAfter)
  keepHeard(event)
  for (const listener of listeners) listener(event)
}

/** The newest changes that this tab heard of, by record, and when it was last told that it may have missed some. */
const changes = new Map<string, number>()
const mostChanges = 1_000
let resyncedAt = -Infinity

function keepHeard(event: LiveEvent): void {
  if (event.type === 'resync') resyncedAt = performance.now()
  if (event.type !== 'changed') return
  for (const { model, id, version } of event.records) {
    const key = `${model} ${id}`
    const known = changes.get(key) ?? 0
    changes.delete(key)
    changes.set(key, Math.max(known, version))
  }
  for (const key of changes.keys()) {
    if (changes.size <= mostChanges) break
    changes.delete(key)
  }
}

/** The newest version of a record of which this tab has heard; 0 if of none. For what begins to listen after the record was read. */
export const heardVersion = (model: string, id: string): number => changes.get(`${model} ${id}`) ?? 0

/** Whether changes may have been missed in the last so many milliseconds. */
export const resyncedWithin = (milliseconds: number): boolean => performance.now() - resyncedAt < milliseconds

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
