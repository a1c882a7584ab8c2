import { z } from 'zod'
import { longestSuspension } from '../../../platform/shared/term-status.ts'
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
const months: Meaning = {
  accepts: (value) => /^(0|[1-9]\d{0,2})$/.test(value),
  otherwise: 'system_settings_text_not_months',
}
const daysOrBlock: Meaning = {
  accepts: (value) => value === 'BLOCK' || (/^[1-9]\d{0,2}$/.test(value) && Number(value) <= longestSuspension),
  otherwise: 'system_settings_text_not_days_or_block',
}
const percent: Meaning = {
  accepts: (value) => /^(\d{1,2}(\.\d{1,2})?|100)$/.test(value),
  otherwise: 'system_settings_text_not_a_percentage',
}
const oneOf = (values: readonly string[], otherwise: TextKey): Meaning => ({
  accepts: (value) => values.includes(value),
  otherwise,
})
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
  'app.openRegistration': oneOf(['YES', 'NO'], 'system_settings_text_not_yes_or_no'),
  'points.helpfulReviewLikes': count,
  'points.popularPostEngagements': count,
  'points.correctionLimit': count,
  'points.expireAfterMonths': months,
  'strikes.third': daysOrBlock,
  'strikes.fifth': daysOrBlock,
  'strikes.seventh': daysOrBlock,
  'calibration.percent': percent,
  'backup.daily': oneOf(['YES', 'NO'], 'system_settings_text_not_yes_or_no'),
  'backup.verifyWeekly': oneOf(['YES', 'NO'], 'system_settings_text_not_yes_or_no'),
  'backup.kept': count,
  'words.action': oneOf(['REFUSE', 'MASK', 'REVIEW'], 'system_settings_text_not_a_words_action'),
}

/** What a setting's value is not, though it must be; undefined if it is what the setting means. */
export function faultOfValue({ key, type }: SettingKind, value: string): TextKey | undefined {
  const meaning = meanings[key] ?? (type === 'NUMBER' ? number : undefined)
  return meaning?.accepts(value) === false ? meaning.otherwise : undefined
}

const ofStaff = new Set([
  'backup.daily',
  'backup.verifyWeekly',
  'backup.kept',
  'calibration.percent',
  'voucher.missesPerMinute',
  'wheel.spinsPerMinute',
  'points.correctionLimit',
])

/** Whether the app may read a setting: never a limit that somebody could try to stay below, nor how the product is secured. */
export const mayBePublic = (key: string): boolean => !ofStaff.has(key)

/** The setting that is a phone number, which the server alone checks: the library knows all countries. */
export const phoneKey = 'support.phone'

const value = requiredText('system_settings_text_value_required', longestValue)
const description = text(longestDescription)

/** The input of `cmsUpdateSetting`; absent fields keep their values. */
export const settingChange = z.object({
  value: value.optional(),
  description: description.nullish(),
  isPublic: z.boolean().optional().describe('Whether the app may read it.'),
})

/** The form; key and type are not sent. */
export const settingForm = z
  .object({ key: z.string(), type: z.enum(settingTypes), value, description, isPublic: z.boolean() })
  .superRefine((setting, ctx) => {
    const message = faultOfValue(setting, setting.value)
    if (message) ctx.addIssue({ code: 'custom', path: ['value'], message })
  })
