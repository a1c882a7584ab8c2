import { Button, Form } from 'antd'
import { NoFormStyle } from 'antd/es/form/context.js'
import { m } from '../../../../../generated/messages/messages.js'
import { MomentField } from '../../../../../platform/web/form/moment-field.tsx'
import { numberFault } from '../../../../../platform/web/form/number-fault.ts'
import { NumberInput } from '../../../../../platform/web/form/number-input.tsx'
import { mostBatches } from '../../lucky-wheel.values.ts'
import type { WheelLocks } from '../../wheel-plan.ts'
import { type BatchDraft, type Dates, isSpread, resized, spread } from './batches.ts'
import { Locked } from './locked.tsx'
import type { Fault } from './wheel-faults.ts'

interface Props {
  /** Given by the form's item. */
  readonly value?: readonly BatchDraft[]
  readonly onChange?: (batches: readonly BatchDraft[]) => void
  readonly dates: Dates
  readonly locks: WheelLocks
  readonly faults: readonly Fault[]
  readonly isFixed: boolean
}

const none: readonly BatchDraft[] = []
const counts = { min: 1, max: mostBatches }

/** The batches of a wheel: how many, and when. */
export function ScheduleField({ value = none, onChange, dates, locks, faults, isFixed }: Props) {
  const { isStarted } = locks
  return (
    <div className="lucky-wheels-schedule">
      <Form.Item
        label={m.lucky_wheels_number_of_batches()}
        htmlFor="number-of-batches"
        extra={isStarted && <Locked id="number-of-batches-locked" reason={m.lucky_wheels_text_batches_locked()} />}
      >
        <NumberInput
          id="number-of-batches"
          {...counts}
          value={value.length}
          disabled={isStarted || isFixed}
          {...(isStarted && { 'aria-describedby': 'number-of-batches-locked' })}
          onChange={(count) =>
            count && numberFault(count, counts) === undefined && onChange?.(resized(value, count, dates))
          }
        />
      </Form.Item>
      {/* A fault of one batch marks that batch. */}
      <NoFormStyle status override>
        {value.map((batch, index) => (
          <BatchDates
            key={batch.key}
            batch={batch}
            number={index + 1}
            isLocked={locks.batches.has(batch.key)}
            isFixed={isFixed}
            fault={faults.find((fault) => fault.index === index)?.text}
            onChange={(changed) => onChange?.(value.map((one) => (one === batch ? changed : one)))}
          />
        ))}
      </NoFormStyle>
      {!isStarted && !isFixed && value.length > 1 && !isSpread(value, dates) && (
        <Button size="small" onClick={() => onChange?.(spread(value, dates))}>
          {m.lucky_wheels_spread()}
        </Button>
      )}
    </div>
  )
}

interface BatchProps {
  readonly batch: BatchDraft
  readonly number: number
  readonly isLocked: boolean
  readonly isFixed: boolean
  readonly fault: string | undefined
  readonly onChange: (batch: BatchDraft) => void
}

function BatchDates({ batch, number, isLocked, isFixed, fault, onChange }: BatchProps) {
  const why = `batch-${batch.key}-why`
  const field = (name: 'startDate' | 'endDate', label: string) => (
    <label className="lucky-wheels-moment">
      <span>{label}</span>
      <MomentField
        value={batch[name]}
        disabled={isLocked || isFixed}
        aria-describedby={isLocked || fault ? why : undefined}
        onChange={(moment) => onChange({ ...batch, [name]: moment })}
      />
    </label>
  )
  return (
    <fieldset className="lucky-wheels-batch">
      <legend>{m.lucky_wheels_batch({ number })}</legend>
      {field('startDate', m.lucky_wheels_start())}
      {field('endDate', m.lucky_wheels_end())}
      {isLocked ? (
        <Locked id={why} reason={m.lucky_wheels_text_batch_dates_locked()} />
      ) : (
        fault && (
          <small id={why} className="lucky-wheels-fault">
            {fault}
          </small>
        )
      )}
    </fieldset>
  )
}
