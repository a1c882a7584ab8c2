import { Checkbox, Form, Modal } from 'antd'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { dayOf } from '../../../../platform/shared/day.ts'
import { serverNow } from '../../../../platform/shared/server-clock.ts'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { MomentField } from '../../../../platform/web/form/moment-field.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { endpointModel } from '../webhook.record.ts'
import { logDays } from '../webhook.values.ts'

interface Props {
  readonly endpointId: string
  readonly onClose: () => void
}

interface Values {
  readonly from: string
  readonly failedOnly?: boolean
}

/** Asks from which moment on deliveries are sent again. */
export default function AgainFromDialog({ endpointId, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const [earliest] = useState(() => dayOf(new Date(serverNow().getTime() - logDays * 86_400_000)))
  const { submit, busy } = useSubmission({
    form,
    send: ({ from, failedOnly = false }: Values, options) =>
      request(mutation('cmsSendWebhooksAgainFrom'), { _id: endpointId, from, failedOnly }, options),
    onDone: () => {
      notices.success(m.common_success(), m.webhooks_again_from_notice())
      void recordsChanged(endpointModel)
      onClose()
    },
  })
  return (
    <Modal
      open
      width="var(--dialog)"
      title={m.webhooks_again_from_title()}
      okText={m.webhooks_again_from_send()}
      cancelText={m.common_cancel()}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <DialogForm<Values> form={form} onFinish={(values) => void submit(values)}>
        <p className="form-text">{m.webhooks_again_from_text()}</p>
        <Form.Item
          name="from"
          label={m.webhooks_from()}
          rules={[{ required: true, message: m.webhooks_text_from_required() }]}
        >
          <MomentField earliest={earliest} />
        </Form.Item>
        <Form.Item name="failedOnly" valuePropName="checked">
          <Checkbox>{m.webhooks_failed_only()}</Checkbox>
        </Form.Item>
      </DialogForm>
    </Modal>
  )
}
