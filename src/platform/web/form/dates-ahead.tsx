import { CalendarOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useLayoutEffect } from 'react'
import './form.css'

interface Props {
  readonly id?: string
  readonly className: string
  readonly text: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/**
 * Looks like a field for dates, until the code of one has come: that is a third of a form, and nobody needs it before they
 * choose a date. Whoever is in it by then is in the field that follows.
 */
export function DatesAhead({ text, ...input }: Props) {
  const { id } = input
  useLayoutEffect(
    () => () => {
      if (id === undefined || document.activeElement?.id !== id) return
      requestAnimationFrame(() => document.getElementById(id)?.focus())
    },
    [id],
  )
  return <Input {...input} readOnly value={text} suffix={<CalendarOutlined aria-hidden />} />
}
