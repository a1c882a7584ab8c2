import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { correctionList } from '../../correction.list.ts'
import { supportOperations } from '../../support.operations.ts'
import { CorrectionsScreen } from '../corrections-screen.tsx'

export const Route = createFileRoute('/_signed-in/support/corrections')({
  validateSearch: listSearch(correctionList),
  staticData: {
    operation: supportOperations.cmsListPointCorrections,
    breadcrumb: () => [{ label: m.support_title(), to: '/support' }, { label: m.support_corrections() }],
  },
  component: CorrectionsScreen,
})
