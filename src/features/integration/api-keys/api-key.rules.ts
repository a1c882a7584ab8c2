import { z } from 'zod'
import { serverTime } from '../../../platform/shared/server-clock.ts'
import { keyModes, keyScopes } from '../../../platform/shared/permission.ts'
import { requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { eventKinds, longestKeyName, mostDailyPoints } from './api-key.values.ts'

const name = requiredText('api_keys_text_name_required', longestKeyName)
const scopes = z.array(z.enum(keyScopes)).min(1, zodMessage('api_keys_text_scope_required'))
const mode = z.enum(keyModes)
const kinds = z.array(z.enum(eventKinds))

interface Scoped {
  readonly scopes: readonly string[]
  readonly eventKinds?: readonly string[] | null | undefined
}
const reads = ({ scopes }: Pick<Scoped, 'scopes'>) => scopes.includes('READ')
const sendsEvents = ({ scopes }: Scoped) => scopes.includes('EVENTS')
const namesKinds = (key: Scoped) => !sendsEvents(key) || Boolean(key.eventKinds?.length)
const kindsRequired = { path: ['eventKinds'], ...zodMessage('api_keys_text_kinds_required') }

/** The form. Its points are whole points, not hundredths. */
export const apiKeyForm = z
  .object({
    name,
    mode,
    scopes,
    eventKinds: kinds.default([]),
    dailyPoints: z.number().min(0.01).max(mostDailyPoints).nullish(),
    personalData: z.boolean().default(false),
    endsAt: z
      .string(zodMessage('api_keys_text_end_required'))
      .min(1, zodMessage('api_keys_text_end_required'))
      .refine((moment) => Date.parse(moment) > serverTime(), zodMessage('api_keys_text_end_past')),
  })
  .refine(namesKinds, kindsRequired)

/** The input of `cmsCreateApiKey` and `cmsUpdateApiKey`, in hundredths. */
export const apiKeyInput = z
  .object({
    name,
    mode: mode.nullish().describe('LIVE unless given. It stays as it is: a change does not take it.'),
    scopes,
    eventKinds: kinds.nullish().describe('What a key with EVENTS may send.'),
    dailyPoints: z
      .number()
      .min(1)
      .max(mostDailyPoints * 100)
      .meta({ graphql: 'Points' })
      .nullish()
      .describe('The most that its events give on a local day; absent: without a limit.'),
    personalData: z
      .boolean()
      .nullish()
      .describe('Whether a key with READ reads who members are and how to reach them; not unless it is given.'),
    endsAt: z
      .date()
      .refine((moment) => moment.getTime() > serverTime(), zodMessage('api_keys_text_end_past'))
      .meta({ graphql: 'DateTime' }),
  })
  .refine(namesKinds, kindsRequired)
  .refine((key) => sendsEvents(key) || !(key.eventKinds?.length || key.dailyPoints != null), {
    path: ['eventKinds'],
    ...zodMessage('api_keys_text_no_events'),
  })
  .refine((key) => reads(key) || !key.personalData, {
    path: ['personalData'],
    ...zodMessage('api_keys_text_no_reading'),
  })
export type ApiKeyInput = z.output<typeof apiKeyInput>
