import { Form, Select } from 'antd'
import { useMemo } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import { DialogFrame } from '../../../platform/web/form/dialog-frame.tsx'
import { ReasonField } from '../../../platform/web/form/reason-field.tsx'
import { useDraft } from '../../../platform/web/form/use-draft.tsx'
import { statusName } from '../../../platform/web/term-status-name.ts'
import {
  reasonOf,
  SuspensionEndField,
  type SuspensionEndValues,
  useStatusChange,
} from '../../term-status/web/public.ts'
import type { TermModel } from '../../term-status/term-status.values.ts'
import { NewestReports } from './record-reports.tsx'
import type { ReportedRow } from './report-listing.tsx'
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

interface Props<Row extends ReportedRow> {
  readonly model: TermModel
  readonly row: Row
  readonly name: string
  readonly onClose: () => void
}

/** The form that changes the status of a reported record, above its reports. Every status needs a reason here. */
export default function StatusDialog<Row extends ReportedRow>({ model, row, name, onClose }: Props<Row>) {
  const [form] = Form.useForm<Values>()
  const status = useMemo(() => reportedStatus<Row>(model, () => name), [model, name])
  const { submit, busy, conflict } = useStatusChange(status, row, onClose, form)
  const chosen = Form.useWatch('termStatus', form)
  const isDirty = () => form.isFieldsTouched()
  const title = titles[model]()
  const note = useDraft({ form, name: `dialog ${row._id} ${title}`, title, isDirty })
  return (
    <DialogFrame
      title={title}
      width="var(--dialog-report-status)"
      okText={m.common_ok()}
      busy={busy}
      isDirty={isDirty}
      onOk={form.submit}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        onFinish={({ termStatus, reason, days }) =>
          // If the status stays the same, there is nothing to do.
          termStatus === undefined ? onClose() : void submit({ termStatus, reason: reason?.trim(), days })
        }
      >
        {note}
        <p className="reports-name">{name}</p>
        <Form.Item name="termStatus" label={m.common_status()}>
          <Select
            placeholder={statusName(row.termStatus)}
            options={statusesFor(model).map((value) => ({
              value,
              label: statusName(value),
              disabled: value === row.termStatus,
            }))}
          />
        </Form.Item>
        {chosen === 'SUSPENDING' && <SuspensionEndField />}
        <ReasonField {...reasonOf(status)} />
      </Form>
      <NewestReports model={model} id={row._id} />
      {conflict}
    </DialogFrame>
  )
}
