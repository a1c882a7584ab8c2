import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { badgeList } from '../../badge.list.ts'
import { badgeOperations } from '../../badge.operations.ts'
import { BadgesScreen } from '../badges-screen.tsx'

export const Route = createFileRoute('/_signed-in/badges')({
  validateSearch: listSearch(badgeList, 'badge'),
  staticData: {
    // The list itself is also read by those who give badges to people.
    operation: badgeOperations.getBadge,
    breadcrumb: () => [{ label: m.badges_title() }, { label: m.common_list() }],
  },
  component: BadgesScreen,
})
