import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { eventForm } from '../event.rules.ts'
import { EventFields } from './event-fields.tsx'
import { eventModel } from './event-listing.tsx'
import { eventWords } from './event-words.ts'
import { createEventDocument } from './event.documents.ts'

/** `/event/create` */
export function CreateEventScreen() {
  const navigate = useNavigate()
  return (
    <FormPage
      title={m.events_create()}
      schema={eventForm}
      words={eventWords}
      initialValues={{ logoStatus: true, backgroundStatus: true, animationStatus: true }}
      back="/events"
      send={(values, { idempotencyKey }) => request(createEventDocument, eventForm.parse(values), { idempotencyKey })}
      onDone={() => {
        notices.success(m.events_created(), m.events_created_text())
        void recordsChanged(eventModel)
        void navigate({ to: '/events' })
      }}
      onTake={() => undefined}
    >
      {(field, form) => <EventFields field={field} form={form} known={[]} />}
    </FormPage>
  )
}
