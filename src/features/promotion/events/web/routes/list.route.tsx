import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { eventList } from '../../event.list.ts'
import { eventOperations } from '../../event.operations.ts'
import { EventsScreen } from '../events-screen.tsx'

export const Route = createFileRoute('/_signed-in/events')({
  validateSearch: listSearch(eventList, 'event'),
  staticData: {
    operation: eventOperations.cmsListEvent,
    breadcrumb: () => [{ label: m.events_title() }, { label: m.common_list() }],
  },
  component: EventsScreen,
})
