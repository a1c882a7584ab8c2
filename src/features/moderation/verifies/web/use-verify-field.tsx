import { Alert, Form, Input, Select } from 'antd'
import { useEffect, useRef } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/verifies.js'
import { mustShow } from '../../../../platform/web/form/must-show.ts'
import { useChange } from '../../../../platform/web/form/use-change.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { letterLimit } from '../../../../platform/web/form/letter-limit.ts'
import { verifyOperations } from '../verify.operations.ts'
import { longestReason } from '../verify.rules.ts'
import { type VerifyStatus, verifyStatuses } from '../verify.values.ts'
import { mayBeDecided, tellDecided } from './decided.ts'
import type { VerifyDetail } from './verify-cache.ts'
import { verifyStatusName } from './verify-texts.ts'
import { verifyWords } from './verify-words.ts'

interface Values {
  readonly status: VerifyStatus
  readonly reason?: string | undefined
}

/** The control of the dialog: the status and, for REJECTED, the reason. */
export function useVerifyField(
  record: VerifyDetail | undefined,
  onClose: () => void,
  onDecided: (request: VerifyDetail) => void,
) {
  const [form] = Form.useForm<Values>()
  const may = usePermission(verifyOperations.cmsSetVerifyStatus) && mayBeDecided(record)
  const applied = useRef(false)
  const current: Values | undefined = record && { status: record.status, reason: record.rejectReason ?? '' }
  const finish = () => {
    applied.current = true
    onClose()
  }
  const { submit, busy, conflict } = useChange<Values, { readonly version: number }>({
    version: record?.version,
    words: verifyWords,
    form,
    ...(current && { seen: current }),
    logged: ({ status, reason }) => ({ status, rejectReason: reason }),
    send: async (values, { version, ...options }) => {
      const variables = { _id: record!._id, ...decisionOf(values), version }
      return (await request(mutation('cmsSetVerifyStatus'), variables, options)).cmsSetVerifyStatus
    },
    onDone: ({ version: after }, before) => {
      const { _id, type } = record!
      tellDecided({ _id, type, before, after })
      applied.current = true
      onDecided(record!)
    },
    onTake: () => recordsChanged('VERIFY'),
  })
  const differs = (values: Values) =>
    current !== undefined && JSON.stringify(decisionOf(values)) !== JSON.stringify(decisionOf(current))
  const { status, reason } = current ?? {}

  // Restarts from the record when its status has changed.
  useEffect(() => {
    applied.current = false
    if (status && may) form.setFieldsValue({ status, reason: reason ?? '' })
  }, [form, may, status, reason])

  return {
    may,
    busy,
    isChanged: () => may && !applied.current && differs(form.getFieldsValue(true) as Values),
    apply: form.submit,
    dialog: conflict,
    field:
      record &&
      (may ? (
        <Form
          form={form}
          layout="vertical"
          initialValues={current}
          onFinish={(values) => (differs(values) ? void submit(values) : finish())}
        >
          <VerifyFields type={record.type} />
        </Form>
      ) : (
        <Alert type="info" title={record.isNewest ? m.verifies_text_own() : m.verifies_text_superseded()} />
      )),
  }
}

function VerifyFields({ type }: Pick<VerifyDetail, 'type'>) {
  const form = Form.useFormInstance<Values>()
  const status = Form.useWatch<VerifyStatus | undefined>('status')
  return (
    <>
      {type === 'USER' && <Alert className="form-text" type="warning" title={m.verifies_admits()} />}
      <Form.Item name="status" label={m.common_status()}>
        <Select
          options={verifyStatuses.map((value) => ({ value, label: verifyStatusName(value) }))}
          onChange={(chosen) => chosen !== 'REJECTED' && form.setFieldValue('reason', '')}
        />
      </Form.Item>
      {status === 'REJECTED' && (
        <Form.Item
          name="reason"
          label={m.verifies_reject_reason()}
          rules={[mustShow(m.verifies_text_reason_required())]}
        >
          <Input.TextArea rows={3} {...letterLimit(longestReason)} showCount />
        </Form.Item>
      )}
    </>
  )
}

/** Only a rejection has a reason. */
const decisionOf = ({ status, reason }: Values) => ({
  status,
  reason: status === 'REJECTED' ? (reason ?? '').trim() : null,
})
