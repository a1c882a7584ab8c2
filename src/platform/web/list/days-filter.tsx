import { dayOf } from '../../shared/day.ts'
import { serverNow } from '../../shared/server-clock.ts'
import { DaysField } from '../form/days-field.tsx'

interface Props {
  readonly label: string
  /** Whether days after today may be chosen. */
  readonly future: boolean
  /** `YYYY-MM-DD_YYYY-MM-DD`, both included. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A range of local days that a list is filtered by. Loaded only when a list has such a filter. */
export default function DaysFilter({ label, future, value, onChange }: Props) {
  return (
    <DaysField
      className="list-days"
      completes
      label={label}
      latest={future ? undefined : dayOf(serverNow())}
      value={value?.split('_')}
      onChange={(days) => onChange(days?.join('_'))}
    />
  )
}
