import { z } from 'zod'
import { requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'

export const settingTypes = ['TEXT', 'NUMBER'] as const
export type SettingType = (typeof settingTypes)[number]

export const longestValue = 1000
export const longestDescription = 500

/** Whether a value is of its setting's type. */
export const isOfType = (type: SettingType, value: string): boolean =>
  type === 'TEXT' || /^\d{1,12}(\.\d{1,6})?$/.test(value)

const value = requiredText('system_settings_text_value_required', longestValue)
const description = text(longestDescription)

/** The input of `cmsUpdateSetting`; absent fields keep their values. */
export const settingChange = z.object({ value: value.optional(), description: description.nullish() })

/** The form; only value and description are sent. */
export const settingForm = z
  .object({ key: z.string(), type: z.enum(settingTypes), value, description })
  .refine((setting) => isOfType(setting.type, setting.value), {
    path: ['value'],
    ...zodMessage('system_settings_text_not_a_number'),
  })
