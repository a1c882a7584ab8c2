import { lazy } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { queryClient } from '../requests/query-client.ts'
import '../screens/status-page.css'
import './lazy-part.css'

/**
 * React's `lazy`, for a part of a screen. If its code cannot be loaded, because the connection is lost or a newer
 * version was installed meanwhile, a notice says so, and the screen keeps what was typed into it. The browser remembers
 * that the code could not be loaded, so only loading the page again helps.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(() =>
    load().catch((error: unknown) => {
      reportError(error)
      return { default: Unloaded as never }
    }),
  )

/**
 * The same for a part that may be needed at any moment. It is loaded once the screen has its data, so that nobody
 * waits for it and it is available if the connection is lost.
 */
export const soonPart: typeof lazy = (load) => {
  loadSoon(load)
  return lazyPart(load)
}

const waiting: (() => void)[] = []
let isShown = false

/** Loads a part's code once a screen is shown, nothing is being fetched, and the browser is idle. */
export function loadSoon(load: () => Promise<unknown>): void {
  if (typeof requestIdleCallback !== 'function') return
  const loadEarly = () => void load().catch(() => undefined)
  const whenQuiet = () => {
    if (queryClient.isFetching() > 0) setTimeout(whenQuiet, 200)
    else requestIdleCallback(loadEarly)
  }
  if (isShown) whenQuiet()
  else waiting.push(whenQuiet)
}

/** Tells that a screen behind the login is shown with its data: what is needed soon may be loaded from now on. */
export function screenIsShown(): void {
  isShown = true
  for (const start of waiting.splice(0)) start()
}

function Unloaded() {
  return (
    <div className="unloaded" role="alert">
      <p>{m.shell_unloaded()}</p>
      <button type="button" className="status-page-action" onClick={() => location.reload()}>
        {m.shell_reload()}
      </button>
    </div>
  )
}
