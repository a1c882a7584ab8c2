import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { copyName, WithCopied } from '../../../../platform/web/records/copied.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePlanning } from '../../../records/change-sets/web/public.ts'
import { eventForm, longestName } from '../event.rules.ts'
import { EventFields } from './event-fields.tsx'
import { eventModel, eventQuery, type EventRow } from './event-listing.tsx'
import { eventWords } from './event-words.ts'
import { createEventDocument } from './event.documents.ts'

const newEvent = { logoStatus: true, backgroundStatus: true, animationStatus: true }

const copyOf = ({ name, loop, ...event }: EventRow) => ({
  name: copyName(name, longestName),
  loop,
  logoId: event.logoId,
  logoStatus: event.logoStatus,
  backgroundId: event.backgroundId,
  backgroundStatus: event.backgroundStatus,
  animationId: event.animationId,
  animationStatus: event.animationStatus,
})

interface Props {
  /** The id of the record as which the form is filled. */
  readonly copyOf: string | undefined
}

/** `/event/create` */
export function CreateEventScreen({ copyOf }: Props) {
  return (
    <WithCopied query={copyOf === undefined ? undefined : eventQuery(copyOf)}>
      {(copied) => <CreateForm copied={copied} />}
    </WithCopied>
  )
}

function CreateForm({ copied }: { readonly copied: EventRow | undefined }) {
  const navigate = useNavigate()
  const { label, plan, dialog } = usePlanning('createEvent', () => void navigate({ to: '/events' }))
  return (
    <FormPage
      title={m.events_create()}
      schema={eventForm}
      words={eventWords}
      initialValues={copied ? copyOf(copied) : newEvent}
      back="/events"
      send={(values, { idempotencyKey }) => request(createEventDocument, eventForm.parse(values), { idempotencyKey })}
      alternative={{ label, run: (values, leave) => plan(eventForm.parse(values), leave) }}
      below={dialog}
      onDone={() => {
        notices.success(m.events_created(), m.events_created_text())
        void recordsChanged(eventModel)
        void navigate({ to: '/events' })
      }}
      onTake={() => undefined}
    >
      {(field, form) => (
        <EventFields
          field={field}
          form={form}
          known={copied ? [copied.logo, copied.background, copied.animation] : []}
        />
      )}
    </FormPage>
  )
}
