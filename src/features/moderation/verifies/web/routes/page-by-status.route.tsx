import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { verifyList } from '../../verify.list.ts'
import { verifyOperations } from '../../verify.operations.ts'
import { statusOfAddress } from '../../verify.values.ts'
import { VerifiesScreen } from '../verifies-screen.tsx'

/** `$status` is a status in upper or lower case; anything else is not found. */
export const Route = createFileRoute('/_signed-in/verifies/page/$status')({
  validateSearch: listSearch(verifyList, 'verify', 'creator'),
  beforeLoad: ({ params }) => {
    if (statusOfAddress(params.status) === undefined) throw notFound()
  },
  staticData: {
    operation: verifyOperations.cmsGetVerifies,
    breadcrumb: () => [{ label: m.verifies_page_title(), to: '/verifies/page' }, { label: m.common_list() }],
    decided: () => ['type', 'status'],
  },
  component: PageVerifiesOfStatus,
})

function PageVerifiesOfStatus() {
  const status = statusOfAddress(Route.useParams().status)
  return status && <VerifiesScreen key={status} type="PAGE" status={status} />
}
