import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly comments: typeof texts
  }
}

export const commentRecord = defineRecord({
  fields: termStatusFields,
  actions: [],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/comment?record=${id}`,
})
