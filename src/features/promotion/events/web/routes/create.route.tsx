import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { eventOperations } from '../../event.operations.ts'
import { CreateEventScreen } from '../create-event-screen.tsx'

export const Route = createFileRoute('/_signed-in/event/create')({
  staticData: {
    operation: eventOperations.createEvent,
    breadcrumb: () => [{ label: m.events_title(), to: '/events' }, { label: m.common_create() }],
  },
  component: CreateEventScreen,
})
