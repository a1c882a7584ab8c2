import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { asSeen, changedOnly } from '../../../../platform/web/form/conflict-rows.ts'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { FormPending } from '../../../../platform/web/form/form-pending.tsx'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { eventForm } from '../event.rules.ts'
import { EventFields } from './event-fields.tsx'
import { eventModel, eventQuery, type EventRow } from './event-listing.tsx'
import { eventWords } from './event-words.ts'

/** `/event/edit/{id}` */
export function EditEventScreen({ id }: { readonly id: string }) {
  const { data: event, error, refetch } = useQuery(eventQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (event === undefined) return <FormPending />
  return <EditForm key={event.version} event={event} reload={refetch} />
}

interface Props {
  readonly event: EventRow
  readonly reload: () => Promise<unknown>
}

function EditForm({ event, reload }: Props) {
  const navigate = useNavigate()
  const { label, plan, dialog } = usePlanning('updateEvent', () => void navigate({ to: '/events' }))
  const { _id, version, logo, background, animation } = event
  const { name, loop, logoId, logoStatus, backgroundId, backgroundStatus, animationId, animationStatus } = event
  const initialValues = {
    name,
    loop,
    logoId,
    logoStatus,
    backgroundId,
    backgroundStatus,
    animationId,
    animationStatus,
  }
  const changed = (values: z.input<typeof eventForm>, seen: object) =>
    changedOnly(asSeen(eventForm.parse(values), values, seen), seen)
  return (
    <FormPage
      title={m.events_edit()}
      schema={eventForm}
      words={eventWords}
      version={version}
      initialValues={initialValues}
      back="/events"
      above={
        <>
          <Presence model={eventModel} id={_id} />
          <ScheduledNote id={_id} />
          <ChangedElsewhere model={eventModel} id={_id} version={version} onTake={reload} />
        </>
      }
      send={async (values, { version, ...options }, seen) => {
        const variables = { _id, data: changed(values, seen), version }
        return (await request(mutation('updateEvent'), variables, options)).updateEvent.version
      }}
      alternative={{
        label,
        run: (values, leave) => plan({ _id, data: changed(values, initialValues), version }, leave),
      }}
      below={
        <>
          <RecordHistory model={eventModel} id={_id} heading="h2" />
          {dialog}
        </>
      }
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.events_updated_text() }
        succeedWithUndo({ ...notice, model: eventModel, _id, before, after })
        void recordsChanged(eventModel)
        void navigate({ to: '/events' })
      }}
      onTake={reload}
    >
      {(field, form) => <EventFields field={field} form={form} known={[logo, background, animation]} />}
    </FormPage>
  )
}
