import { Link } from '@tanstack/react-router'
import { m } from '../../../generated/messages/messages.js'
import './status-page.css'

/** Shown in place of a screen that the viewer may not open; none of its data is requested. */
export function Forbidden() {
  return (
    <section className="status-page">
      <h1>{m.shell_forbidden_title()}</h1>
      <p>{m.shell_forbidden_text()}</p>
      <Link to="/" className="status-page-action">
        {m.shell_not_found_back()}
      </Link>
    </section>
  )
}
