import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import './form.css'

interface Difference {
  readonly field: string
  readonly label: string
  /** The value that the person had on the screen. */
  readonly seen: ReactNode
  readonly now: ReactNode
  /** Who changed it. */
  readonly by?: string | null | undefined
  /** The value that the person entered, if the form has the field. */
  readonly typed?: ReactNode
}

interface Props {
  readonly differences: readonly Difference[]
  /** Adds the column of typed values. */
  readonly withTyped?: boolean
}

/** For each field: the value that the person saw, the current value and, optionally, the typed one. */
export function DifferenceTable({ differences, withTyped = false }: Props) {
  const headings = [
    m.form_conflict_field(),
    m.form_conflict_seen(),
    m.form_conflict_now(),
    ...(withTyped ? [m.form_conflict_typed()] : []),
  ]
  return (
    <table className="form-changes">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, label, seen, now, by, typed }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label={headings[1]}>
              <del>{seen}</del>
            </td>
            <td data-label={headings[2]}>
              <ins>{now}</ins>
              {by && <small>{m.form_conflict_by({ name: by })}</small>}
            </td>
            {withTyped && <td data-label={headings[3]}>{typed}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
