import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { eventOperations } from '../../event.operations.ts'
import { EditEventScreen } from '../edit-event-screen.tsx'

export const Route = createFileRoute('/_signed-in/event/edit/$id')({
  staticData: {
    operation: eventOperations.updateEvent,
    breadcrumb: () => [{ label: m.events_title(), to: '/events' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return <EditEventScreen key={id} id={id} />
}
