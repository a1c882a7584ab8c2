import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import './form.css'

interface Difference {
  readonly field: string
  readonly label: string
  /** What the person had on the screen. */
  readonly seen: ReactNode
  readonly now: ReactNode
  /** Who made it so. */
  readonly by?: string | null | undefined
  /** What the person entered, where the form has the field. */
  readonly typed?: ReactNode
}

interface Props {
  readonly differences: readonly Difference[]
  /** Adds the column of what was typed. */
  readonly withTyped?: boolean
}

/** What a person saw of a record beside what it says now and what they typed, a field a row. */
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
