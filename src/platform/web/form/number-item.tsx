import { Form } from 'antd'
import { itemAndInput, type ItemProps, type Rest } from './items.tsx'
import { numberRule } from './number-fault.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

/** A number. What is no number is told first, then what the form's own rules say, then the limits of the field. */
export function NumberItem(props: ItemProps & Rest<NumberInputProps>) {
  const [item, input] = itemAndInput(props)
  const { decimals = 0, min, max, unreadable } = input
  const rules = [
    numberRule({ decimals, ...(unreadable !== undefined && { unreadable }) }),
    ...(item.rules ?? []),
    numberRule({ decimals, min, max }, props.label),
  ]
  return (
    <Form.Item {...item} rules={rules} validateFirst>
      <NumberInput {...input} isToldElsewhere />
    </Form.Item>
  )
}
