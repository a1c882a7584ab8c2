import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { lazy, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { mayCall } from '../../../platform/shared/operation.ts'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { LinkButton } from '../../../platform/web/link-button.tsx'
import type { RowAction } from '../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { useViewer } from '../../../platform/web/session.tsx'
import { eventOperations } from '../event.operations.ts'
import { eventListing, eventModel, type EventRow } from './event-listing.tsx'
import { deleteEventDocument } from './event.documents.ts'

const EventStatusDialog = lazy(() => import('./event-status-dialog.tsx'))

/** `/events` */
export function EventsScreen() {
  const viewer = useViewer()
  const [deleting, setDeleting] = useState<EventRow>()
  const rowActions = useMemo<readonly RowAction<EventRow>[]>(
    () => [
      {
        key: 'edit',
        label: m.common_edit,
        icon: <EditOutlined aria-hidden />,
        inline: true,
        shortcut: { letter: 'e', label: m.common_edit },
        operation: eventOperations.updateEvent,
        href: ({ _id }) => `/event/edit/${_id}`,
      },
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: eventOperations.cmsDeleteEvent,
        run: setDeleting,
      },
    ],
    [],
  )
  const { submit } = useSubmission<EventRow, boolean>({
    send: async ({ _id, version }, options) =>
      (await request(deleteEventDocument, { _id, version }, options)).cmsDeleteEvent,
    onDone: () => {
      notices.success(m.events_deleted(), m.events_deleted_text())
      setDeleting(undefined)
      void recordsChanged(eventModel)
    },
    onFailure: (text) => notices.error(m.events_not_deleted(), text),
  })
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
      {deleting && (
        <ConfirmDialog
          title={m.events_delete_question()}
          text={deleting.name}
          okText={m.common_yes()}
          cancelText={m.common_no()}
          danger
          onOk={() => submit(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
