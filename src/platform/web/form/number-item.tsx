import { Form } from 'antd'
import type { ItemProps, Rest } from './items.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

/** A number. Apart from the other items, because antd's input is 7 KB that most forms do not need. */
export function NumberItem({
  name,
  label,
  rules,
  required,
  extra,
  dependencies,
  ...input
}: ItemProps & Rest<NumberInputProps>) {
  return (
    <Form.Item {...{ name, label, rules, required, extra, ...(dependencies && { dependencies }) }}>
      <NumberInput {...input} />
    </Form.Item>
  )
}
