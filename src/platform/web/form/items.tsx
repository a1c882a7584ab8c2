import { Form, type FormItemProps, type GetProps, Input, type InputProps, Select, type SelectProps } from 'antd'
import { foldText } from '../../shared/fold-text.ts'
import { letterCount } from './letter-limit.ts'
import type { FieldProps } from './use-record-form.tsx'

export type ItemProps = FieldProps & Pick<FormItemProps, 'extra' | 'dependencies'>
export type Rest<P> = Omit<P, keyof ItemProps>

/** Separates what the item takes from what its input takes. */
export function itemAndInput<P extends ItemProps>({
  name,
  label,
  rules,
  required,
  extra,
  dependencies,
  ...input
}: P): readonly [FormItemProps, Omit<P, keyof ItemProps>] {
  return [{ name, label, rules, required, extra, ...(dependencies && { dependencies }) }, input]
}

/** One line of text. */
export function TextItem(props: ItemProps & Rest<InputProps>) {
  const [item, { maxLength, ...input }] = itemAndInput(props)
  return (
    <Form.Item {...item}>
      <Input autoComplete="off" {...letterCount(maxLength)} {...input} />
    </Form.Item>
  )
}

/** Several lines of text; the field grows with the text. */
export function LongTextItem(props: ItemProps & Rest<GetProps<typeof Input.TextArea>>) {
  const [item, { maxLength, ...input }] = itemAndInput(props)
  return (
    <Form.Item {...item}>
      <Input.TextArea {...letterCount(maxLength)} {...input} />
    </Form.Item>
  )
}

interface ChoiceProps {
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string
  readonly showSearch?: boolean
}

const named = (typed: string, option?: { readonly label: string }) =>
  foldText(option?.label ?? '').includes(foldText(typed.trim()))

/** One of fixed values. `showSearch` finds them by their names, without accents too. */
export function ChoiceItem(
  props: ItemProps &
    ChoiceProps &
    Omit<Rest<SelectProps<string, { value: string; label: string }>>, 'options' | 'showSearch'>,
) {
  const [item, { values, nameOf, showSearch, ...select }] = itemAndInput(props)
  return (
    <Form.Item {...item}>
      <Select
        {...select}
        {...(showSearch && { showSearch: { filterOption: named } })}
        options={values.map((value) => ({ value, label: nameOf(value) }))}
      />
    </Form.Item>
  )
}
