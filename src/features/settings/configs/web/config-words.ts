import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { configRecord } from '../config.record.ts'
import { configTypeName } from './config-type-name.ts'

export const configWords = recordWords(configRecord, {
  name: m.configs_record,
  fields: {
    key: { label: m.configs_key },
    type: { label: m.common_type, value: (type) => configTypeName(String(type)) },
    value: { label: m.configs_value },
    isPublic: { label: m.configs_public },
  },
  actions: {
    createConfig: m.configs_action_create,
    updateConfig: m.configs_action_update,
    deleteConfig: m.configs_action_delete,
  },
})
