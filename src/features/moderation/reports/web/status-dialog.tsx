import { Form, Select } from 'antd'
import { useMemo, useRef } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { ReasonField } from '../../../../platform/web/form/reason-field.tsx'
import { useDraft } from '../../../../platform/web/form/use-draft.tsx'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { ChangedElsewhere } from '../../../records/live/web/public.ts'
import {
  DecidedAtDesk,
  reasonOf,
  SuspensionEndField,
  type SuspensionEndValues,
  useOpenReports,
  useStatusChange,
} from '../../../records/term-status/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import type { Reported } from './load-reported.ts'
import { NewestReports } from './record-reports.tsx'
import { reportedStatus, statusesFor } from './reported-status.ts'

const titles: Record<TermModel, () => string> = {
  USER: m.reports_status_of_user,
  POST: m.reports_status_of_post,
  COMMENT: m.reports_status_of_comment,
  GROUP: m.reports_status_of_group,
  MEDIA: m.reports_status_of_media,
  PAGE: m.reports_status_of_page,
  PRODUCT: m.reports_status_of_product,
}

interface Values extends SuspensionEndValues {
  readonly termStatus?: TermStatus
  readonly reason?: string
}

interface Props {
  readonly model: TermModel
  /** As it was when the dialog was opened. */
  readonly record: Reported
  /** Loads the record again and discards what was entered. */
  readonly onReload: () => unknown
  readonly onClose: () => void
}

/** The form that changes the status of a reported record, above its reports. Every status needs a reason here. */
export default function StatusDialog({ model, record, onReload, onClose }: Props) {
  const { _id, version, termStatus: current, name } = record
  const [form] = Form.useForm<Values>()
  const status = useMemo(() => reportedStatus<Reported>(model, () => name), [model, name])
  // Closing goes back in the history, which takes a moment: by then nothing is unsaved.
  const done = useRef(false)
  const close = () => {
    done.current = true
    onClose()
  }
  const { submit, busy, conflict } = useStatusChange(status, record, close, form)
  const open = useOpenReports(model, _id)
  const chosen = Form.useWatch('termStatus', form)
  const isEntered = () => {
    const { termStatus, reason } = form.getFieldsValue(true) as Values
    return termStatus !== undefined || (reason ?? '').trim() !== ''
  }
  const isDirty = () => !done.current && isEntered()
  const title = titles[model]()
  const note = useDraft({ form, name: `dialog ${_id} ${title}`, title, isDirty })
  return (
    <DialogFrame
      title={title}
      width="var(--dialog-report-status)"
      okText={m.common_ok()}
      busy={busy}
      isDirty={isDirty}
      exactAddress
      // If the status stays the same, there is nothing to do.
      onOk={() => (isEntered() ? form.submit() : close())}
      onClose={onClose}
    >
      <ChangedElsewhere model={model} id={_id} version={version} onTake={onReload} />
      <DialogForm
        form={form}
        onFinish={({ termStatus, reason, days }) =>
          void submit({ termStatus: termStatus!, reason: reason?.trim(), days })
        }
      >
        {note}
        <p className="reports-name">{name}</p>
        <DecidedAtDesk open={open} />
        <Form.Item
          name="termStatus"
          label={m.common_status()}
          required={false}
          extra={
            chosen === current && open && m.term_status_again({ status: statusName(current), count: open.reports })
          }
          rules={[{ required: true, message: m.reports_choose_status({ status: statusName(current) }) }]}
        >
          <Select
            placeholder={statusName(current)}
            options={statusesFor(model).map((value) => ({
              value,
              label: statusName(value),
              // Again, for its open reports.
              disabled: value === current && !open,
            }))}
          />
        </Form.Item>
        {chosen === 'SUSPENDING' && <SuspensionEndField />}
        <ReasonField {...reasonOf(status, chosen ?? current)} required={status.reasonRequired()} />
      </DialogForm>
      <NewestReports model={model} id={_id} />
      {conflict}
    </DialogFrame>
  )
}
