import { Form } from 'antd'
import { itemAndInput, type ItemProps, type Rest } from './items.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

/** A number. Apart from the other items, because antd's input is 7 KB that most forms do not need. */
export function NumberItem(props: ItemProps & Rest<NumberInputProps>) {
  const [item, input] = itemAndInput(props)
  return (
    <Form.Item {...item}>
      <NumberInput {...input} />
    </Form.Item>
  )
}
