import { m } from '../../../../generated/messages/messages.js'

/** A link to where the app shows a record that came from there. */
export function OpenInApp({ to }: { readonly to: string | null }) {
  return (
    to && (
      <p>
        <a href={to} target="_blank" rel="noreferrer">
          {m.external_ids_open_in_app()}
        </a>
      </p>
    )
  )
}
