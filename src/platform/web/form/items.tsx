import { Form, type FormItemProps, type GetProps, Input, type InputProps, Select, type SelectProps } from 'antd'
import type { FieldProps } from './use-record-form.tsx'

export type ItemProps = FieldProps & Pick<FormItemProps, 'extra' | 'dependencies'>
export type Rest<P> = Omit<P, keyof ItemProps>

/** One line of text. */
export function TextItem({
  name,
  label,
  rules,
  required,
  extra,
  dependencies,
  ...input
}: ItemProps & Rest<InputProps>) {
  return (
    <Form.Item {...{ name, label, rules, required, extra, ...(dependencies && { dependencies }) }}>
      <Input autoComplete="off" {...input} />
    </Form.Item>
  )
}

/** Several lines of text; the field grows with the text. */
export function LongTextItem({
  name,
  label,
  rules,
  required,
  extra,
  dependencies,
  ...area
}: ItemProps & Rest<GetProps<typeof Input.TextArea>>) {
  return (
    <Form.Item {...{ name, label, rules, required, extra, ...(dependencies && { dependencies }) }}>
      <Input.TextArea {...area} />
    </Form.Item>
  )
}

interface ChoiceProps {
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string
}

/** One of fixed values. */
export function ChoiceItem(props: ItemProps & ChoiceProps & Omit<Rest<SelectProps<string>>, 'options'>) {
  const { name, label, rules, required, extra, dependencies, values, nameOf, ...select } = props
  return (
    <Form.Item {...{ name, label, rules, required, extra, ...(dependencies && { dependencies }) }}>
      <Select {...select} options={values.map((value) => ({ value, label: nameOf(value) }))} />
    </Form.Item>
  )
}
