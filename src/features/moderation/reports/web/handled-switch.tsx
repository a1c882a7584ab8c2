import { use } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { toggleHandled } from './handled.ts'
import { MayTake } from './may-take.ts'
import type { ReportedRow } from './reported-row.ts'
import './reports.css'

interface Props {
  readonly model: TermModel
  readonly row: ReportedRow
  readonly name: string
}

/** Whether staff handled the reports of a record. The knob is drawn by CSS. */
export function HandledSwitch({ model, row, name }: Props) {
  const mayTake = use(MayTake)
  return (
    <button
      type="button"
      role="switch"
      className="reports-switch"
      aria-checked={row.isAdminReport}
      aria-label={m.reports_handled_of({ name })}
      disabled={row.isOwn}
      title={row.isOwn ? m.platform_text_own_record() : undefined}
      onClick={() => void toggleHandled(model, row, mayTake)}
    />
  )
}
