import { m } from '../../../generated/messages/messages.js'
import '../../../generated/messages/texts/platform.js'
import { translate } from '../words/texts.ts'

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** How many decimals it may have; none by default. */
  readonly decimals?: number
}

/** What is wrong with a typed number (see `readNumber`), in the language of the screen. */
export function numberFault(value: number | null | undefined, limits: NumberLimits): string | undefined {
  const { min = -Infinity, max = Infinity } = limits
  if (value === null || value === undefined) return undefined
  if (Number.isNaN(value)) return unreadable(limits)
  if (value > max) return translate({ reason: 'platform_text_at_most', params: { max } })
  if (value < min) return translate({ reason: 'platform_text_at_least', params: { min } })
  return undefined
}

const unreadable = ({ decimals = 0 }: NumberLimits) =>
  decimals > 0 ? m.form_number_decimals({ decimals }) : m.form_number_whole()

/** A rule of antd's form for the same. */
export const numberRule = (limits: NumberLimits) => ({
  validator(_: unknown, value: number | null | undefined): Promise<void> {
    const fault = numberFault(value, limits)
    return fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault))
  },
})
