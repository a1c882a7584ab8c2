import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const productRecord = defineRecord({
  fields: ['termStatus', 'deletedAt'],
  actions: ['cmsDeleteProduct'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
})
