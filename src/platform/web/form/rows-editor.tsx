import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import './rows-editor.css'

interface Props {
  readonly id?: string | undefined
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: number
  /** The fields of a row, one for each head. */
  readonly fields: (index: number) => readonly ReactNode[]
  readonly onRemove: (index: number) => void
  readonly removeLabel: (of: { number: number }) => string
  readonly onAdd: () => void
  readonly addLabel: string
  readonly isFull?: boolean
  /** What is wrong with the rows; the fields are marked as well. */
  readonly problems: readonly string[]
}

/** A table of fields whose rows are added and removed; at least one stays. On a phone the fields are below one another. */
export function RowsEditor({ id, label, heads, rows, fields, problems, ...props }: Props) {
  return (
    <div id={id} role="group" aria-label={label} className="rows-editor">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{m.common_action()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, index) => (
            // Rows have no id: their index identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {fields(index).map((field, at) => (
                <td key={heads[at]} data-label={heads[at]}>
                  {field}
                </td>
              ))}
              <td>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={props.removeLabel({ number: index + 1 })}
                  disabled={rows === 1}
                  onClick={() => props.onRemove(index)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RowProblems problems={problems} />
      <Button icon={<PlusOutlined aria-hidden />} disabled={props.isFull ?? false} onClick={props.onAdd}>
        {props.addLabel}
      </Button>
    </div>
  )
}

export function RowProblems({ problems }: Pick<Props, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <ul className="rows-problems" role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}
