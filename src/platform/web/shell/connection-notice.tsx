import { useState, useSyncExternalStore } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useLive } from '../live/live.ts'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * Shows that the device is offline, or that changes by others do not arrive. The region is always in the page, so that
 * screen readers announce the text.
 */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [interrupted, setInterrupted] = useState(false)
  useLive(({ type }) => setInterrupted(type === 'interrupted'))
  return (
    <div className="shell-connection" role="status">
      {!online ? <p>{m.shell_offline_notice()}</p> : interrupted && <p>{m.shell_interrupted_notice()}</p>}
    </div>
  )
}
