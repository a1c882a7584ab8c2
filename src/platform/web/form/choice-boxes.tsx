import { Checkbox } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[]
  readonly className?: string
  readonly id?: string
  readonly value?: string[]
  readonly onChange?: (value: string[]) => void
}

/**
 * Boxes of which a form's person ticks some. Without the `aria-required` that the form gives its fields: a group of boxes
 * may not have it.
 */
export function ChoiceBoxes({ options, className, id, value, onChange }: Props) {
  return (
    <Checkbox.Group
      options={[...options]}
      {...(className === undefined ? {} : { className })}
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onChange })}
    />
  )
}
