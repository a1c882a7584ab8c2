import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { verifyList } from '../../verify.list.ts'
import { verifyOperations } from '../../verify.operations.ts'
import { VerifiesScreen } from '../verifies-screen.tsx'

export const Route = createFileRoute('/_signed-in/verifies/user')({
  validateSearch: listSearch(verifyList, 'verify', 'creator'),
  staticData: {
    operation: verifyOperations.cmsGetVerifies,
    breadcrumb: () => [{ label: m.verifies_user_title() }, { label: m.common_list() }],
    decided: () => ['type'],
  },
  component: () => <VerifiesScreen type="USER" />,
})
