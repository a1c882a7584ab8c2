import { InputNumber, type InputNumberProps } from 'antd'
import { readNumber } from './read-number.ts'

export interface NumberInputProps extends Omit<InputNumberProps<number>, 'parser' | 'precision'> {
  /** How many decimals are kept when the field is left; none by default. */
  readonly decimals?: number
}

/** A number, read from what was typed when the field is left: a comma is a point, and further decimals are cut. */
export function NumberInput({ decimals = 0, ...input }: NumberInputProps) {
  return (
    <InputNumber<number>
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...input}
      parser={(text = '') => readNumber(text, decimals) as never}
    />
  )
}
