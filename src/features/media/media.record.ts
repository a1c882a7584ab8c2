import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly media: typeof texts
  }
}

export const mediaRecord = defineRecord({
  fields: ['type', 'width', 'height', 'bytes', 'bannerType', ...termStatusFields],
  actions: ['uploadPhoto'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/media?record=${id}`,
})
