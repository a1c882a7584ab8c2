import { PlusOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { mayCall } from '../../../../platform/shared/operation.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { copyAction, editAction } from '../../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { eventOperations } from '../event.operations.ts'
import { eventListing, type EventRow } from './event-listing.tsx'
import { eventWords } from './event-words.ts'

const EventStatusDialog = lazyPart(() => import('./event-status-dialog.tsx'))

const edit = editAction<EventRow>(eventOperations.updateEvent, { href: ({ _id }) => `/event/edit/${_id}` })

const copy = copyAction<EventRow>(eventOperations.createEvent, '/event/create')

/** `/events` */
export function EventsScreen() {
  const viewer = useViewer()
  const { action, dialog } = useRemoval<EventRow>(eventListing, {
    operation: eventOperations.cmsDeleteEvent,
    words: eventWords,
    question: m.events_delete_question,
    send: ({ _id, version }, options) => request(mutation('cmsDeleteEvent'), { _id, version }, options),
    done: () => notices.success(m.events_deleted(), m.events_deleted_text()),
    failed: (text) => notices.error(m.events_not_deleted(), text),
  })
  const rowActions = useMemo(() => [edit, copy, action], [action])
  return (
    <>
      <ListScreen
        list={eventListing}
        rowActions={rowActions}
        renderDetail={(open) => <EventStatusDialog key={open.id} open={open} />}
        extra={
          mayCall(viewer, eventOperations.createEvent) && (
            <LinkButton color="primary" variant="solid" icon={<PlusOutlined aria-hidden />} to="/event/create">
              {m.events_add()}
            </LinkButton>
          )
        }
      />
      {dialog}
    </>
  )
}
