import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const commentRecord = defineRecord('COMMENT', {
  type: 'Comment',
  fields: termStatusFields,
  seenAs: termStatusSeenAs,
  actions: [],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/comment?record=${id}`,
})
