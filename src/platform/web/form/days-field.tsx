import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { DateInput } from './date-input.tsx'
import type { DateLimits } from './read-date.ts'

interface Props extends DateLimits {
  /** Given by the form's item. */
  readonly id?: string
  /** The first and the last local day, `YYYY-MM-DD`; undefined unless both are there. */
  readonly value?: readonly string[] | undefined
  readonly onChange?: (days: readonly [string, string] | undefined) => void
  /** What the days are of, where no form's item says so. */
  readonly label?: string
  /** For a filter: one day alone is completed, up to the latest day or that day alone. */
  readonly completes?: boolean
  readonly className?: string
}

type Pair = readonly [string | undefined, string | undefined]

/** A range of local days: two fields, each typed by itself. */
export function DaysField(props: Props) {
  const { id, value, onChange, earliest, latest, label, completes = false, className = 'form-days' } = props
  const [days, setDays] = useState<Pair>([value?.[0], value?.[1]])
  const [seen, setSeen] = useState(value)
  if (seen?.join() !== value?.join()) {
    setSeen(value)
    if (value || complete(days)) setDays([value?.[0], value?.[1]])
  }
  const change = (changed: Pair) => {
    setDays(changed)
    onChange?.(complete(changed))
  }
  const [from, to] = days
  const isReversed = from !== undefined && to !== undefined && from > to
  const named = (part: string) => (label === undefined ? part : `${label}: ${part}`)
  return (
    <span className={className}>
      <DateInput
        {...(id !== undefined && { id })}
        {...(label !== undefined && { 'aria-label': named(m.list_days_from()) })}
        kind="day"
        placeholder={label ?? m.list_days_from()}
        value={from}
        {...{ earliest, latest }}
        onChange={(from) => change([from, to ?? (completes && from ? (latest ?? from) : undefined)])}
      />
      <span aria-hidden>–</span>
      <DateInput
        {...(id !== undefined && { id: `${id}-end` })}
        aria-label={named(m.list_days_to())}
        kind="day"
        placeholder={m.list_days_to()}
        value={to}
        earliest={isReversed ? from : earliest}
        latest={latest}
        onChange={(to) => change([from ?? (completes ? to : undefined), to])}
      />
    </span>
  )
}

const complete = ([from, to]: Pair): readonly [string, string] | undefined =>
  from !== undefined && to !== undefined && from <= to ? [from, to] : undefined
