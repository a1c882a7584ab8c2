import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { m } from '../../../generated/messages/messages.js'
import { keepEnter } from './keep-enter.ts'

export interface DaysProps {
  /** Given by the form's item. */
  readonly id?: string
  /** The first and the last local day, `YYYY-MM-DD`. */
  readonly value?: readonly string[]
  readonly onChange?: (days: readonly string[] | undefined) => void
  /** Days before and after these cannot be chosen. */
  readonly earliest?: string
  readonly latest?: string | undefined
}

/** It only handles day names, so the browser's time zone cannot shift a day. */
export default function DaysPicker({ id, value, onChange, earliest = '', latest = '9' }: DaysProps) {
  const [from, to] = value ?? []
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id: { start: id, end: `${id}-end` } })}
      className="form-days"
      format="DD/MM/YYYY"
      placeholder={[m.list_days_from(), m.list_days_to()]}
      value={from && to ? [dayjs(from), dayjs(to)] : null}
      disabledDate={(day) => {
        const name = day.format('YYYY-MM-DD')
        return name < earliest || name > latest
      }}
      onKeyDown={keepEnter}
      onChange={(days) => {
        const [first, last] = days ?? []
        onChange?.(first && last ? [first.format('YYYY-MM-DD'), last.format('YYYY-MM-DD')] : undefined)
      }}
    />
  )
}
