import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useUnits } from './form/use-units.ts'
import { showFaults } from './form/wheel-faults.ts'
import { faultsNow, WheelFields } from './form/wheel-fields.tsx'
import { wheelForm } from './form/wheel-form.ts'
import { inputOf, newWheelValues, prizeAtOf, type WheelValues } from './form/wheel-values.ts'
import { luckyWheelModel, luckyWheelWords } from './lucky-wheel-words.ts'

/** `/lucky-wheels/create` */
export function CreateWheelScreen() {
  const navigate = useNavigate()
  const [form] = Form.useForm<WheelValues>()
  const stored = useUnits(null)
  return (
    <FormPage
      title={m.lucky_wheels_create()}
      form={form}
      schema={wheelForm}
      words={luckyWheelWords}
      initialValues={newWheelValues}
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
