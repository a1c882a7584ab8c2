import { EditOutlined } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import { Pagination } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { TrustedPointRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useFollow, useListAddress } from '../../../../platform/web/list/list-address.ts'
import { editAction } from '../../../../platform/web/list/edit-action.tsx'
import {
  type Column,
  declareList,
  type ListStateOf,
  type RowAction,
} from '../../../../platform/web/list/list-declaration.ts'
import { useListColumns } from '../../../../platform/web/list/list-columns.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { ListExport } from '../../../../platform/web/list/list-export.tsx'
import { ListFilters } from '../../../../platform/web/list/list-filters.tsx'
import { type Density, useListPreferences } from '../../../../platform/web/list/list-preferences.ts'
import { useListPage } from '../../../../platform/web/list/list-query.ts'
import { ListTable } from '../../../../platform/web/list/list-table.tsx'
import { ListView } from '../../../../platform/web/list/list-view.tsx'
import { shortcutsOf } from '../../../../platform/web/list/row-actions.ts'
import { useListKeys } from '../../../../platform/web/list/use-list-keys.ts'
import { useOpenRow } from '../../../../platform/web/list/use-open-row.ts'
import { ListViews } from '../../../../platform/web/list/views/list-views.tsx'
import { useLiveRows } from '../../../../platform/web/live/use-live-rows.ts'
import '../../../../platform/web/list/list.css'
import '../../../../platform/web/list/list-cards.css'
import '../../../../platform/web/list/list-table.css'
import '../../../../platform/web/list/list-row.css'
import { trustedPointList } from '../trusted-point.list.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { numbersOf, type RuleNumber, ruleNumbers, type RuleType, ruleTypes } from '../trusted-point.values.ts'
import { numberLabels, pointActionName, typeName } from './trusted-point-words.ts'
import { trustedPointsDocument } from './trusted-point.documents.ts'
import './trusted-points.css'

const RuleDialog = lazyPart(() => import('./rule-dialog.tsx'))
const ReferralDialog = lazyPart(() => import('./referral-dialog.tsx'))

type Row = TrustedPointRowFragment
const model = 'TRUSTED_POINT_CONFIG'
/** The search parameter that opens a rule. */
const ruleDetail = 'rule'
const pageSize = 100

const common: readonly Column<Row, 'CREATED_AT'>[] = [
  { key: 'description', title: m.trusted_points_description, kind: 'text', opens: true },
  {
    key: 'actionType',
    title: m.trusted_points_action_type,
    cell: ({ actionType }) => actionType && pointActionName(actionType),
  },
  { key: 'points', title: m.trusted_points_points, kind: 'number' },
]
const numberColumn = (key: RuleNumber): Column<Row, 'CREATED_AT'> => ({ key, title: numberLabels[key], kind: 'number' })
const columnsOf = (type: RuleType) => [
  ...common,
  ...numbersOf[type].map(numberColumn),
  { key: 'createdAt', title: m.common_created_at, kind: 'moment' } as const,
]

async function load({ q }: Partial<ListStateOf<typeof trustedPointList>>, signal?: AbortSignal) {
  const items = (await request(trustedPointsDocument, { q }, { signal })).getTrustedPointConfigs
  return { counter: items.length, items }
}

const listing = declareList({
  spec: trustedPointList,
  operation: trustedPointOperations.getTrustedPointConfigs,
  load,
  title: m.trusted_points_title,
  model,
  exports: true,
  nameOf: (row) => row.description,
  filters: { q: { label: m.trusted_points_search } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    ...common,
    ...ruleNumbers.map(numberColumn),
    { key: 'createdAt', title: m.common_created_at, kind: 'moment' },
  ],
})

/** Finds a rule that the search leaves out. */
const everyRule = declareList({ ...listing, load: (_: unknown, signal?: AbortSignal) => load({}, signal) })

