import { Pagination } from 'antd'
import type { DetailReportsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { historyPageSize } from '../report.values.ts'
import { reasonName } from './report-texts.ts'
import './reports.css'

type Report = DetailReportsQuery['cmsGetDetailReports']['items'][number]

const reportColumns: readonly SmallColumn<Report>[] = [
  { title: m.reports_message, cell: ({ message }) => message || m.reports_no_message() },
  { title: m.common_type, cell: ({ postReportType }) => reasonName(postReportType) },
  {
    title: m.reports_creator,
    cell: ({ creator }) => (creator ? <PersonLink person={creator} /> : m.term_status_by_nobody()),
  },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

interface Props {
  /** Undefined until they are loaded. */
  readonly rows: readonly Report[] | undefined
  readonly isError: boolean
  /** The record is the viewer's own: nobody is told who reported them. */
  readonly withheld?: boolean
}

/** Reports of one record. */
export function ReportTable({ withheld = false, ...props }: Props) {
  const empty = withheld ? m.reports_withheld() : m.reports_text_none()
  return <SmallTable cards columns={reportColumns} rowKey={({ _id }) => _id} empty={empty} {...props} />
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
