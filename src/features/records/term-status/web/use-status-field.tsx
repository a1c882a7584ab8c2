import { Alert, Checkbox, Form, type FormInstance, Select } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { type TermStatus, termStatuses } from '../../../../platform/shared/permission.ts'
import { type AskedReason, ReasonField } from '../../../../platform/web/form/reason-field.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { askedReason, endOf, operationOf, type StatusDeclaration, type StatusRecord } from './status-declaration.ts'
import { DecidedAtDesk, type OpenReports, useOpenReports } from './open-reports.tsx'
import { SuspensionEndField, type SuspensionEndValues } from './suspension-end-field.tsx'
import { useStatusChange } from './use-status-change.ts'

interface Values extends SuspensionEndValues {
  readonly termStatus: TermStatus
  /** Sets the present status once more. */
  readonly again?: boolean
  readonly reason?: string
}

interface StatusField {
  readonly may: boolean
  readonly busy: boolean
  /** Whether the chosen status differs from the record's, as of the last render. */
  readonly differs: boolean
  /** The same, read from the form itself: correct even before the next render. */
  readonly isChanged: () => boolean
  /** Applies the chosen status, if it differs. */
  readonly apply: () => void
  /** The select and, if the status requires one, the reason; or why the viewer may not change this record's status. */
  readonly field: ReactNode
  /** The conflict dialog, when there is a conflict. */
  readonly dialog: ReactNode
}

/**
 * A form field that chooses a record's status. `onDone` is called once it is applied, or at once when nothing changed.
 */
export function useStatusField<R extends StatusRecord>(
  status: StatusDeclaration<R>,
  record: R | undefined,
  onDone: () => void,
): StatusField {
  const [form] = Form.useForm<Values>()
  const permitted = usePermission(operationOf(status))
  const may = permitted && !record?.isOwn
  // After it is applied, the choice differs from the record on the screen until the record is refetched. That is no
  // unsaved change.
  const applied = useRef(false)
  const finish = () => {
    applied.current = true
    onDone()
  }
  const { submit, busy, conflict } = useStatusChange(status, record, (changed) => changed && finish(), form)
  const open = useOpenReports(status.model, may ? record?._id : undefined)
  const chosen = Form.useWatch('termStatus', form)
  const again = Form.useWatch('again', form) ?? false
  const current = record && status.statusOf(record)
  /** Whether the choice is another status, or the present one once more, for its open reports. */
  const differs = (choice: TermStatus | undefined, once = again): choice is TermStatus =>
    choice !== undefined && (choice !== current || (once && open !== undefined))

  // Restarts from the record's status when that has changed. A refetch with the same status keeps the choice.
  useEffect(() => {
    applied.current = false
    if (current !== undefined && may) form.setFieldsValue({ termStatus: current, again: false, reason: '', days: null })
  }, [form, may, current])

  return {
    may,
    busy,
    differs: differs(chosen),
    isChanged: () =>
      !applied.current &&
      differs(form.getFieldValue('termStatus') as TermStatus | undefined, form.getFieldValue('again') === true),
    apply: form.submit,
    field:
      current && may ? (
        <StatusForm
          form={form}
          current={current}
          reason={differs(chosen) ? askedReason(status, chosen) : undefined}
          asksEnd={differs(chosen) && chosen === 'SUSPENDING'}
          kept={endOf(status, record)}
          open={open}
          offersAgain={open !== undefined && chosen === current}
          label={m.common_status()}
          onFinish={({ termStatus, again, reason, days }) => {
            if (!differs(termStatus, again)) finish()
            else
              void submit({
                termStatus,
                reason: askedReason(status, termStatus) ? reason?.trim() || undefined : undefined,
                days,
              })
          }}
        />
      ) : (
        permitted && record?.isOwn && <OwnRecord />
      ),
    dialog: conflict,
  }
}

const OwnRecord = () => <Alert className="form-text" type="info" title={m.platform_text_own_record()} />

interface FormProps {
  readonly form: FormInstance<Values>
  readonly current: TermStatus
  readonly asksEnd: boolean
  readonly kept: string | null | undefined
  readonly open: OpenReports | undefined
  readonly offersAgain: boolean
  readonly label: string
  readonly reason: AskedReason | undefined
  readonly onFinish: (values: Values) => void
}

function StatusForm({ form, current, asksEnd, kept, open, offersAgain, label, reason, onFinish }: FormProps) {
  return (
    <Form form={form} layout="vertical" initialValues={{ termStatus: current }} onFinish={onFinish}>
      <Form.Item name="termStatus" label={label}>
        <Select options={termStatuses.map((value) => ({ value, label: statusName(value) }))} />
      </Form.Item>
      <DecidedAtDesk open={open} />
      {offersAgain && open && (
        <Form.Item name="again" valuePropName="checked">
          <Checkbox>{m.term_status_again({ status: statusName(current), count: open.reports })}</Checkbox>
        </Form.Item>
      )}
      {asksEnd && <SuspensionEndField kept={kept} />}
      {reason && <ReasonField {...reason} />}
    </Form>
  )
}
