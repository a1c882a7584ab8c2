import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const commentRecord = defineRecord({
  fields: termStatusFields,
  actions: [],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/comment?record=${id}`,
})
