import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { systemSettingRecord } from '../system-setting.record.ts'

export const systemSettingWords = recordWords(systemSettingRecord, {
  name: m.system_settings_record,
  fields: {
    key: { label: m.system_settings_key },
    type: { label: m.common_type },
    value: { label: m.system_settings_value },
    description: { label: m.system_settings_description },
    isPublic: { label: m.system_settings_public },
  },
  actions: { cmsUpdateSetting: m.system_settings_action_update },
})
