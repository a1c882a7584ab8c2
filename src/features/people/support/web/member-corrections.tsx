import { Button } from 'antd'
import type { CorrectionFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import type { SmallColumn } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { correctionName } from './correction-name.ts'
import { statusName } from './correction-words.ts'
import { signed } from './member-points.tsx'
import { MemberSection } from './member-section.tsx'
import { memberCorrectionsDocument } from './support.documents.ts'
import { useDeciding } from './use-deciding.tsx'

/** What was given to a member by hand, taken or given back, and what waits. */
export function MemberCorrections({ userId }: { readonly userId: string }) {
  const { actions, dialog } = useDeciding()
  return (
    <>
      <MemberSection
        title={m.support_corrections_of()}
        userId={userId}
        name="corrections"
        load={async (after, signal) =>
          (await request(memberCorrectionsDocument, { userId, after }, { signal })).cmsMemberPointCorrections
        }
        columns={columnsOf(actions)}
        empty={m.support_corrections_none()}
      />
      {dialog}
    </>
  )
}

const columnsOf = (actions: ReturnType<typeof useDeciding>['actions']): readonly SmallColumn<CorrectionFragment>[] => [
  {
    title: m.support_kind,
    cell: (row) => (
      <span className="support-note">
        {correctionName(row)}: {row.reason}
      </span>
    ),
  },
  { title: m.support_points, cell: ({ amount }) => signed(amount), number: true },
  {
    title: m.common_status,
    cell: (row) => (
      <>
        {statusName(row.status)}
        {row.decisionReason && <div className="support-note">{row.decisionReason}</div>}
        <div className="support-actions">
          {actions
            .filter(({ shown }) => shown!(row))
            .map(({ key, label, danger = false, run }) => (
              <Button key={key} size="small" danger={danger} onClick={() => run!(row)}>
                {label(row)}
              </Button>
            ))}
        </div>
      </>
    ),
  },
  { title: m.support_asked_by, cell: ({ askedBy }) => askedBy.fullName },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]
