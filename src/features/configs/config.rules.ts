import { z } from 'zod'
import { namedGroups, secondFactorGroupsKey } from '../../platform/shared/second-factor.ts'
import { parseRanges } from './config.ranges.ts'

export const configTypes = ['NORMAL', 'VALUE_RANGE'] as const
export type ConfigType = (typeof configTypes)[number]

export const configTexts = {
  keyRequired: 'Please input your key!',
  valueRequired: 'Please input your value!',
  rangesMalformed: 'The ranges must follow one another without gap or overlap, each written as start-end:value.',
  groupsUnknown: 'This config lists user groups, separated by commas: ADMIN, STAFF, PROVIDER, MEMBER.',
  keyTaken: 'There is a config with this key already.',
  gone: 'This config no longer exists.',
} as const
export type ConfigTextCode = keyof typeof configTexts

const longestKey = 200
const longestValue = 10_000

/** What `createConfig` and `updateConfig` take, and the form. */
export const configInput = z
  .object({
    key: z.string({ error: configTexts.keyRequired }).trim().min(1, configTexts.keyRequired).max(longestKey),
    value: z.string({ error: configTexts.valueRequired }).trim().min(1, configTexts.valueRequired).max(longestValue),
    type: z.enum(configTypes),
  })
  .refine((config) => config.type === 'NORMAL' || parseRanges(config.value).ok, {
    path: ['value'],
    message: configTexts.rangesMalformed,
  })
  .refine((config) => config.key !== secondFactorGroupsKey || namedGroups(config.value) !== null, {
    path: ['value'],
    message: configTexts.groupsUnknown,
  })
export type ConfigInput = z.infer<typeof configInput>
