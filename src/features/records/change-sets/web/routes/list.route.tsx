import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { changeSetList } from '../../change-set.list.ts'
import { changeSetOperations } from '../../change-set.operations.ts'
import { ChangeSetsScreen } from '../change-sets-screen.tsx'

export const Route = createFileRoute('/_signed-in/promotions/changes')({
  validateSearch: listSearch(changeSetList, 'set'),
  staticData: {
    operation: changeSetOperations.cmsChangeSets,
    breadcrumb: () => [{ label: m.change_sets_title() }, { label: m.common_list() }],
  },
  component: ChangeSetsScreen,
})
