import { Input } from 'antd'
import { localParts } from '../../shared/day.ts'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** ISO 8601. */
  readonly value?: string | null | undefined
  readonly onChange?: (moment: string | undefined) => void
  readonly disabled?: boolean
  /** The ids of texts that explain the field. */
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-label'?: string
  readonly className?: string
}

/** A local day and time. It is read as GMT+7, whatever the browser's time zone is. */
export function MomentField({ value, onChange, ...input }: Props) {
  return (
    <Input
      {...input}
      type="datetime-local"
      value={value ? localMinute(value) : ''}
      onChange={({ target: { value: typed } }) => onChange?.(typed === '' ? undefined : momentOf(typed))}
    />
  )
}

const localMinute = (moment: string) => localParts(new Date(moment)).toISOString().slice(0, 16)

/** Undefined while the year is being typed. */
function momentOf(typed: string): string | undefined {
  const moment = new Date(`${typed}:00+07:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
