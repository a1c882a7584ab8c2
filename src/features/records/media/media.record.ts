import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const mediaRecord = defineRecord('MEDIA', {
  type: 'Media',
  fields: ['type', 'width', 'height', 'bytes', 'bannerType', ...termStatusFields],
  seenAs: { ...termStatusSeenAs, bytes: area('MODERATION'), bannerType: area('MODERATION') },
  actions: ['uploadPhoto'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/media?record=${id}`,
})
