import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { supportOperations } from '../../support.operations.ts'
import { MemberScreen } from '../member-screen.tsx'

export const Route = createFileRoute('/_signed-in/support/$id')({
  staticData: {
    operation: supportOperations.cmsMemberPoints,
    breadcrumb: () => [{ label: m.support_title(), to: '/support' }, { label: m.support_page() }],
  },
  component: Member,
})

function Member() {
  const { id } = Route.useParams()
  return <MemberScreen key={id} id={id} />
}
