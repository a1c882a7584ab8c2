import { Skeleton } from 'antd'
import type { Key, ReactNode } from 'react'
import { ListError } from '../list/list-empty.tsx'
import './small-table.css'

export interface SmallColumn<Row> {
  readonly title: () => string
  readonly cell: (row: Row) => ReactNode
  /** A number, aligned at the end of its column. */
  readonly number?: true
}

interface Props<Row> {
  readonly columns: readonly SmallColumn<Row>[]
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => Key
  readonly isError: boolean
  /** Shown if there are no rows. */
  readonly empty: string
  readonly isChosen?: (row: Row) => boolean
  /** Each row becomes a card where the nearest size container is narrow. */
  readonly cards?: true
}

/** A table inside of a detail or a dialog, of plain elements: antd's Table would be half of what the detail loads. */
export function SmallTable<Row>({ columns, rows, rowKey, isError, empty, isChosen, cards }: Props<Row>) {
  if (isError) return <ListError />
  if (rows === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (rows.length === 0) return <p className="small-table-empty">{empty}</p>
  return (
    <table className={cards ? 'small-table small-table-cards' : 'small-table'}>
      <thead>
        <tr>
          {columns.map(({ title, number }) => (
            <th key={title()} scope="col" data-number={number}>
              {title()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-chosen={isChosen?.(row) || undefined}>
            {columns.map(({ title, cell, number }) => (
              <td key={title()} data-label={title()} data-number={number}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
