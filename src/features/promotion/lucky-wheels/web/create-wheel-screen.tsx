import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { copyName, WithCopied } from '../../../../platform/web/records/copied.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePlanning } from '../../../records/change-sets/web/public.ts'
import { useUnits } from './form/use-units.ts'
import { showFaults } from './form/wheel-faults.ts'
import { faultsNow, WheelFields } from './form/wheel-fields.tsx'
import { wheelForm } from './form/wheel-form.ts'
import { longestTitle } from '../lucky-wheel.values.ts'
import { inputOf, newWheelValues, prizeAtOf, valuesOf, type Wheel, type WheelValues } from './form/wheel-values.ts'
import { wheelQuery } from './wheel-query.ts'
import { luckyWheelModel, luckyWheelWords } from './lucky-wheel-words.ts'

interface Props {
  /** The id of the record as which the form is filled. */
  readonly copyOf: string | undefined
}

/** `/lucky-wheels/create` */
export function CreateWheelScreen({ copyOf }: Props) {
  return (
    <WithCopied query={copyOf === undefined ? undefined : wheelQuery(copyOf)}>
      {(copied) => <CreateForm copied={copied} />}
    </WithCopied>
  )
}

function CreateForm({ copied }: { readonly copied: Wheel | undefined }) {
  const navigate = useNavigate()
  const [form] = Form.useForm<WheelValues>()
  const [initialValues] = useState(() => (copied ? copiedValues(copied) : newWheelValues))
  const stored = useUnits(null)
  const { label, plan, dialog } = usePlanning('createLuckyWheel', () => void navigate({ to: '/lucky-wheels' }))
  const sentOf = (values: WheelValues) => inputOf(wheelForm.parse(values), prizeAtOf(null), stored.units)
  return (
    <FormPage
      title={m.lucky_wheels_create()}
      form={form}
      schema={wheelForm}
      words={luckyWheelWords}
      initialValues={initialValues}
      back="/lucky-wheels"
      send={(values, options) => request(mutation('createLuckyWheel'), sentOf(values), options)}
      alternative={{ label, run: (values, leave) => plan(sentOf(values), leave) }}
      below={dialog}
      onInvalid={() => showFaults(faultsNow(form, null, stored))}
      onDone={() => {
        notices.success(m.lucky_wheels_created(), m.lucky_wheels_created_text())
        void recordsChanged(luckyWheelModel)
        void navigate({ to: '/lucky-wheels' })
      }}
      onTake={() => undefined}
    >
      {(field) => <WheelFields field={field} form={form} wheel={null} stored={stored} />}
    </FormPage>
  )
}

/** A new wheel like this one. Its dates are free, because wheels never overlap. */
function copiedValues(wheel: Wheel): Partial<WheelValues> {
  const { title, titleEn, startDate: _start, endDate: _end, batchs, prizes, ...values } = valuesOf(wheel)
  const keyOf = (i: number) => `new-${i + 1}`
  const prizeAt = prizeAtOf(wheel)
  return {
    ...values,
    title: copyName(title, longestTitle),
    titleEn: copyName(titleEn, longestTitle, 'en'),
    batchs: batchs.map((_, i) => ({ key: keyOf(i) })),
    prizes: prizes.map((line) => ({
      ...line,
      quantities: Object.fromEntries(batchs.map(({ key }, i) => [keyOf(i), prizeAt(line.prize_index, key)?.qty ?? 0])),
    })),
  }
}
