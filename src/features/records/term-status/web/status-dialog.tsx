import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { ReasonDialog } from '../../../../platform/web/form/reason-dialog.tsx'
import { askedReason, endOf, type StatusDeclaration, type StatusRecord } from './status-declaration.ts'
import { DecidedAtDesk, useOpenReports } from './open-reports.tsx'
import { SuspensionEndField, type SuspensionEndValues, usualSuspension } from './suspension-end-field.tsx'
import { useStatusChange } from './use-status-change.ts'

interface Props<R extends StatusRecord> {
  readonly status: StatusDeclaration<R>
  readonly record: R
  readonly to: TermStatus
  readonly onClose: (changed: boolean) => void
}

/** A suspension has a question of its own: the model's is about blocking and unblocking. */
const questionFor = <R extends StatusRecord>(status: StatusDeclaration<R>, record: R, to: TermStatus) => ({
  ...status.ask(record, to),
  ...(to === 'SUSPENDING' && status.nameOf
    ? { title: m.term_status_suspend_title(), text: status.nameOf(record), okText: m.term_status_suspend_ok() }
    : {}),
})

/** Asks for confirmation and, if one is needed, for the reason; then sets the status. */
export default function StatusDialog<R extends StatusRecord>({ status, record, to, onClose }: Props<R>) {
  const { submit, busy, conflict } = useStatusChange(status, record, onClose)
  const open = useOpenReports(status.model, record._id)
  const kept = endOf(status, record)
  return (
    <>
      <ReasonDialog<SuspensionEndValues>
        {...questionFor(status, record, to)}
        reason={askedReason(status, to)}
        danger={to === 'BLOCKED'}
        busy={busy}
        onOk={(reason, { days }) => void submit({ termStatus: to, reason, days })}
        onCancel={() => onClose(false)}
      >
        <DecidedAtDesk open={open} />
        {to === 'SUSPENDING' && <SuspensionEndField kept={kept} usual={kept ? undefined : usualSuspension} />}
      </ReasonDialog>
      {conflict}
    </>
  )
}
