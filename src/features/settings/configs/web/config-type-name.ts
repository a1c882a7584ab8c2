import { m } from '../../../../generated/messages/messages.js'
import type { ConfigType } from '../config.rules.ts'

const names: Readonly<Record<ConfigType, () => string>> = {
  NORMAL: m.configs_type_normal,
  VALUE_RANGE: m.configs_type_value_range,
}

/** A config's type in the language of the screen; an unknown type is shown as it is. */
export function configTypeName(type: string): string {
  return names[type as ConfigType]?.() ?? type
}
