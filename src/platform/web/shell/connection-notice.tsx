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

/** Says that the device is offline; the region is always there, so that screen readers notice the text. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div className="shell-connection" role="status">
      {online ? null : <p>{m.shell_offline_notice()}</p>}
    </div>
  )
}
