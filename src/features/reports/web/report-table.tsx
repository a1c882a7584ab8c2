import { Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { DetailReportsQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { Moment } from '../../../platform/web/list/cells.tsx'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { PersonLink } from '../../posts/web/public.ts'
import { historyPageSize } from '../report.values.ts'
import { reasonName } from './report-texts.ts'
import './reports.css'

type Report = DetailReportsQuery['cmsGetDetailReports']['items'][number]

export interface SmallColumn<Row> {
  readonly title: () => string
  readonly cell: (row: Row) => ReactNode
}

interface Props<Row> {
  readonly columns: readonly SmallColumn<Row>[]
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined
  readonly isError: boolean
  readonly empty: string
}

/** A small table in a dialog: cards under one another on a phone. */
export function SmallTable<Row extends { readonly _id: string }>({ columns, rows, isError, empty }: Props<Row>) {
  if (isError) return <ListError />
  if (rows === undefined) return <Skeleton active paragraph={{ rows: 4 }} title={false} />
  if (rows.length === 0) return <p className="reports-none">{empty}</p>
  return (
    <table className="reports-table">
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title()} scope="col">
              {title()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            {columns.map(({ title, cell }) => (
              <td key={title()} data-label={title()}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const reportColumns: readonly SmallColumn<Report>[] = [
  { title: m.reports_message, cell: ({ message }) => message || m.reports_no_message() },
  { title: m.common_type, cell: ({ postReportType }) => reasonName(postReportType) },
  { title: m.reports_creator, cell: ({ creator }) => <PersonLink person={creator} /> },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

/** Reports of one record. */
export function ReportTable(props: Pick<Props<Report>, 'rows' | 'isError'>) {
  return <SmallTable columns={reportColumns} {...props} empty={m.reports_text_none()} />
}

interface PagesProps {
  readonly label: string
  readonly page: number
  readonly total: number | undefined
  readonly onChange: (page: number) => void
}

/** The pages under one of the lists of a history. */
export function HistoryPages({ label, page, total = 0, onChange }: PagesProps) {
  if (total <= historyPageSize) return null
  return (
    <nav className="reports-pages" aria-label={label}>
      <Pagination
        size="small"
        current={page}
        pageSize={historyPageSize}
        total={total}
        showSizeChanger={false}
        onChange={onChange}
      />
    </nav>
  )
}
