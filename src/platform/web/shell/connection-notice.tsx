import { useSyncExternalStore } from 'react'
import { m } from '../../../generated/messages/messages.js'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Shows that the device is offline; the region is always in the page, so that screen readers announce the text. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div className="shell-connection" role="status">
      {online ? null : <p>{m.shell_offline_notice()}</p>}
    </div>
  )
}
