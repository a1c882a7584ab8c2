import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { groupList } from '../../group.list.ts'
import { groupOperations } from '../../group.operations.ts'
import { GroupsScreen } from '../groups-screen.tsx'

export const Route = createFileRoute('/_signed-in/groups')({
  validateSearch: listSearch(groupList, 'group', 'creator'),
  staticData: {
    operation: groupOperations.getCmsGroups,
    breadcrumb: () => [{ label: m.groups_title() }, { label: m.common_list() }],
  },
  component: GroupsScreen,
})
