import { createFileRoute } from '@tanstack/react-router'
import { copySearch } from '../../../../../platform/web/records/copy-search.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { eventOperations } from '../../event.operations.ts'
import { CreateEventScreen } from '../create-event-screen.tsx'

export const Route = createFileRoute('/_signed-in/event/create')({
  validateSearch: copySearch,
  staticData: {
    operation: eventOperations.createEvent,
    breadcrumb: () => [{ label: m.events_title(), to: '/events' }, { label: m.common_create() }],
  },
  component: CreateScreen,
})

function CreateScreen() {
  const { copyOf } = Route.useSearch()
  return <CreateEventScreen key={copyOf} copyOf={copyOf} />
}
