import { m } from '../../../generated/messages/messages.js'
import '../../../generated/messages/texts/platform.js'
import { sentence, translate } from '../words/texts.ts'

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** How many decimals it may have; none by default. */
  readonly decimals?: number
  /** What is said of a text that is no such number, if not the usual words. */
  readonly unreadable?: string
}

/** What is wrong with a typed number (see `readNumber`), in the language of the screen. */
export function numberFault(
  value: number | null | undefined,
  limits: NumberLimits,
  label?: string,
): string | undefined {
  const { min = -Infinity, max = Infinity } = limits
  if (value === null || value === undefined) return undefined
  if (Number.isNaN(value)) return notRead(limits)
  if (value > max) return sentence(translate({ reason: 'platform_text_at_most', params: { max } }), label)
  if (value < min) return sentence(translate({ reason: 'platform_text_at_least', params: { min } }), label)
  return undefined
}

const notRead = ({ decimals = 0, unreadable }: NumberLimits) =>
  unreadable ?? (decimals > 0 ? m.form_number_decimals({ decimals }) : m.form_number_whole())

/** A rule of antd's form for the same. */
export const numberRule = (limits: NumberLimits, label?: string) => ({
  validator(_: unknown, value: number | null | undefined): Promise<void> {
    const fault = numberFault(value, limits, label)
    return fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault))
  },
})
