import type { MemberReportedQuery, MemberReportsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { SmallColumn } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { MemberSection } from '../../../people/support/web/public.ts'
import { memberReportedDocument, memberReportsDocument } from './member-reports.documents.ts'
import { reasonName, reportedName } from './report-texts.ts'

type Report = MemberReportsQuery['cmsMemberReports']['items'][number]
type Reported = MemberReportedQuery['cmsMemberReported']['items'][number]

/** What a member reported, and what was reported of theirs, on the page of support: never by whom. */
export default function MemberReports({ userId }: { readonly userId: string }) {
  return (
    <>
      <MemberSection
        title={m.reports_of_members_own()}
        userId={userId}
        name="reported"
        load={async (after, signal) =>
          (await request(memberReportedDocument, { userId, after }, { signal })).cmsMemberReported
        }
        columns={reportedColumns}
        empty={m.reports_of_members_own_none()}
      />
      <MemberSection
        title={m.reports_by_member()}
        userId={userId}
        name="reports"
        load={async (after, signal) =>
          (await request(memberReportsDocument, { userId, after }, { signal })).cmsMemberReports
        }
        columns={reportColumns}
        empty={m.reports_by_member_none()}
      />
    </>
  )
}

const outcomes: Readonly<Record<Report['outcome'], () => string>> = {
  WAITING: m.reports_outcome_waiting,
  ACTED: m.reports_outcome_acted,
  NO_VIOLATION: m.reports_outcome_no_violation,
}

const reportedColumns: readonly SmallColumn<Reported>[] = [
  {
    title: m.reports_reported_record,
    cell: ({ model, _id }) => (
      <>
        {reportedName(model)} <CopyId id={_id} />
      </>
    ),
  },
  { title: m.reports_number, cell: ({ reports }) => reports, number: true },
  { title: m.reports_outcome, cell: ({ outcome }) => outcomes[outcome]() },
  { title: m.reports_last, cell: ({ lastReportAt }) => <Moment at={lastReportAt} /> },
]

const reportColumns: readonly SmallColumn<Report>[] = [
  { title: m.reports_reported_record, cell: ({ model }) => reportedName(model) },
  { title: m.common_reason, cell: ({ reason }) => reasonName(reason) },
  { title: m.reports_outcome, cell: ({ outcome }) => outcomes[outcome]() },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]
