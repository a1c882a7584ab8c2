import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { SortDirection } from '../../shared/list.ts'
import { useFollow } from './list-address.ts'
import type { Column, Identified, RowAction } from './list-declaration.ts'
import { ListHead } from './list-head.tsx'
import type { Density } from './list-preferences.ts'
import { ListRow, type OpenMenu } from './list-row.tsx'
import { isSelected, type Selection } from './list-selection.ts'
import type LoadedRowMenu from './row-menu.tsx'

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
  readonly onSelect: (ids: readonly string[], on: boolean) => void
  readonly actions: readonly RowAction<Row>[]
}

// Loads antd's menu with it, which is not needed before there are rows.
const RowMenu = lazy(() => import('./row-menu.tsx')) as unknown as typeof LoadedRowMenu

/** More rows than fit in a window. */
const rowsAtOnce = 24

/**
 * The table: plain elements, because antd's Table takes too long to render a hundred rows on a slow machine. One menu
 * serves all rows.
 */
export function ListTable<Row extends Identified, S extends string>(props: Props<Row, S>) {
  const { columns, rows, selection, onSelect, actions, nameOf } = props
  const follow = useFollow()
  const [menu, setMenu] = useState<OpenMenu<Row>>()
  // A page of a hundred shows its first rows at once; those below the window follow when the browser is idle.
  const drawn = useDeferredValue(rows)
  const shown = drawn === rows ? rows : rows?.slice(0, rowsAtOnce)
  const closeMenu = useCallback(() => setMenu(undefined), [])

  // Links are plain elements too: one handler passes plain clicks to the router.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || link?.target || (!href?.startsWith('/') && !href?.startsWith('?'))) return
    event.preventDefault()
    follow(href)
  }

  return (
    // It only handles clicks of the links inside, which the keyboard reaches by itself.
    <div role="presentation" className={`list-scroller list-${props.density}`} onClick={onClick}>
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
      <Suspense>{menu && <RowMenu key={menu.row._id} {...menu} onClose={closeMenu} onFollow={follow} />}</Suspense>
      {rows === undefined && <span className="visually-hidden">{m.common_loading()}</span>}
    </div>
  )
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
