import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { WithCopied } from '../../../../platform/web/records/copied.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useUnits } from './form/use-units.ts'
import { showFaults } from './form/wheel-faults.ts'
import { faultsNow, WheelFields } from './form/wheel-fields.tsx'
import { wheelForm } from './form/wheel-form.ts'
import { copyOf, inputOf, newWheelValues, prizeAtOf, type Wheel, type WheelValues } from './form/wheel-values.ts'
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
  const [initialValues] = useState(() => (copied ? copyOf(copied) : newWheelValues))
  const stored = useUnits(null)
  return (
    <FormPage
      title={m.lucky_wheels_create()}
      form={form}
      schema={wheelForm}
      words={luckyWheelWords}
      initialValues={initialValues}
      back="/lucky-wheels"
      send={(values, options) =>
        request(mutation('createLuckyWheel'), inputOf(wheelForm.parse(values), prizeAtOf(null), stored.units), options)
      }
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
