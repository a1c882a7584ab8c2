import { CalendarOutlined } from '@ant-design/icons'
import { Button, Input, type InputProps, type InputRef, Popover } from 'antd'
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { writeDate } from '../../shared/day.ts'
import { lazyPart } from '../parts/lazy-part.tsx'
import { type DateKind, type DateLimits, readDate, shiftDate } from './read-date.ts'
import './form.css'

const DateCalendar = lazyPart(() => import('./date-calendar.tsx'))

interface Props
  extends
    Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'suffix' | 'size'>,
    DateLimits {
  readonly kind: DateKind
  /** See `DateKind`. */
  readonly value: string | undefined
  /** Receives each change as it is typed; undefined for an empty field, and for what is no date, which is told. */
  readonly onChange: (date: string | undefined) => void
}

/**
 * A date that is typed, or chosen from a calendar. Each change is reported at once, so what the field shows is what is
 * sent. The arrow keys change the day; the calendar is for mouse and touch.
 */
export function DateInput({ kind, value, onChange, earliest, latest, disabled = false, ...input }: Props) {
  const [text, setText] = useState(() => writeDate(value))
  const [seen, setSeen] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const field = useRef<InputRef>(null)
  const told = useId()
  if (seen !== value) {
    setSeen(value)
    if ((readDate(text, kind) ?? undefined) !== value) setText(writeDate(value))
  }
  const typed = readDate(text, kind)
  // What is half typed is no fault yet.
  const fault = hasFocus && typed === undefined ? undefined : faultOf(typed, kind, { earliest, latest })
  const type = (next: string) => {
    setText(next)
    onChange(readDate(next, kind) ?? undefined)
  }
  const choose = (date: string) => {
    setOpen(false)
    type(writeDate(date))
    field.current?.focus()
  }
  const stepBy = (event: KeyboardEvent) => {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
    }
    if (sign === undefined || !typed) return
    event.preventDefault()
    const next = shiftDate(typed, sign)
    if (faultOf(next, kind, { earliest, latest }) === undefined) type(writeDate(next))
  }
  const calendar = (
    <Suspense fallback={<div className="form-calendar" />}>
      <DateCalendar {...{ kind, earliest, latest }} value={typed ?? undefined} onChoose={choose} />
    </Suspense>
  )
  return (
    <span className={kind === 'day' ? 'form-day' : 'form-moment'}>
      <Input
        ref={field}
        autoComplete="off"
        inputMode="numeric"
        placeholder={kind === 'day' ? m.form_date_day_format() : m.form_date_minute_format()}
        {...input}
        {...(fault !== undefined && { status: 'error', 'aria-invalid': true, 'aria-describedby': told })}
        disabled={disabled}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={stepBy}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false)
          if (typed) setText(writeDate(typed))
        }}
        suffix={
          <Popover
            open={isOpen}
            onOpenChange={setOpen}
            trigger="click"
            placement="bottom"
            destroyOnHidden
            content={calendar}
          >
            {/* The keyboard has the text field, so it need not pass by here too. */}
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              disabled={disabled}
              aria-label={m.form_date_calendar()}
              icon={<CalendarOutlined aria-hidden />}
            />
          </Popover>
        }
      />
      {fault !== undefined && (
        <small id={told} role="alert" className="form-number-fault">
          {fault}
        </small>
      )}
    </span>
  )
}

function faultOf(date: string | null | undefined, kind: DateKind, { earliest = '', latest }: DateLimits) {
  if (date === null) return undefined
  if (date === undefined)
    return kind === 'day'
      ? m.form_date_unreadable({ example: '31/12/2026' })
      : m.form_date_unreadable({ example: '31/12/2026 08:30' })
  const day = date.slice(0, 10)
  if (day < earliest) return m.form_date_too_early({ day: writeDate(earliest) })
  if (latest !== undefined && day > latest) return m.form_date_too_late({ day: writeDate(latest) })
  return undefined
}
