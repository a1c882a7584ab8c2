import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BlockedDetailsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { blockedDetailsDocument, detailReportsDocument, reportsOfTargetDocument } from './report.documents.ts'
import { HistoryPages, ReportTable } from './report-table.tsx'

interface Props {
  readonly model: TermModel
  readonly id: string
}

interface NewestProps extends Props {
  /** If absent, as many as the server returns by default. */
  readonly limit?: number
}

/** The newest reports of a record. */
export function NewestReports({ model, id, limit }: NewestProps) {
  const { data, isError } = useQuery({
    queryKey: [model, 'reports', id, limit],
    queryFn: async ({ signal }) =>
      (await request(reportsOfTargetDocument, { targetId: id, type: model, limit }, { signal }))
        .cmsListReportByTargetId,
  })
  return (
    <section className="reports-of">
      <h3>{m.reports_of_record()}</h3>
      <ReportTable rows={data} isError={isError} />
    </section>
  )
}

/** The reports of a record, five a page. */
export function ReportsOf({ model, id }: Props) {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    queryKey: [model, 'detail reports', id, page],
    queryFn: async ({ signal }) =>
      (await request(detailReportsDocument, { id, forModel: model, page }, { signal })).cmsGetDetailReports,
    placeholderData: keepPreviousData,
  })
  const withheld = data !== undefined && data.total > 0 && data.items.length === 0
  return (
    <section className="reports-of" aria-label={m.reports_of_people()}>
      <h3>{m.reports_of_people()}</h3>
      <ReportTable rows={data?.items} isError={isError} withheld={withheld} />
      {!withheld && <HistoryPages label={m.reports_of_people()} page={page} total={data?.total} onChange={setPage} />}
    </section>
  )
}

type Decision = BlockedDetailsQuery['cmsGetBlockedDetailList']['items'][number]

const decisionColumns: readonly SmallColumn<Decision>[] = [
  {
    title: m.common_reason,
    cell: ({ reason, undoes }) => (undoes ? m.reports_undone() : reason || m.reports_no_reason()),
  },
  { title: m.common_status, cell: ({ status }) => <StatusMark status={status} /> },
  { title: m.reports_decided_by, cell: ({ creator }) => creator && <PersonLink person={creator} /> },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

/** The decisions of staff about a record, five a page. */
export function DecisionsOf({ model, id, title = m.reports_decisions() }: Props & { readonly title?: string }) {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    queryKey: [model, 'blocked details', id, page],
    queryFn: async ({ signal }) =>
      (await request(blockedDetailsDocument, { id, forModel: model, page }, { signal })).cmsGetBlockedDetailList,
    placeholderData: keepPreviousData,
  })
  return (
    <section className="reports-of" aria-label={title}>
      <h3>{title}</h3>
      <SmallTable
        cards
        columns={decisionColumns}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        isError={isError}
        empty={m.reports_no_decision()}
      />
      <HistoryPages label={title} page={page} total={data?.total} onChange={setPage} />
    </section>
  )
}
