import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { m } from '../../../generated/messages/messages.js'
import { dayOf } from '../../shared/day.ts'
import { serverNow } from '../../shared/server-clock.ts'

interface Props {
  readonly label: string
  /** Whether days after today may be chosen. */
  readonly future: boolean
  /** `YYYY-MM-DD_YYYY-MM-DD`, both included. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/**
 * A range of local days. The picker only handles day names, never instants, so the browser's time zone cannot shift a
 * day; "today" is the day in GMT+7. Loaded only when a list has such a filter.
 */
export default function DaysFilter({ label, future, value, onChange }: Props) {
  const [from, to] = value?.split('_') ?? []
  return (
    <DatePicker.RangePicker
      className="list-days"
      format="DD/MM/YYYY"
      aria-label={label}
      placeholder={[`${label}: ${m.list_days_from()}`, m.list_days_to()]}
      value={from && to ? [dayjs(from), dayjs(to)] : null}
      disabledDate={(day) => !future && day.format('YYYY-MM-DD') > dayOf(serverNow())}
      onChange={(days) => {
        const [first, last] = days ?? []
        onChange(first && last ? `${first.format('YYYY-MM-DD')}_${last.format('YYYY-MM-DD')}` : undefined)
      }}
    />
  )
}
