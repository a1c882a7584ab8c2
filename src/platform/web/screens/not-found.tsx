import { Link } from '@tanstack/react-router'
import { m } from '../../../generated/messages/messages.js'
import './status-page.css'

export function NotFound() {
  return (
    <section className="status-page">
      <p className="status-page-code" aria-hidden="true">
        404
      </p>
      <h1>{m.shell_not_found_title()}</h1>
      <p>{m.shell_not_found_text()}</p>
      <Link to="/" className="status-page-action">
        {m.shell_not_found_back()}
      </Link>
    </section>
  )
}
