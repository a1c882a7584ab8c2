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
 * Stands in for a date field until its code is loaded: that is a third of a form's code, and is needed only to choose a
 * date. If it has the focus, the real field gets it.
 */
export function DatePlaceholder({ text, ...input }: Props) {
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
