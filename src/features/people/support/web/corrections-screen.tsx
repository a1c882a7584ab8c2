import { Link } from '@tanstack/react-router'
import type { CorrectionFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { correctionList } from '../correction.list.ts'
import { supportOperations } from '../support.operations.ts'
import { correctionModel } from './correction-model.ts'
import { correctionName } from './correction-name.ts'
import { statusName } from './correction-words.ts'
import { signed } from './member-points.tsx'
import { correctionsDocument } from './support.documents.ts'
import { useDeciding } from './use-deciding.tsx'

const load = loadPage(correctionList, correctionsDocument)

function Member({ user }: Pick<CorrectionFragment, 'user'>) {
  return (
    <Link className="creator" to="/support/$id" params={{ id: user._id }}>
      <Face person={user} size={28} />
      {user.fullName}
    </Link>
  )
}

const listing = declareList({
  spec: correctionList,
  operation: supportOperations.cmsListPointCorrections,
  load,
  title: m.support_corrections,
  model: correctionModel,
  exports: true,
  nameOf: ({ user }) => user.fullName,
  filters: { status: { label: m.common_status, nameOf: statusName } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'user', title: m.support_member, cell: ({ user }) => <Member user={user} /> },
    { key: 'amount', title: m.support_points, align: 'end', cell: ({ amount }) => signed(amount) },
    { key: 'kind', title: m.support_kind, screenOnly: true, cell: correctionName },
    { key: 'reason', title: m.common_reason, kind: 'text' },
    { key: 'askedBy', title: m.support_asked_by, cell: ({ askedBy }) => askedBy.fullName },
    { key: 'status', title: m.common_status, cell: ({ status }) => statusName(status) },
    { key: 'decidedBy', title: m.support_decided_by, cell: ({ decidedBy }) => decidedBy?.fullName, hidden: true },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT' },
  ],
})

/** `/support/corrections`: what waits for a second person, and what was given and taken by hand. */
export function CorrectionsScreen() {
  const { actions, dialog } = useDeciding()
  return (
    <>
      <ListScreen list={listing} rowActions={actions} />
      {dialog}
    </>
  )
}
