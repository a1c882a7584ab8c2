import { Alert } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../format-number.ts'
import './form.css'

interface Problem {
  readonly row: number
  readonly value: string
  readonly problem: string
}

interface Props {
  /** What an import would do, a text for each kind of row. */
  readonly counts: readonly string[]
  /** Whether the file cannot be imported. */
  readonly refused: boolean
  readonly problems: readonly Problem[]
  /** The title of the values. */
  readonly valueTitle: string
}

/** What the import of a file would do, with every row that has a problem. */
export function ImportCheck({ counts, refused, problems, valueTitle }: Props) {
  return (
    <section className="form-check">
      <Alert
        type={refused ? 'error' : problems.length > 0 ? 'warning' : 'success'}
        title={m.form_checked()}
        description={
          <ul>
            {counts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        }
      />
      {problems.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
        <div className="form-problems" tabIndex={0} role="region" aria-label={m.form_problem()}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.form_row()}</th>
                <th scope="col">{valueTitle}</th>
                <th scope="col">{m.form_problem()}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ row, value, problem }) => (
                <tr key={row}>
                  <td>{formatNumber(row)}</td>
                  <td>
                    <code>{value}</code>
                  </td>
                  <td>{problem}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
