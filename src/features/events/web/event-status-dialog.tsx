import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { FormDialog } from '../../../platform/web/form/record-form.tsx'
import { request } from '../../../platform/web/graphql-client.ts'
import type { OpenDetail } from '../../../platform/web/list/use-open-detail.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../audit/web/public.ts'
import { usePlanning } from '../../change-sets/web/public.ts'
import { eventStatusForm } from '../event.rules.ts'
import { eventModel, eventQuery } from './event-listing.tsx'
import { EventPreview } from './event-preview.tsx'
import { eventWords, statusName } from './event-words.ts'
import { enabledEventDocument, updateEventDocument } from './event.documents.ts'

/** An event as the app shows it, and its status. A change is confirmed, naming the event that it disables. */
export default function EventStatusDialog({ open: { id, close } }: { readonly open: OpenDetail }) {
  const { data: event } = useQuery(eventQuery(id))
  const { label, plan, dialog } = usePlanning('updateEvent', close)
  // An undo would not enable the other event again.
  const disablesOther = useRef(false)
  if (event === undefined) return null
  const questionOfEnabling = async () => {
    const [enabled] = (await request(enabledEventDocument, {})).cmsListEvent.items
    disablesOther.current = enabled !== undefined
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
      send={async ({ status }, { version, ...options }) =>
        (await request(updateEventDocument, { _id: id, data: { status }, version }, options)).updateEvent.version
      }
      alternative={{
        label,
        run: ({ status }, leave) => plan({ _id: id, data: { status }, version: event.version }, leave),
      }}
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.events_updated_text() }
        if (disablesOther.current) notices.success(notice.title, notice.text)
        else succeedWithUndo({ ...notice, model: eventModel, _id: id, before, after })
        void done()
      }}
      onTake={done}
      onClose={close}
    >
      {(field) => (
        <>
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
