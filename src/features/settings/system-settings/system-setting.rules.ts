import { z } from 'zod'
import { requiredText, text } from '../../../platform/shared/rules.ts'
import type { TextKey } from '../../../platform/shared/text.ts'

export const settingTypes = ['TEXT', 'NUMBER'] as const
export type SettingType = (typeof settingTypes)[number]

export const longestValue = 1000
export const longestDescription = 500

export interface SettingKind {
  readonly key: string
  readonly type: SettingType
}

interface Meaning {
  readonly accepts: (value: string) => boolean
  readonly otherwise: TextKey
}

const count: Meaning = {
  accepts: (value) => /^[1-9]\d{0,5}$/.test(value),
  otherwise: 'system_settings_text_not_a_count',
}
const number: Meaning = {
  accepts: (value) => /^\d{1,12}(\.\d{1,6})?$/.test(value),
  otherwise: 'system_settings_text_not_a_number',
}
const meanings: Readonly<Record<string, Meaning>> = {
  'app.minimumVersion': {
    accepts: (value) => /^\d{1,5}(\.\d{1,5}){1,2}$/.test(value),
    otherwise: 'system_settings_text_not_a_version',
  },
  'support.email': {
    accepts: (value) => z.email().safeParse(value).success,
    otherwise: 'system_settings_text_not_an_email',
  },
  'voucher.missesPerMinute': count,
  'wheel.spinsPerMinute': count,
  'wheel.turnsPerDay': count,
}

/** What a setting's value is not, though it must be; undefined if it is what the setting means. */
export function faultOfValue({ key, type }: SettingKind, value: string): TextKey | undefined {
  const meaning = meanings[key] ?? (type === 'NUMBER' ? number : undefined)
  return meaning?.accepts(value) === false ? meaning.otherwise : undefined
}

/** The setting that is a phone number, which the server alone checks: the library knows all countries. */
export const phoneKey = 'support.phone'

const value = requiredText('system_settings_text_value_required', longestValue)
const description = text(longestDescription)

/** The input of `cmsUpdateSetting`; absent fields keep their values. */
export const settingChange = z.object({ value: value.optional(), description: description.nullish() })

/** The form; only value and description are sent. */
export const settingForm = z
  .object({ key: z.string(), type: z.enum(settingTypes), value, description })
  .superRefine((setting, ctx) => {
    const message = faultOfValue(setting, setting.value)
    if (message) ctx.addIssue({ code: 'custom', path: ['value'], message })
  })
