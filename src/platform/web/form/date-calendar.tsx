import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Calendar, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { m } from '../../../generated/messages/messages.js'
import { dayOf } from '../../shared/day.ts'
import { serverNow } from '../../shared/server-clock.ts'
import { currentLocale } from '../words/locale.ts'
import type { DateKind, DateLimits } from './read-date.ts'

interface Props extends DateLimits {
  readonly kind: DateKind
  readonly value: string | undefined
  readonly onChoose: (date: string) => void
}

const nameOf = (day: Dayjs) => day.format('YYYY-MM-DD')
const halfHours = Array.from({ length: 48 }, (_, i) => `${String(i >> 1).padStart(2, '0')}:${i % 2 ? '30' : '00'}`)

/** A month whose days can be chosen; for a minute also the time. Today is the day in GMT+7. */
export default function DateCalendar({ kind, value, onChoose, earliest = '', latest = '9' }: Props) {
  const today = dayOf(serverNow())
  const [day = today, time = '00:00'] = value?.split('T') ?? []
  const choose = (day: string, time: string) => onChoose(kind === 'day' ? day : `${day}T${time}`)
  const inCell = (cell: Dayjs) => (
    <span
      className="form-calendar-day"
      data-today={nameOf(cell) === today}
      data-chosen={value !== undefined && nameOf(cell) === day}
    >
      {cell.date()}
    </span>
  )
  return (
    <div className="form-calendar">
      <Calendar
        fullscreen={false}
        defaultValue={dayjs(day < earliest ? earliest : day)}
        disabledDate={(cell) => nameOf(cell) < earliest || nameOf(cell) > latest}
        headerRender={monthHead}
        fullCellRender={inCell}
        onSelect={(cell, { source }) => source === 'date' && choose(nameOf(cell), time)}
      />
      {kind === 'minute' && value !== undefined && (
        <Select
          className="form-calendar-time"
          aria-label={m.form_date_time()}
          value={time}
          options={[...new Set([...halfHours, time])].toSorted().map((value) => ({ value, label: value }))}
          onChange={(time) => choose(day, time)}
        />
      )}
    </div>
  )
}

interface Head {
  readonly value: Dayjs
  readonly onChange: (month: Dayjs) => void
}

function monthHead({ value: shown, onChange }: Head) {
  const title = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric' }).format(shown.toDate())
  const go = (months: number, label: string, icon: React.ReactNode) => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      icon={icon}
      onClick={() => onChange(shown.add(months, 'month'))}
    />
  )
  return (
    <div className="form-calendar-head">
      {go(-1, m.form_date_previous_month(), <LeftOutlined aria-hidden />)}
      <strong aria-live="polite">{title}</strong>
      {go(1, m.form_date_next_month(), <RightOutlined aria-hidden />)}
    </div>
  )
}
