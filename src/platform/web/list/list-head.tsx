import { m } from '../../../generated/messages/messages.js'
import type { SortDirection } from '../../shared/list.ts'
import { isAtEnd } from './column-cell.tsx'
import type { Column } from './list-declaration.ts'
import { isSelected, type Selection } from './list-selection.ts'
import type { SelectRows } from './use-list-selection.ts'

interface Props<Row, S extends string> {
  readonly columns: readonly Column<Row, S>[]
  /** Undefined when the list has one fixed order. */
  readonly sort: S | undefined
  readonly dir: SortDirection | undefined
  readonly onSort: (type: S, dir: SortDirection) => void
  readonly expands: boolean
  /** Ids of the rows of the page. */
  readonly page: readonly string[]
  readonly selection: Selection | undefined
  readonly onSelect: SelectRows
  readonly hasActions: boolean
}

export function ListHead<Row, S extends string>(props: Props<Row, S>) {
  const { columns, page, selection, onSelect } = props
  const chosen = selection ? page.filter((id) => isSelected(selection, id)).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="list-check">
            <input
              type="checkbox"
              aria-label={m.list_select_page()}
              checked={chosen > 0 && chosen === page.length}
              disabled={page.length === 0}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < page.length
              }}
              onChange={(event) => onSelect(page, event.target.checked)}
            />
          </th>
        )}
        {props.expands && (
          <th scope="col" className="list-expand">
            <span className="visually-hidden">{m.list_expand()}</span>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={props.sort} dir={props.dir} onSort={props.onSort} />
        ))}
        {props.hasActions && (
          <th scope="col" className="list-actions">
            {m.common_action()}
          </th>
        )}
      </tr>
    </thead>
  )
}

type HeadCellProps<Row, S extends string> = Pick<Props<Row, S>, 'sort' | 'dir' | 'onSort'> & {
  readonly column: Column<Row, S>
}

function HeadCell<Row, S extends string>({ column, sort, dir, onSort }: HeadCellProps<Row, S>) {
  const type = column.sort
  const className = isAtEnd(column) ? 'list-end' : column.grows ? 'list-grows' : undefined
  if (type === undefined) {
    return (
      <th scope="col" className={className}>
        {column.title()}
      </th>
    )
  }
  const active = type === sort
  const next = active ? (dir === 'ASC' ? 'DESC' : 'ASC') : (column.sortFirst ?? 'ASC')
  return (
    <th scope="col" className={className} aria-sort={active ? (dir === 'ASC' ? 'ascending' : 'descending') : 'none'}>
      <button type="button" className="list-sort" onClick={() => onSort(type, next)}>
        {column.title()}
        <span aria-hidden="true" className={active ? 'list-arrow list-arrow-on' : 'list-arrow'}>
          {active && dir === 'ASC' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  )
}
