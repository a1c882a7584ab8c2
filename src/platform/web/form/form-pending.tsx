import { m } from '../../../generated/messages/messages.js'
import './form.css'

/** In place of a form whose record is being loaded. */
export function FormPending() {
  return (
    <div className="form-pending" role="status">
      <span className="visually-hidden">{m.common_loading()}</span>
      {['title', 'a', 'b', 'c', 'd'].map((key) => (
        <i key={key} />
      ))}
    </div>
  )
}
