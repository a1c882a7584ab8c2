import { z } from 'zod'
import { requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { plainText } from '../../../platform/shared/search-text.ts'
import { namedGroups, secondFactorGroupsKey } from '../../../platform/shared/second-factor.ts'
import { parseRanges } from './config.ranges.ts'

export const configTypes = ['NORMAL', 'VALUE_RANGE'] as const
export type ConfigType = (typeof configTypes)[number]

export const longestKey = 200
export const longestValue = 10_000

/** Whether the app may read a config: never how people enter. The database refuses it too. */
export const mayBePublic = (key: string): boolean => key !== secondFactorGroupsKey

/** The input of `createConfig` and `updateConfig`, and of the form. */
export const configInput = z
  .object({
    key: requiredText('configs_text_key_required', longestKey, { indexed: true }).overwrite(plainText),
    value: requiredText('configs_text_value_required', longestValue),
    type: z.enum(configTypes),
    isPublic: z.boolean().optional().describe('Whether the app may read it. Absent: no, or as before.'),
  })
  .refine((config) => config.type === 'NORMAL' || parseRanges(config.value).ok, {
    path: ['value'],
    ...zodMessage('configs_text_ranges_malformed'),
  })
  .refine((config) => config.key !== secondFactorGroupsKey || namedGroups(config.value) !== null, {
    path: ['value'],
    ...zodMessage('configs_text_groups_unknown'),
  })
  .refine((config) => !config.isPublic || mayBePublic(config.key), {
    path: ['isPublic'],
    ...zodMessage('configs_text_never_public'),
  })
