import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { absoluteTime } from '../list/time.ts'
import './form.css'

interface Difference {
  readonly field: string
  readonly label: string
  /** The value that the person had on the screen. */
  readonly seen: ReactNode
  readonly now: ReactNode
  /** Who changed it, and when. */
  readonly by?: string | null | undefined
  readonly at?: string | null | undefined
  /** The value that the person was about to set. */
  readonly chosen?: ReactNode
}

interface Props {
  readonly differences: readonly Difference[]
  /** Adds the column of values that the person was about to set. */
  readonly withChosen?: boolean
}

/** For each field: the value that the person saw, the current value and, optionally, the person's own. */
export function DifferenceTable({ differences, withChosen = false }: Props) {
  const headings = [
    m.form_conflict_field(),
    m.form_conflict_seen(),
    m.form_conflict_now(),
    ...(withChosen ? [m.form_conflict_mine()] : []),
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
        {differences.map(({ field, label, seen, now, by, at, chosen }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label={headings[1]}>
              <del>{seen}</del>
            </td>
            <td data-label={headings[2]}>
              <ins>{now}</ins>
              <Changer by={by} at={at} />
            </td>
            {withChosen && <td data-label={headings[3]}>{chosen}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who changed a value and when; nothing about who for those who may not know. */
export function Changer({ by, at }: Pick<Difference, 'by' | 'at'>) {
  const when = at ? absoluteTime(at) : ''
  const text = by ? m.form_conflict_by({ name: by, when }) : when
  return text && <small>{text}</small>
}
