import { defineRecord } from '../../platform/shared/record.ts'

export const mediaRecord = defineRecord({
  fields: ['type', 'width', 'height', 'bytes', 'bannerType'],
  actions: ['uploadPhoto'],
})
