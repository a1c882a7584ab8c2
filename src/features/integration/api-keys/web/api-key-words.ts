import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { memberActionName } from '../../../people/trusted-points/web/public.ts'
import type { KeyMode, KeyScope } from '../../../../platform/shared/permission.ts'
import { apiKeyRecord } from '../api-key.record.ts'
import type { EventKind, KeyState } from '../api-key.values.ts'

const scopeNames: Readonly<Record<KeyScope, () => string>> = {
  MEMBERS: m.api_keys_scope_members,
  EVENTS: m.api_keys_scope_events,
  CONTENT: m.common_content,
  READ: m.api_keys_scope_read,
}
export const scopeName = (scope: KeyScope): string => scopeNames[scope]()

const scopeTexts: Readonly<Record<KeyScope, () => string>> = {
  MEMBERS: m.api_keys_scope_members_about,
  EVENTS: m.api_keys_scope_events_about,
  CONTENT: m.api_keys_scope_content_about,
  READ: m.api_keys_scope_read_about,
}
export const aboutScope = (scope: KeyScope): string => scopeTexts[scope]()

const modeNames: Readonly<Record<KeyMode, () => string>> = { LIVE: m.api_keys_mode_live, TEST: m.api_keys_mode_test }
export const modeName = (mode: KeyMode): string => modeNames[mode]()

const modeTexts: Readonly<Record<KeyMode, () => string>> = {
  LIVE: m.api_keys_mode_live_about,
  TEST: m.api_keys_mode_test_about,
}
export const aboutMode = (mode: KeyMode): string => modeTexts[mode]()

const stateNames: Readonly<Record<KeyState, () => string>> = {
  SERVES: m.api_keys_state_serves,
  EXPIRED: m.api_keys_state_expired,
  ENDED: m.api_keys_state_ended,
}
export const stateName = (state: KeyState): string => stateNames[state]()

const listed =
  <T extends string>(nameOf: (value: T) => string) =>
  (values: unknown) =>
    (values as readonly T[]).map(nameOf).join(', ')
const moment = (at: unknown) => absoluteTime(String(at))

export const apiKeyWords = recordWords(apiKeyRecord, {
  name: m.api_keys_record,
  fields: {
    name: { label: m.common_name },
    prefix: { label: m.api_keys_prefix },
    mode: { label: m.api_keys_mode, value: (mode) => modeName(mode as KeyMode) },
    scopes: { label: m.api_keys_scopes, value: listed(scopeName) },
    eventKinds: { label: m.api_keys_event_kinds, value: listed<EventKind>(memberActionName) },
    dailyPoints: { label: m.api_keys_daily_points },
    personalData: { label: m.api_keys_personal_data },
    endsAt: { label: m.api_keys_ends_at, value: moment },
    formerUntil: { label: m.api_keys_former_until, value: moment },
    endedAt: { label: m.api_keys_ended_at, value: moment },
  },
  actions: {
    cmsCreateApiKey: m.api_keys_action_create,
    cmsUpdateApiKey: m.api_keys_action_update,
    cmsRotateApiKey: m.api_keys_action_rotate,
    cmsEndApiKey: m.api_keys_action_end,
  },
})
