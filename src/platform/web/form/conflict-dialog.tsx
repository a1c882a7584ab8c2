import { Button, Modal } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { fieldLabel, fieldValue, type RecordWords } from '../words/record-words.ts'
import type { ConflictRow } from './conflict-rows.ts'
import { DifferenceTable } from './difference-table.tsx'
import './form.css'

interface Props {
  readonly rows: readonly ConflictRow[]
  readonly words: RecordWords
  /** Discards the viewer's changes and continues with the record's current values. */
  readonly onTake: () => void
  /** Sends the viewer's changes again, with the record's current version. */
  readonly onKeep: () => void
  readonly onCancel: () => void
}

/** The record was changed by somebody else first. The person compares and chooses whose changes to keep. */
export default function ConflictDialog({ rows, words, onTake, onKeep, onCancel }: Props) {
  return (
    <Modal
      open
      width="var(--dialog-wide)"
      title={m.form_conflict_title()}
      onCancel={onCancel}
      footer={
        <div className="form-footer">
          <Button onClick={onKeep}>{m.form_conflict_keep()}</Button>
          <Button type="primary" autoFocus onClick={onTake}>
            {m.form_conflict_take()}
          </Button>
        </div>
      }
    >
      <p className="form-text">{m.form_conflict_text()}</p>
      <DifferenceTable
        withTyped
        differences={rows.map(({ field, seen, now, seenName, nowName, by, typed }) => ({
          field,
          label: fieldLabel(words, field),
          seen: fieldValue(words, field, seen, seenName),
          now: fieldValue(words, field, now, nowName),
          by,
          typed: typed ? fieldValue(words, field, typed.value, typed.name) : '—',
        }))}
      />
    </Modal>
  )
}
