import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const mediaRecord = defineRecord({
  fields: ['type', 'width', 'height', 'bytes', 'bannerType', ...termStatusFields],
  actions: ['uploadPhoto'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/media?record=${id}`,
})
