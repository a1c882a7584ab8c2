import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type { CalibrationQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { decideAgainDocument } from './calibration.documents.ts'
import { titleOf, verdictName } from './desk-texts.ts'

type Row = CalibrationQuery['cmsGetCalibration']['disagreements'][number]

interface Props {
  readonly rows: readonly Row[] | undefined
  readonly isError: boolean
}

/** Where a second moderator decided otherwise, each with a button that has it decided again. */
export function Disagreements({ rows, isError }: Props) {
  return (
    <section className="panel" aria-label={m.desk_calibration_disagreements()}>
      <h2>{m.desk_calibration_disagreements()}</h2>
      <SmallTable
        cards
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        isError={isError}
        empty={m.desk_calibration_no_disagreement()}
      />
    </section>
  )
}

const columns: readonly SmallColumn<Row>[] = [
  {
    title: m.desk_calibration_about,
    cell: ({ case: first }) => (
      <Link to="/reports/case/$id" params={{ id: first._id }}>
        {titleOf(first.lead)}
      </Link>
    ),
  },
  {
    title: m.desk_calibration_decided_by,
    cell: ({ decidedBy, decidedAt }) => (
      <>
        {decidedBy.fullName} <Moment at={decidedAt} />
      </>
    ),
  },
  {
    title: m.desk_calibration_answered_by,
    cell: ({ answeredBy, answeredAt }) => (
      <>
        {answeredBy.fullName} <Moment at={answeredAt} />
      </>
    ),
  },
  {
    title: m.desk_calibration_would,
    cell: ({ status, reason }) => (reason ? `${verdictName(status)}: ${reason}` : verdictName(status)),
  },
  { title: m.desk_decide_again, cell: (row) => <DecideAgain row={row} /> },
]

function DecideAgain({ row: { _id, againAt, case: first } }: { readonly row: Row }) {
  const again = useSubmission({
    send: async (_: object, options) => (await request(decideAgainDocument, { _id }, options)).cmsDecideAgain,
    onDone: () => {
      notices.success(m.desk_decide_again(), m.desk_decided_again())
      void recordsChanged('CASE')
    },
  })
  if (againAt)
    return (
      <>
        {m.desk_decided_again_at()} <Moment at={againAt} />
      </>
    )
  return (
    <Button
      size="small"
      loading={again.busy}
      aria-label={m.desk_decide_again_of({ title: titleOf(first.lead) })}
      onClick={() => void again.submit({})}
    >
      {m.desk_decide_again()}
    </Button>
  )
}
