import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { fieldLabel, fieldValue, type RecordWords } from '../words/record-words.ts'
import type { ConflictRow, Side } from './conflict-rows.ts'
import { Changer, DifferenceTable } from './difference-table.tsx'
import './form.css'

interface Props {
  readonly rows: readonly ConflictRow[]
  readonly words: RecordWords
  /** The person chooses for each field that both changed; otherwise whether to carry out their decision. */
  readonly fieldByField: boolean
  /** Discards the viewer's changes and continues with the record's current values. */
  readonly onTake: () => void
  /** Sends the viewer's changes again, with the record's current version. */
  readonly onGoOn: (chosen: ReadonlyMap<string, Side>) => void
  readonly onCancel: () => void
}

/** The record was changed by somebody else first. The person compares and chooses whose changes to keep. */
export default function ConflictDialog(props: Props) {
  return props.fieldByField ? <FieldByField {...props} /> : <Decision {...props} />
}

const none: ReadonlyMap<string, Side> = new Map()

/** Asks about each field that both changed; what only others changed is shown below. */
function FieldByField({ rows, words, onGoOn, onCancel }: Props) {
  const [chosen, setChosen] = useState(none)
  const choices = [...Map.groupBy(rows, ({ changedBy, choice }) => (changedBy === 'both' ? choice : '')).entries()]
  const asked = choices.filter(([choice]) => choice !== '')
  const kept = rows.filter(({ changedBy }) => changedBy === 'theirs')
  const own = rows.filter(({ changedBy }) => changedBy === 'mine').map(({ field }) => fieldLabel(words, field))
  return (
    <Modal
      open
      width="var(--dialog-wide)"
      title={m.form_conflict_title()}
      onCancel={onCancel}
      okText={m.common_save()}
      cancelText={m.form_conflict_back()}
      okButtonProps={{ disabled: asked.some(([choice]) => !chosen.has(choice)) }}
      onOk={() => onGoOn(chosen)}
    >
      <p className="form-text">{m.form_conflict_choose()}</p>
      {asked.map(([choice, fields]) => (
        <Choice
          key={choice}
          fields={fields}
          words={words}
          chosen={chosen.get(choice)}
          onChoose={(side) => setChosen(new Map(chosen).set(choice, side))}
        />
      ))}
      {own.length > 0 && <p className="form-text">{m.form_conflict_own({ fields: own.join(', ') })}</p>}
      {kept.length > 0 && (
        <>
          <p className="form-text">{m.form_conflict_only_others()}</p>
          <DifferenceTable differences={kept.map((row) => differenceOf(row, words))} />
        </>
      )}
    </Modal>
  )
}

interface ChoiceProps {
  /** The fields that are chosen as one. */
  readonly fields: readonly ConflictRow[]
  readonly words: RecordWords
  readonly chosen: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** Mine or theirs, for one field or for those that belong together. */
function Choice({ fields, words, chosen, onChoose }: ChoiceProps) {
  const label = fields.map(({ field }) => fieldLabel(words, field)).join(', ')
  const { by, at } = fields.find((row) => row.at) ?? fields[0]!
  const values = (shown: (row: ConflictRow) => { readonly value: unknown; readonly name?: string | undefined }) =>
    fields.map((row) => {
      const { value, name } = shown(row)
      return <span key={row.field}>{fieldValue(words, row.field, value, name)}</span>
    })
  return (
    <fieldset className="form-choice">
      <legend>{label}</legend>
      <p>
        {m.form_conflict_seen()}: <del>{values(({ seen, seenName }) => ({ value: seen, name: seenName }))}</del>
      </p>
      <Radio.Group
        aria-label={label}
        value={chosen}
        onChange={(event) => onChoose(event.target.value as Side)}
        options={[
          {
            value: 'mine',
            label: (
              <>
                {m.form_conflict_mine()}:{' '}
                <ins>{values((row) => row.typed ?? { value: row.seen, name: row.seenName })}</ins>
              </>
            ),
          },
          {
            value: 'theirs',
            label: (
              <>
                {m.form_conflict_theirs()}: <ins>{values(({ now, nowName }) => ({ value: now, name: nowName }))}</ins>
                <Changer by={by} at={at} />
              </>
            ),
          },
        ]}
      />
    </fieldset>
  )
}

/** Shows what changed, and asks whether to decide all the same. */
function Decision({ rows, words, onTake, onGoOn, onCancel }: Props) {
  return (
    <Modal
      open
      width="var(--dialog-wide)"
      title={m.form_conflict_title()}
      onCancel={onCancel}
      footer={
        <div className="form-footer">
          <Button onClick={() => onGoOn(none)}>{m.form_conflict_anyway()}</Button>
          <Button type="primary" autoFocus onClick={onTake}>
            {m.form_conflict_leave()}
          </Button>
        </div>
      }
    >
      <p className="form-text">{m.form_conflict_decide()}</p>
      <DifferenceTable
        withChosen={rows.some(({ typed }) => typed)}
        differences={rows.map((row) => differenceOf(row, words))}
      />
    </Modal>
  )
}

const differenceOf = ({ field, seen, now, seenName, nowName, by, at, typed }: ConflictRow, words: RecordWords) => ({
  field,
  label: fieldLabel(words, field),
  seen: fieldValue(words, field, seen, seenName),
  now: fieldValue(words, field, now, nowName),
  by,
  at,
  chosen: typed ? fieldValue(words, field, typed.value, typed.name) : '—',
})
