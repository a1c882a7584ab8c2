import { m } from '../../../generated/messages/messages.js'
import { type ConfigTextCode, configTexts } from '../config.rules.ts'

const translations: Record<ConfigTextCode, () => string> = {
  keyRequired: m.configs_text_key_required,
  valueRequired: m.configs_text_value_required,
  rangesMalformed: m.configs_text_ranges_malformed,
  groupsUnknown: m.configs_text_groups_unknown,
  keyTaken: m.configs_text_key_taken,
  gone: m.configs_text_gone,
}
const codes = Object.keys(configTexts) as ConfigTextCode[]

/** A text of the rules or the server in the language of the screen. */
export function translateConfigText(text: string): string {
  const code = codes.find((one) => configTexts[one] === text)
  return code ? translations[code]() : text
}

const labels: Record<string, () => string> = { key: m.configs_key, value: m.configs_value, type: m.configs_type }

export const configFieldLabel = (field: string): string => labels[field]?.() ?? field
