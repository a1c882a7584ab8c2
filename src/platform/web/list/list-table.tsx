import { type MouseEvent, type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { SortDirection } from '../../shared/list.ts'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useFollow } from './list-address.ts'
import type { Column, Identified, RowAction } from './list-declaration.ts'
import { ListHead } from './list-head.tsx'
import type { Density } from './list-preferences.ts'
import { ListRow, type OpenMenu } from './list-row.tsx'
import { isSelected, type Selection } from './list-selection.ts'
import { useFolds } from './use-folds.ts'
import type LoadedRowMenu from './row-menu.tsx'
import type { SelectRows } from './use-list-selection.ts'
import { watchSideways } from './watch-sideways.ts'

interface Props<Row, S extends string> {
  readonly title: string
  readonly columns: readonly Column<Row, S>[]
  readonly nameOf: (row: Row) => string
  readonly detail: string | undefined
  readonly expand: ((row: Row) => ReactNode) | undefined
  /** Undefined until the first page is loaded. */
  readonly rows: readonly Row[] | undefined
  /** Ids of rows that somebody else has changed just now. */
  readonly changed: ReadonlySet<string>
  /** The rows are those of the previous page. */
  readonly stale: boolean
  readonly size: number
  readonly sort: S | undefined
  readonly dir: SortDirection | undefined
  readonly onSort: (type: S, dir: SortDirection) => void
  readonly density: Density
  /** Undefined when the list has no bulk actions. */
  readonly selection: Selection | undefined
  readonly onSelect: SelectRows
  /** Opens a row; undefined if rows cannot be opened. */
  readonly onOpen: ((id: string) => void) | undefined
  readonly actions: readonly RowAction<Row>[]
}

// Loaded lazily, because it imports antd's menu, which is not needed before there are rows.
const RowMenu = lazyPart(() => import('./row-menu.tsx')) as unknown as typeof LoadedRowMenu

/** More rows than fit in a window. */
const rowsAtOnce = 24

/**
 * The table: plain elements, because antd's Table takes too long to render a hundred rows on a slow machine. One menu
 * serves all rows.
 */
export function ListTable<Row extends Identified, S extends string>(props: Props<Row, S>) {
  const { rows, selection, onSelect, actions, nameOf } = props
  const follow = useFollow()
  const [menu, setMenu] = useState<OpenMenu<Row>>()
  // A page of a hundred shows its first rows at once; those below the window follow when the browser is idle.
  const drawn = useDeferredValue(rows)
  const shown = drawn === rows ? rows : rows?.slice(0, rowsAtOnce)
  const { scroller, shown: columns, folded, folds } = useFolds(props.columns, shown)
  const closeMenu = useCallback(() => setMenu(undefined), [])

  // Links are plain elements too: one handler passes plain clicks to the router and opens rows.
  const onClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target.closest('a')
    const href = link?.getAttribute('href')
    if (link !== null) {
      if (link.target || (!href?.startsWith('/') && !href?.startsWith('?'))) return
      event.preventDefault()
      return follow(href)
    }
    const id = rowClicked(target)
    if (id !== undefined) props.onOpen?.(id)
  }

  return (
    // It handles clicks on links, which the keyboard reaches, and on rows, which have a link or a button that does the same.
    <div
      role="presentation"
      ref={watchSideways}
      className={`list-frame list-${props.density}${props.onOpen ? ' list-opens' : ''}`}
      data-folds={folds || undefined}
      data-folds-sort={folded.some(({ sort }) => sort !== undefined) || undefined}
      onClick={onClick}
      onMouseDown={keepTextUnselected}
    >
      <div className="list-scroller" ref={scroller}>
        <table
          className={props.stale ? 'list-table list-stale' : 'list-table'}
          aria-label={props.title}
          aria-busy={rows === undefined || props.stale}
        >
          <ListHead
            columns={columns}
            sort={props.sort}
            dir={props.dir}
            onSort={props.onSort}
            expands={props.expand !== undefined}
            page={rows?.map((row) => row._id) ?? []}
            selection={selection}
            onSelect={onSelect}
            hasActions={actions.length > 0}
          />
          <tbody>
            {shown === undefined
              ? Array.from({ length: Math.min(props.size, 20) }, (_, index) => (
                  <SkeletonRow
                    key={index}
                    cells={columns.length + [selection, props.expand, actions.length > 0].filter(Boolean).length}
                  />
                ))
              : shown.map((row) => (
                  <ListRow
                    key={row._id}
                    row={row}
                    name={nameOf(row)}
                    changed={props.changed.has(row._id)}
                    columns={columns as readonly Column<Row>[]}
                    folded={folded as readonly Column<Row>[]}
                    detail={props.detail}
                    expand={props.expand}
                    selected={selection && isSelected(selection, row._id)}
                    onSelect={onSelect}
                    actions={actions}
                    onMenu={setMenu}
                  />
                ))}
          </tbody>
        </table>
      </div>
      <Suspense>{menu && <RowMenu key={menu.row._id} {...menu} onClose={closeMenu} onFollow={follow} />}</Suspense>
      {rows === undefined && <span className="visually-hidden">{m.common_loading()}</span>}
    </div>
  )
}

/** Elements that handle a click themselves: it does not open the row. */
const ownClick = 'button, input, label, select, textarea, summary, video, .list-check, .list-expanded'

/** The id of the row that a click opens: none while text is selected, or on a control. */
function rowClicked(target: Element): string | undefined {
  if (target.closest(ownClick) || !getSelection()?.isCollapsed) return undefined
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id
}

/** Keeps Shift-click on a checkbox from selecting the text in between. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey && event.target instanceof Element && event.target.closest('.list-check')) event.preventDefault()
}

function SkeletonRow({ cells }: { readonly cells: number }) {
  return (
    <tr className="list-skeleton" aria-hidden="true">
      {Array.from({ length: cells }, (_, index) => (
        <td key={index} aria-hidden="true">
          <span />
        </td>
      ))}
    </tr>
  )
}
