import { Input } from 'antd'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The id of what a delivery is about, as it is copied from elsewhere. */
export function SubjectPicker({ value, onChange, label, ...input }: ReferencePickerProps) {
  return (
    <Input
      {...input}
      allowClear
      key={value}
      defaultValue={value}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => {
        const typed = target.value.trim()
        if (typed === '') onChange?.(undefined)
        else if (isId(typed)) onChange?.(typed.toLowerCase())
      }}
    />
  )
}
