import { Input, type InputProps } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatNumber } from '../words/format-number.ts'
import { currentLocale } from '../words/locale.ts'
import { type NumberLimits, numberFault } from './number-fault.ts'
import { readNumber } from './read-number.ts'
import './form.css'

export interface NumberInputProps
  extends
    Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'onKeyDown'>,
    NumberLimits {
  readonly value?: number | null | undefined
  /** Receives what was typed, within the limits or not; null for an empty field, NaN for what is no such number. */
  readonly onChange?: (value: number | null) => void
  /** What an arrow key adds. */
  readonly step?: number
  /** The surrounding form tells what is wrong. */
  readonly isToldElsewhere?: boolean
}

/**
 * A number in the writing of the screen's language. What was typed stays as it is: a number that cannot be read or is
 * beyond the limits is marked and told, not changed.
 */
export function NumberInput({
  value = null,
  onChange,
  decimals = 0,
  min,
  max,
  step = 1,
  isToldElsewhere = false,
  unreadable,
  onFocus,
  onBlur,
  ...input
}: NumberInputProps) {
  const [text, setText] = useState(() => written(value))
  const [seen, setSeen] = useState(value)
  // After '2.000', a typed '2.00' may be two or what is left of two thousand.
  const [isGrouped, setGrouped] = useState(() => groups(text))
  const read = (next: string) => readNumber(next, decimals, currentLocale(), isGrouped)
  if (!Object.is(seen, value)) {
    setSeen(value)
    if (!isSame(read(text), value)) setText(written(value))
  }
  const typed = read(text)
  const type = (next: string) => {
    setText(next)
    if (!/[.,]/.test(next)) setGrouped(false)
    onChange?.(read(next))
  }
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const now = typed ?? 0
    if (sign === undefined || Number.isNaN(now)) return
    event.preventDefault()
    const next = Math.round((now + sign * step) * 100) / 100
    if (numberFault(next, { min, max, decimals }) === undefined) type(written(next))
  }
  const fault = numberFault(typed, { min, max, decimals, ...(unreadable !== undefined && { unreadable }) })
  const told = useId()
  return (
    <>
      <Input
        role="spinbutton"
        autoComplete="off"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        className="form-number"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={isNone(typed) ? undefined : typed}
        aria-valuetext={text}
        {...(fault !== undefined && { status: 'error', 'aria-invalid': true })}
        {...(fault !== undefined && !isToldElsewhere && { 'aria-describedby': told })}
        {...input}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={stepBy}
        onFocus={(event) => {
          if (!Number.isNaN(typed)) setGrouped(groups(text))
          onFocus?.(event)
        }}
        onBlur={(event) => {
          if (!Number.isNaN(typed)) setText(written(typed))
          onBlur?.(event)
        }}
      />
      {fault !== undefined && !isToldElsewhere && (
        <small id={told} role="alert" className="form-number-fault">
          {fault}
        </small>
      )}
    </>
  )
}

const isNone = (value: number | null): value is null => value === null || Number.isNaN(value)
const written = (value: number | null) => (isNone(value) ? '' : formatNumber(value))
const isSame = (read: number | null, given: number | null) => read === given || (isNone(read) && isNone(given))
const groups = (text: string) => /\d[.,]\d{3}/.test(text)