/** `/trusted-points`: the rules of each type, one table below the other. */
export function TrustedPointsScreen() {
  const address = useListAddress(trustedPointList, undefined)
  const { state, change } = address
  const preferences = useListPreferences(trustedPointList.name)
  const { columns, shows, show } = useListColumns(listing.columns, address, preferences)
  const { page, stale, error } = useListPage(listing, state)
  const changed = useLiveRows(model, page?.items)
  const follow = useFollow()
  const { row: opened, fault, close } = useOpenRow(everyRule, ruleDetail)
  const [editsRanges, setEditsRanges] = useState(false)
  const root = useRef<HTMLElement>(null)
  useListKeys({
    root,
    letters: shortcutsOf(actions),
    open: (id) => follow(`?${ruleDetail}=${id}`),
    act: (_, id) => id !== undefined && follow(`?${ruleDetail}=${id}`),
    clear: undefined,
    opened: opened?._id,
    place: state,
  })
  if (error) return <ListError />
  return (
    <section className="list trusted-points" ref={root} aria-label={m.trusted_points_title()}>
      <header className="list-header">
        <h1>{m.trusted_points_title()}</h1>
        <div className="list-tools">
          <Link to="/trusted-points/try">{m.trusted_points_try()}</Link>
          <ListExport
            spec={trustedPointList}
            filters={state.q === undefined ? {} : { q: state.q }}
            state={state}
            columns={[{ key: 'type', title: m.common_type, cell: () => null }, ...columns]}
          />
          <ListView columns={listing.columns} preferences={preferences} shows={shows} onShow={show} />
        </div>
      </header>
      <ListFilters
        list={listing}
        state={state}
        fixed={{}}
        change={change}
        views={
          <ListViews
            list={listing}
            state={state}
            fixed={{}}
            place={address}
            columns={columns.map(({ key }) => key)}
            preferences={preferences}
          />
        }
      />
      {ruleTypes.map((type) => (
        <RulesOfType
          key={type}
          type={type}
          rows={page?.items.filter((row) => row.type === type)}
          changed={changed}
          stale={stale}
          shows={shows}
          density={preferences.density}
          button={
            type === 'REFERRAL' && (
              <ActionButton
                icon={<EditOutlined aria-hidden />}
                operation={trustedPointOperations.cmsSaveReferralConfigs}
                onClick={() => setEditsRanges(true)}
              >
                {m.trusted_points_ranges_edit()}
              </ActionButton>
            )
          }
        />
      ))}
      <Suspense>
        {opened && <RuleDialog key={opened._id} rule={opened} onClose={close} />}
        {editsRanges && <ReferralDialog onClose={() => setEditsRanges(false)} />}
      </Suspense>
      <DialogFault error={fault} onClose={close} />
    </section>
  )
}

const actions: readonly RowAction<Row>[] = [
  editAction(trustedPointOperations.updateTrustedPointConfig, { href: ({ _id }) => `?${ruleDetail}=${_id}` }),
]

interface SectionProps {
  readonly type: RuleType
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined
  readonly changed: ReadonlySet<string>
  readonly stale: boolean
  /** Whether the person, or the open view, shows a column. */
  readonly shows: (column: Column<Row, 'CREATED_AT'>) => boolean
  readonly density: Density
  readonly button: ReactNode
}

/** One section of the accordion. */
function RulesOfType({ type, rows, changed, stale, shows, density, button }: SectionProps) {
  const [page, setPage] = useState(1)
  const follow = useFollow()
  const count = rows?.length ?? 0
  const from = Math.min(page - 1, Math.max(0, Math.ceil(count / pageSize) - 1)) * pageSize
  return (
    <details open className="trusted-points-type">
      <summary>
        <h2>{typeName(type)}</h2>
        <span className="list-total">{rows && m.list_total({ count: formatNumber(count) })}</span>
      </summary>
      {button}
      <ListTable
        title={typeName(type)}
        columns={columnsOf(type).filter(shows)}
        nameOf={listing.nameOf}
        detail={ruleDetail}
        expand={undefined}
        rows={rows?.slice(from, from + pageSize)}
        changed={changed}
        stale={stale}
        size={3}
        sort={undefined}
        dir={undefined}
        onSort={() => undefined}
        density={density}
        selection={undefined}
        onSelect={() => undefined}
        onOpen={(id) => follow(`?${ruleDetail}=${id}`)}
        actions={actions}
      />
      {rows && count === 0 && <p className="trusted-points-none">{m.list_empty_filtered()}</p>}
      {count > pageSize && (
        <Pagination
          current={from / pageSize + 1}
          pageSize={pageSize}
          total={count}
          onChange={setPage}
          showSizeChanger={false}
        />
      )}
    </details>
  )
}
