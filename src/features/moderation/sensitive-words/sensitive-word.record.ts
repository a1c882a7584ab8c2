import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const sensitiveWordRecord = defineRecord('SENSITIVE_WORD', {
  type: 'SensitiveWord',
  fields: ['key'],
  actions: ['addWordsToBlackList', 'updateBlackWord', 'removeBlackListWordByIds', 'removeBlackListWordByKeys'],
  history: area('MODERATION'),
  address: (id) => `/sensitive-words?record=${id}`,
})
