import { dayOf, minuteOf, startOfMinute } from '../../shared/day.ts'
import { serverNow } from '../../shared/server-clock.ts'
import { DateInput } from './date-input.tsx'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** ISO 8601. */
  readonly value?: string | undefined
  readonly onChange?: (moment: string | undefined) => void
  /** The first local day that can be chosen; today by default. */
  readonly earliest?: string
  readonly disabled?: boolean
  /** The id of a text that explains the field. */
  readonly 'aria-describedby'?: string | undefined
}

/** A moment to the minute in a form, in local time (GMT+7) whatever the browser's time zone is. */
export function MomentField({ value, onChange, earliest, disabled = false, ...input }: Props) {
  return (
    <DateInput
      {...input}
      kind="minute"
      disabled={disabled}
      // A moment of the past that cannot be changed is no fault.
      earliest={disabled ? undefined : (earliest ?? dayOf(serverNow()))}
      value={value && minuteOf(new Date(value))}
      onChange={(minute) => onChange?.(minute && startOfMinute(minute).toISOString())}
    />
  )
}
