import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { FormPending } from '../../../../platform/web/form/form-pending.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { Locked } from './form/locked.tsx'
import { useUnits } from './form/use-units.ts'
import { showFaults } from './form/wheel-faults.ts'
import { faultsNow, WheelFields } from './form/wheel-fields.tsx'
import { wheelForm } from './form/wheel-form.ts'
import {
  changesOf,
  loggedOf,
  mergeWheel,
  prizeAtOf,
  together,
  valuesOf,
  type Wheel,
  type WheelValues,
} from './form/wheel-values.ts'
import { luckyWheelModel, luckyWheelWords } from './lucky-wheel-words.ts'
import { wheelQuery } from './wheel-query.ts'

/** `/lucky-wheels/edit/{id}` */
export function EditWheelScreen({ id }: { readonly id: string }) {
  // Quantities that are saved while the form is open raise the version. That must not reset the form, so its key
  // changes only when the wheel is loaded again.
  const [turn, setTurn] = useState(0)
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...wheelQuery(id), refetchOnMount: 'always' })
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (data === undefined || !isFetchedAfterMount) return <FormPending />
  const reload = async () => {
    await refetch()
    setTurn(turn + 1)
  }
  return <EditForm key={turn} loaded={data} reload={reload} />
}

interface Props {
  readonly loaded: Wheel
  readonly reload: () => Promise<unknown>
}

function EditForm({ loaded, reload }: Props) {
  const navigate = useNavigate()
  const [wheel] = useState(loaded)
  const [initialValues] = useState(() => valuesOf(wheel))
  const [form] = Form.useForm<WheelValues>()
  const stored = useUnits(wheel)
  const { _id, deletedAt } = wheel
  const isFixed = deletedAt !== null
  const { label, plan, dialog } = usePlanning('updateLuckyWheel', () => void navigate({ to: '/lucky-wheels' }))
  const changed = (values: WheelValues, seen: WheelValues) =>
    changesOf(wheelForm.parse(values), seen, prizeAtOf(wheel), stored.units)
  return (
    <FormPage
      title={m.lucky_wheels_edit()}
      form={form}
      schema={wheelForm}
      words={luckyWheelWords}
      logged={(values) => loggedOf(values, prizeAtOf(wheel), stored.units)}
      merge={mergeWheel}
      together={together}
      version={stored.version}
      initialValues={initialValues}
      back="/lucky-wheels"
      disabled={isFixed}
      above={
        <>
          {isFixed && <Locked reason={m.lucky_wheels_text_deleted()} />}
          <Presence model={luckyWheelModel} id={_id} />
          <ScheduledNote id={_id} />
          <ChangedElsewhere model={luckyWheelModel} id={_id} version={stored.version} onTake={reload} />
        </>
      }
      below={
        <>
          <RecordHistory model={luckyWheelModel} id={_id} heading="h2" />
          {dialog}
        </>
      }
      send={async (values, { version, ...options }, seen) => {
        const saved = await stored.flush()
        const data = changed(values, { ...initialValues, ...seen })
        const variables = { _id, data, version: Math.max(version, saved) }
        return (await request(mutation('updateLuckyWheel'), variables, options)).updateLuckyWheel
      }}
      alternative={{
        label,
        run: async (values, leave) => {
          const saved = await stored.flush()
          plan({ _id, data: changed(values, initialValues), version: saved }, leave)
        },
      }}
      onInvalid={() => showFaults(faultsNow(form, wheel, stored))}
      onDone={({ version: after }, upon) => {
        const notice = { title: m.common_updated(), text: m.lucky_wheels_updated_text() }
        succeedWithUndo({ ...notice, model: luckyWheelModel, _id, before: Math.max(upon, stored.version), after })
        void recordsChanged(luckyWheelModel)
        void navigate({ to: '/lucky-wheels' })
      }}
      onTake={reload}
    >
      {(field) => <WheelFields field={field} form={form} wheel={wheel} stored={stored} isFixed={isFixed} />}
    </FormPage>
  )
}
