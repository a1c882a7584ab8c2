import { memo, type ReactNode, useId, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { columnCell, isAtEnd } from './column-cell.tsx'
import type { Column, Identified, RowAction } from './list-declaration.ts'
import { actionsOn } from './row-actions.ts'
import { headingOf } from './use-folds.ts'
import type { SelectRows } from './use-list-selection.ts'

/** The open menu of one row: its actions and the button it belongs to. */
export interface OpenMenu<Row> {
  readonly row: Row
  readonly name: string
  readonly actions: readonly RowAction<Row>[]
  readonly button: HTMLElement
}

interface Props<Row> {
  readonly row: Row
  readonly name: string
  /** Somebody else has changed it just now. */
  readonly changed: boolean
  readonly columns: readonly Column<Row>[]
  /** Those that have no room: their values are under the name. */
  readonly folded: readonly Column<Row>[]
  readonly detail: string | undefined
  readonly expand: ((row: Row) => ReactNode) | undefined
  /** Undefined when rows cannot be selected. */
  readonly selected: boolean | undefined
  readonly onSelect: SelectRows
  readonly actions: readonly RowAction<Row>[]
  readonly onMenu: (menu: OpenMenu<Row>) => void
}

function Row<R extends Identified>({
  row,
  name,
  changed,
  columns,
  folded,
  detail,
  expand,
  selected,
  onSelect,
  actions,
  onMenu,
}: Props<R>) {
  const shown = actionsOn(actions, row).filter(({ offRow }) => !offRow)
  const inline = shown.filter((action) => action.inline)
  const others = shown.filter((action) => !action.inline)
  const [open, setOpen] = useState(false)
  const under = useId()
  // The column that carries the “Changed just now” note: the one with the name, or else the first.
  const headingColumn = headingOf(columns)
  const cells = (
    <tr data-id={row._id} tabIndex={-1} className={classesOfRow(selected, changed)}>
      {selected !== undefined && (
        <td className="list-check">
          <input
            type="checkbox"
            aria-label={m.list_select_row({ name })}
            checked={selected}
            onChange={(event) => onSelect([row._id], event.target.checked, isShifted(event.nativeEvent))}
          />
        </td>
      )}
      {expand && (
        <td className="list-expand">
          <button
            type="button"
            className="list-icon"
            aria-label={m.list_expand_row({ name })}
            aria-expanded={open}
            aria-controls={open ? under : undefined}
            onClick={() => setOpen(!open)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-label={column.title()} className={classOf(column)}>
          {column.opens && detail !== undefined ? (
            <a href={`?${detail}=${row._id}`}>{columnCell(column, row)}</a>
          ) : (
            columnCell(column, row)
          )}
          {column === headingColumn && folded.map((one) => <Folded key={one.key} column={one} row={row} />)}
          {changed && column === headingColumn && <span className="list-changed">{m.list_changed_now()}</span>}
        </td>
      ))}
      {actions.length > 0 && (
        <td className="list-actions">
          {inline.map((action) => (
            <InlineAction key={action.key} action={action} row={row} name={name} />
          ))}
          {others.length > 0 && (
            <button
              type="button"
              className="list-icon list-more"
              aria-haspopup="menu"
              aria-label={m.list_more_actions({ name })}
              onClick={(event) => onMenu({ row, name, actions: others, button: event.currentTarget })}
            />
          )}
        </td>
      )}
    </tr>
  )
  if (!expand) return cells
  return (
    <>
      {cells}
      {open && (
        <tr id={under} className="list-expanded">
          <td colSpan={columns.length + [selected !== undefined, true, actions.length > 0].filter(Boolean).length}>
            {expand(row)}
          </td>
        </tr>
      )}
    </>
  )
}

function Folded<R>({ column, row }: { readonly column: Column<R>; readonly row: R }): ReactNode {
  const value = columnCell(column, row)
  if (value === null) return null
  return (
    <div className="list-folded">
      <span>{column.title()}</span> {value}
    </div>
  )
}

/** Whether Shift was held: React's change event of a checkbox comes from the browser's click. */
const isShifted = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** Rendered again only when its own data or selection changed, not another row's. */
export const ListRow = memo(Row) as typeof Row

function classesOfRow(selected: boolean | undefined, changed: boolean): string | undefined {
  return [selected && 'list-chosen', changed && 'list-fresh'].filter(Boolean).join(' ') || undefined
}

function classOf<R>(column: Column<R>): string | undefined {
  if (column.opens) return 'list-name'
  return isAtEnd(column) ? 'list-end' : undefined
}

interface InlineProps<R> {
  readonly action: RowAction<R>
  readonly row: R
  readonly name: string
}

function InlineAction<R>({ action, row, name }: InlineProps<R>): ReactNode {
  const label = action.label(row)
  const common = {
    className: action.danger ? 'list-icon list-danger' : 'list-icon',
    title: label,
    'aria-label': `${label}: ${name}`,
  }
  if (action.href) {
    return (
      <a {...common} href={action.href(row)}>
        {action.icon ?? label}
      </a>
    )
  }
  return (
    <button type="button" {...common} aria-disabled={!action.run} onClick={() => action.run?.(row)}>
      {action.icon ?? label}
    </button>
  )
}
