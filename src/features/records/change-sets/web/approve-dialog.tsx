import { Form, Radio } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { MomentField } from '../../../../platform/web/form/moment-field.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { type ChangeSetRow, setsChanged } from './change-set-listing.tsx'
import { approveChangeSetDocument } from './change-set.documents.ts'

interface Values {
  readonly when: 'NOW' | 'LATER'
  readonly at?: string
}

interface Props {
  readonly row: ChangeSetRow
  readonly onClose: () => void
}

/**
 * Approves the version that the person has seen. If the set was edited meanwhile, the approval is refused; the dialog
 * does not offer to approve it anyway.
 */
export default function ApproveDialog({ row, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const when = Form.useWatch('when', form)
  const { submit, busy } = useSubmission<Values, string | null>({
    form,
    send: async ({ when, at }, options) => {
      const variables = { _id: row._id, version: row.version, ...(when === 'LATER' ? { applyAt: at! } : {}) }
      return (await request(approveChangeSetDocument, variables, options)).cmsApproveChangeSet.applyAt
    },
    onDone: (applyAt) => {
      const text = applyAt
        ? m.change_sets_scheduled_text({ time: absoluteTime(applyAt) })
        : m.change_sets_approved_text()
      notices.success(m.change_sets_approved(), text)
      setsChanged()
      onClose()
    },
  })
  return (
    <DialogFrame
      title={`${m.change_sets_approve()}: ${row.title}`}
      okText={m.change_sets_approve()}
      busy={busy}
      isDirty={() => false}
      onOk={() => form.submit()}
      onClose={onClose}
    >
      <p className="form-text">{m.change_sets_approve_text()}</p>
      <DialogForm form={form} initialValues={{ when: 'NOW' }} onFinish={(values) => void submit(values)}>
        <Form.Item name="when" label={m.change_sets_when()}>
          <Radio.Group
            options={[
              { value: 'NOW', label: m.change_sets_at_once() },
              { value: 'LATER', label: m.change_sets_at_time() },
            ]}
          />
        </Form.Item>
        {when === 'LATER' && (
          <Form.Item
            name="at"
            label={m.change_sets_apply_at()}
            rules={[{ required: true, message: m.change_sets_text_time_past() }]}
          >
            <MomentField />
          </Form.Item>
        )}
      </DialogForm>
    </DialogFrame>
  )
}
