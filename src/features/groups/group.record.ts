import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const groupRecord = defineRecord({
  fields: ['termStatus', 'deletedAt'],
  actions: ['deleteCmsGroup'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
})
