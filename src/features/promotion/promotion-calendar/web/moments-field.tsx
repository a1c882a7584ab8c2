import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { MomentField } from '../../../../platform/web/form/moment-field.tsx'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** Start and end, ISO 8601; undefined unless both are there. */
  readonly value?: readonly string[] | undefined
  readonly onChange?: (moments: readonly string[] | undefined) => void
  /** The first has passed, so it cannot be changed. */
  readonly hasBegun: boolean
}

/** A start and an end to the minute. */
export function MomentsField({ id, value, onChange, hasBegun }: Props) {
  const [moments, setMoments] = useState<readonly (string | undefined)[]>(value ?? [])
  const [seen, setSeen] = useState(value)
  if (seen?.join() !== value?.join()) {
    setSeen(value)
    if (value) setMoments(value)
  }
  const change = (changed: readonly (string | undefined)[]) => {
    setMoments(changed)
    onChange?.(changed.every((moment) => moment !== undefined) ? changed : undefined)
  }
  const [start, end] = moments
  return (
    <span className="calendar-moments">
      <label>
        <span>{m.promotion_calendar_start()}</span>
        <MomentField
          {...(id !== undefined && { id })}
          value={start}
          disabled={hasBegun}
          onChange={(start) => change([start, end])}
        />
      </label>
      <label>
        <span>{m.promotion_calendar_end()}</span>
        <MomentField
          {...(id !== undefined && { id: `${id}-end` })}
          value={end}
          onChange={(end) => change([start, end])}
        />
      </label>
    </span>
  )
}
