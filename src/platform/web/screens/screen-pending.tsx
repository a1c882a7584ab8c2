import { m } from '../../../generated/messages/messages.js'
import './status-page.css'

export function ScreenPending() {
  return (
    <div className="screen-pending" role="status">
      <span className="visually-hidden">{m.common_loading()}</span>
    </div>
  )
}
