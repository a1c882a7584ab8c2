import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { FieldChange } from '../../shared/refusal.ts'
import { DifferenceTable } from './difference-table.tsx'
import './form.css'

interface Props {
  readonly changes: readonly FieldChange[]
  /** The name of a field, as the form has it. */
  readonly labelOf: (field: string) => string
  /** How a value reads; as text unless said. */
  readonly show?: (field: string, value: unknown) => ReactNode
  /** Forget the own changes and go on from what the record says now. */
  readonly onTake: () => void
  /** Send the own changes again, now upon the version that the record has. */
  readonly onApply: () => void
  readonly onCancel: () => void
}

/** Somebody else was quicker: what the person saw beside what it says now, and the choice is theirs. */
export function ConflictDialog({ changes, labelOf, show = plainly, onTake, onApply, onCancel }: Props) {
  return (
    <Modal
      open
      title={m.form_conflict_title()}
      onCancel={onCancel}
      footer={[
        <Button key="apply" onClick={onApply}>
          {m.form_conflict_apply()}
        </Button>,
        <Button key="take" type="primary" autoFocus onClick={onTake}>
          {m.form_conflict_take()}
        </Button>,
      ]}
    >
      <p className="form-text">{m.form_conflict_text()}</p>
      <DifferenceTable
        differences={changes.map(({ field, seen, now }) => ({
          field,
          label: labelOf(field),
          seen: show(field, seen),
          now: show(field, now),
        }))}
      />
    </Modal>
  )
}

function plainly(_field: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return m.form_conflict_nothing()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
