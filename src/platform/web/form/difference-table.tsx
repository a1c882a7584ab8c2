import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import './form.css'

interface Difference {
  readonly field: string
  readonly label: string
  /** What the person had on the screen. */
  readonly seen: ReactNode
  readonly now: ReactNode
}

/** What a person saw of a record beside what it says now, a field a row. */
export function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <table className="form-changes">
      <thead>
        <tr>
          <th scope="col">{m.form_conflict_field()}</th>
          <th scope="col">{m.form_conflict_seen()}</th>
          <th scope="col">{m.form_conflict_now()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, label, seen, now }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>
              <del>{seen}</del>
            </td>
            <td>
              <ins>{now}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
