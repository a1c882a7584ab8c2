import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { useRef } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo, succeedWithUndoOfMany } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { eventStatusForm } from '../event.rules.ts'
import { eventModel, eventQuery } from './event-listing.tsx'
import { EventPreview } from './event-preview.tsx'
import { eventWords, statusName } from './event-words.ts'
import { enabledEventDocument } from './event.documents.ts'

/** The event that is disabled by enabling this one, if any: both changes are undone together. */
type Replaced = { readonly _id: string; readonly version: number } | undefined

/** An event as the app shows it, and its status. A change is confirmed, naming the event that it disables. */
export default function EventStatusDialog({ open: { id, close } }: { readonly open: OpenDetail }) {
  const { data: event, error } = useQuery(eventQuery(id))
  const { label, plan, dialog } = usePlanning('updateEvent', close)
  const replaced = useRef<Replaced>(undefined)
  const began = useRef(0)
  if (event === undefined) return <DialogFault error={error} onClose={close} />
  const questionOfEnabling = async () => {
    const [enabled] = (await request(enabledEventDocument, {})).cmsListEvent.items
    replaced.current = enabled
    return enabled ? m.events_enabling_instead_text({ name: enabled.name }) : m.events_enabling_text()
  }
  const done = () => {
    close()
    return recordsChanged(eventModel)
  }
  return (
    <FormDialog
      record={id}
      version={event.version}
      title={event.name}
      schema={eventStatusForm}
      words={eventWords}
      initialValues={{ status: event.status }}
      okText={m.common_ok()}
      confirm={async ({ status }) => ({
        title: m.events_status_question(),
        text: status ? await questionOfEnabling() : m.events_disabling_text(),
      })}
      send={async ({ status }, { version, ...options }) => {
        began.current = performance.now()
        return (await request(mutation('updateEvent'), { _id: id, data: { status }, version }, options)).updateEvent
          .version
      }}
      alternative={{
        label,
        run: ({ status }, leave) => plan({ _id: id, data: { status }, version: event.version }, leave),
      }}
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.events_updated_text(), model: eventModel } as const
        const other = replaced.current
        if (other === undefined) succeedWithUndo({ ...notice, _id: id, before, after })
        else {
          // This one is undone first, because only one event may be enabled.
          const changes = [
            { _id: id, version: after },
            { _id: other._id, version: other.version + 1 },
          ]
          succeedWithUndoOfMany({ ...notice, changes, began: began.current })
        }
        void done()
      }}
      onTake={done}
      onClose={close}
    >
      {(field) => (
        <>
          <ScheduledNote id={id} />
          <EventPreview event={event} pictures={[event.logo, event.background, event.animation]} />
          <Form.Item {...field('status')} required={false}>
            <Radio.Group options={[true, false].map((value) => ({ value, label: statusName(value) }))} />
          </Form.Item>
          <RecordHistory model={eventModel} id={id} heading="h3" />
          {dialog}
        </>
      )}
    </FormDialog>
  )
}
