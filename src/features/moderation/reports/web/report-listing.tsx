import { m } from '../../../../generated/messages/messages.js'
import { type SortDirection, wireFilters } from '../../../../platform/shared/list.ts'
import {
  type Column,
  declareList,
  type FilterControl,
  type ListDeclaration,
} from '../../../../platform/web/list/list-declaration.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { reportLists, type ReportListSpec, type ReportSort } from '../report.list.ts'
import { reportListOperations } from '../report.operations.ts'
import type { ReportedRow } from './reported-row.ts'
import { HandledSwitch } from './handled-switch.tsx'
import { reportsTitle } from './report-texts.ts'

export type ReportColumn<Row> = Column<Row, ReportSort>
export type ReportListing<Row extends ReportedRow> = ListDeclaration<ReportListSpec['filters'], ReportSort, Row>

/** The search parameters of the dialogs over a report list. */
export const recordDetail = 'record'
export const historyDetail = 'history'
/** Not `status`, which is no filter here: that is `termStatus`. */
export const statusDetail = 'changeStatus'

/** The variables that all the queries have. The queries of posts and comments take the order as two arguments. */
interface Asked {
  readonly limit: number
  readonly offset: number
  readonly filter: Readonly<Record<string, never>>
  readonly sort: { readonly type: ReportSort; readonly dir: SortDirection }
}

/** Loads one page of a list. The type of its rows is inferred from it. */
export type LoadReports<Row> = (
  asked: Asked,
  options: { readonly signal?: AbortSignal | undefined },
) => Promise<{ readonly total: number; readonly items: readonly Row[] }>

/** One kind of reported records, as its list shows them. */
export interface DeclaredReports<Row> {
  readonly nameOf: (row: Row) => string
  /** The controls of filters that only this kind has. */
  readonly filters?: Readonly<Record<string, FilterControl>>
  /** The columns of the specification in its order, then those that all kinds have; those of `reportColumns` by their names. */
  readonly columns: readonly (ReportColumn<Row> | keyof typeof reportColumns)[]
}

const statusColumn: ReportColumn<ReportedRow> = {
  key: 'termStatus',
  title: m.common_status,
  cell: (row) =>
    row.isOwn ? (
      <StatusMark status={row.termStatus} until={row.reason[0]?.until} />
    ) : (
      <a
        className="cell-button"
        href={`?${statusDetail}=${row._id}`}
        aria-label={m.reports_change_status_from({ status: statusName(row.termStatus) })}
      >
        <StatusMark status={row.termStatus} until={row.reason[0]?.until} />
      </a>
    ),
}

/** The columns that several kinds have. */
const reportColumns = {
  _id: { key: '_id', title: m.common_id, kind: 'id' },
  termStatus: statusColumn,
  totalReports: {
    key: 'totalReports',
    title: m.reports_total,
    sort: 'TOTAL_REPORTS',
    sortFirst: 'DESC',
    align: 'end',
    cell: (row) => (
      <a className="reports-total" href={`?${historyDetail}=${row._id}`} title={m.reports_history()}>
        {row.totalReports}
      </a>
    ),
  },
  lastReportAt: {
    key: 'lastReportAt',
    title: m.reports_last_report_at,
    kind: 'moment',
    sort: 'LAST_REPORT_AT',
    sortFirst: 'DESC',
  },
  createdAt: { key: 'createdAt', title: m.common_created_at, kind: 'moment' },
  reason: {
    key: 'reason',
    title: m.common_reason,
    cell: (row) => <span className="reports-reason">{row.reason[0]?.reason}</span>,
  },
} as const satisfies Record<string, ReportColumn<ReportedRow>>

/** Declares the report list of one kind of records. */
export function reportListing<Row extends ReportedRow>(
  model: TermModel,
  load: LoadReports<Row>,
  { nameOf, filters = {}, columns }: DeclaredReports<Row>,
): ReportListing<Row> {
  const spec: ReportListSpec = reportLists[model]
  const named = columns.map((column) =>
    typeof column === 'string' ? (reportColumns[column] as unknown as ReportColumn<Row>) : column,
  )
  const shown = new Set(named.map(({ key }) => key))
  const others = Object.values(reportColumns).filter(({ key }) => !shown.has(key))
  return declareList<ReportListSpec['filters'], ReportSort, Row>({
    spec,
    operation: reportListOperations[model],
    async load(state, signal) {
      const { page, size, sort, dir } = state as unknown as {
        page: number
        size: number
        sort: ReportSort
        dir: SortDirection
      }
      const filter = wireFilters(spec, state) as Asked['filter']
      const { total, items } = await load({ limit: size, offset: page, filter, sort: { type: sort, dir } }, { signal })
      return { counter: total, items }
    },
    title: () => reportsTitle(model),
    nameOf,
    detail: recordDetail,
    model,
    alsoModel: 'REPORT',
    exports: true,
    filters: {
      ...filters,
      termStatus: { label: m.common_status, nameOf: statusName },
      handle: { label: m.reports_handled },
    },
    sorts: { LAST_REPORT_AT: m.reports_last_report_at, TOTAL_REPORTS: m.reports_total },
    columns: [
      ...named,
      {
        key: 'isAdminReport',
        title: m.reports_handled,
        cell: (row) => <HandledSwitch model={model} row={row} name={nameOf(row)} />,
      },
      ...others.map((column) => ({ ...column, hidden: true }) as unknown as ReportColumn<Row>),
    ],
  })
}
