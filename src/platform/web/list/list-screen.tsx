import { ArrowUpOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { type FilterSpec, pageWithin } from '../../shared/list.ts'
import { exportLists } from '../../shared/permission.ts'
import { mayCall, type Operation } from '../../shared/operation.ts'
import { useViewer } from '../session/session.tsx'
import { recordsChanged } from '../requests/record-cache.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useFollow, useListAddress } from './list-address.ts'
import {
  type BulkAction,
  cacheKeyOf,
  type Identified,
  type ListDeclaration,
  type RowAction,
} from './list-declaration.ts'
import { ListEmpty, ListError } from './list-empty.tsx'
import { useListColumns } from './list-columns.ts'
import { ListExport } from './list-export.tsx'
import { filtersOf, initialFilters, isFiltered } from './list-filter-values.ts'
import { ListFilters } from './list-filters.tsx'
import { ListFooter } from './list-footer.tsx'
import { useListPreferences } from './list-preferences.ts'
import { useListPage } from './list-query.ts'
import { countSelected, nothingSelected } from './list-selection.ts'
import { ListTable } from './list-table.tsx'
import { totalText } from './list-total.ts'
import { ListView } from './list-view.tsx'
import { actionOfLetter, allowedActions, bulkActionOfLetter, shortcutsOf } from './row-actions.ts'
import { useLiveRows } from '../live/use-live-rows.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListSelection } from './use-list-selection.ts'
import { useNewRows } from './use-new-rows.ts'
import { type OpenDetail, useOpenDetail } from './use-open-detail.ts'
import { ListViews } from './views/list-views.tsx'
import './list.css'
import './list-table.css'
import './list-row.css'
import './list-cards.css'

interface Props<F extends Record<string, FilterSpec>, S extends string, Row extends Identified> {
  readonly list: ListDeclaration<F, S, Row>
  /** Filters fixed by the route; they are not shown in the filter bar. */
  readonly fixed?: { readonly [K in keyof F]?: string }
  /** Instead of the declaration's title. */
  readonly title?: string
  readonly rowActions?: readonly RowAction<Row>[]
  readonly bulkActions?: readonly BulkAction[]
  /** The record that the address names over the list: a `DetailDialog`. */
  readonly renderDetail?: (open: OpenDetail) => ReactNode
  /** Buttons next to the title. */
  readonly extra?: ReactNode
  /** Between the filters and the table. Receives whether rows are being loaded. */
  readonly above?: ReactNode | ((waiting: boolean) => ReactNode)
  /** Shown in place of the table for failures that other filters can fix; null for any other failure. */
  readonly failure?: (error: Error) => ReactNode
}

/**
 * A list screen from its declaration (see `ListDeclaration`). Filters, sort and page are in the address; columns and
 * density are saved per person. After a mutation, `recordsChanged(model)` refetches every list of that model.
 */
export function ListScreen<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  props: Props<F, S, Row>,
) {
  const { list, fixed = {}, title = list.title(), above } = props
  const { spec } = list
  const viewer = useViewer()
  const may = (operation: Operation | undefined) => operation === undefined || mayCall(viewer, operation)
  const root = useRef<HTMLElement>(null)
  const follow = useFollow()
  const address = useListAddress(spec, fixed)
  const { state, change } = address
  const preferences = useListPreferences(spec.name)
  const { page, total, stale, error, isOutdated, reload, prefetch } = useListPage(list, state)
  const changed = useLiveRows(list.model, page?.items, list.alsoModel)
  const filters = useMemo(() => filtersOf(spec, state), [spec, state])
  const named = useMemo(() => (page?.items ?? []).map((row) => ({ id: row._id, name: list.nameOf(row) })), [page, list])
  const filtersText = JSON.stringify(filters)
  const { selection, setSelection, select } = useListSelection(filtersText, named)
  const added = useNewRows(list, state, filtersText, page)
  const [running, setRunning] = useState<BulkAction>()
  const detail = useOpenDetail(list, state, page)
  const sort = useCallback((type: S, dir: 'ASC' | 'DESC') => change({ sort: type, dir, page: 1 }), [change])

  // A page past the end (an old link, or deleted rows) becomes the last one.
  const last = total === undefined ? state.page : pageWithin(state.page, state.size, total)
  useEffect(() => {
    if (last !== state.page) change({ page: last }, { replace: true })
  }, [last, state.page, change])

  const { columns, shows, show } = useListColumns(list.columns, address, preferences)
  const bulkActions = props.bulkActions?.filter((action) => may(action.operation)) ?? []
  const rowActions = useMemo(() => allowedActions(props.rowActions ?? [], viewer), [props.rowActions, viewer])
  const rowOf = (id: string | undefined) => page?.items.find(({ _id }) => _id === id)
  const opening = (row: Row) => rowActions.find(({ opens, shown }) => opens && (shown?.(row) ?? true))
  const start = (action: RowAction<Row>, row: Row) => (action.href ? follow(action.href(row)) : action.run?.(row))
  const open = (id: string) => {
    const row = rowOf(id)
    if (list.detail !== undefined) follow(`?${list.detail}=${id}`)
    else {
      const action = row && opening(row)
      if (action) start(action, row)
    }
  }
  const opens = list.detail !== undefined || rowActions.some(({ opens }) => opens)
  useListKeys({
    root,
    letters: shortcutsOf(rowActions),
    open: opens ? open : undefined,
    act(letter, id) {
      if (countSelected(selection) > 0) {
        const action = bulkActionOfLetter(bulkActions, rowActions, letter, page?.items ?? [], selection)
        if (action) return setRunning(action)
      }
      const row = rowOf(id)
      const action = row && actionOfLetter(rowActions, letter, row)
      if (action) start(action, row)
    },
    clear: countSelected(selection) > 0 ? () => setSelection(nothingSelected) : undefined,
    opened: detail?.id,
    place: state,
  })

  const showNew = () => {
    change({ page: 1 })
    void recordsChanged(cacheKeyOf(list))
  }
  const failure = error && props.failure?.(error)
  if (error && !failure) return <ListError />
  return (
    <section className="list" ref={root} aria-label={title}>
      <header className="list-header">
        <h1>{title}</h1>
        <div className="list-tools">
          {list.exports && may(list.operation) && exportLists.allows(viewer) && (
            <ListExport spec={spec} filters={filters} state={state} columns={columns} also={list.exportsToo} />
          )}
          <ListView columns={list.columns} preferences={preferences} shows={shows} onShow={show} />
          {props.extra}
        </div>
      </header>
      <ListFilters
        list={list}
        state={state}
        fixed={fixed}
        change={change}
        views={
          (list.views ?? list.exports) && (
            <ListViews
              list={list}
              state={state}
              fixed={fixed}
              place={address}
              columns={columns.filter((column) => !column.screenOnly).map((column) => column.key)}
              preferences={preferences}
            />
          )
        }
      />
      {typeof above === 'function' ? above(!error && (page === undefined || stale)) : above}
      <div className="list-new">
        {isOutdated ? (
          <Button shape="round" size="small" icon={<ReloadOutlined aria-hidden />} onClick={() => void reload()}>
            {m.list_outdated()}
          </Button>
        ) : (
          added > 0 && (
            <Button type="primary" shape="round" size="small" icon={<ArrowUpOutlined aria-hidden />} onClick={showNew}>
              {m.list_new({ count: added })}
            </Button>
          )
        )}
      </div>
      {failure || (
        <ListTable
          title={title}
          columns={columns}
          nameOf={list.nameOf}
          detail={list.detail}
          expand={list.expand}
          rows={page?.items}
          changed={changed}
          stale={stale}
          size={state.size}
          sort={state.sort}
          dir={state.dir}
          onSort={sort}
          density={preferences.density}
          selection={bulkActions.length > 0 ? selection : undefined}
          onSelect={select}
          onOpen={opens ? open : undefined}
          actions={rowActions}
        />
      )}
      {total === 0 && (
        <ListEmpty
          filtered={isFiltered(spec, state, fixed)}
          text={list.empty?.()}
          onClear={() => change(initialFilters(spec.filters))}
        />
      )}
      {page?.counter !== undefined && (
        <ListFooter state={state} sizes={spec.pageSizes} total={page.counter} change={change} onApproach={prefetch} />
      )}
      {bulkActions.length > 0 && (
        <BulkBar
          actions={bulkActions}
          running={running}
          onRun={setRunning}
          selection={selection}
          onSelect={setSelection}
          page={named}
          total={total ?? 0}
          list={spec.name}
          filters={filters}
          cacheKey={cacheKeyOf(list)}
        />
      )}
      {detail && <Suspense>{props.renderDetail?.(detail)}</Suspense>}
      <p className="visually-hidden" role="status">
        {isOutdated && `${m.list_outdated()} `}
        {added > 0 && `${m.list_new({ count: added })} `}
        {changed.size > 0 && `${m.list_changed_elsewhere({ count: changed.size })} `}
        {error
          ? ''
          : page === undefined
            ? m.common_loading()
            : total === undefined
              ? ''
              : m.list_total({ count: totalText(total) })}
      </p>
    </section>
  )
}
