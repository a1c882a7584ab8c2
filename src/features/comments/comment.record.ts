import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly comments: typeof texts
  }
}

export const commentRecord = defineRecord({
  fields: ['termStatus'],
  actions: [],
  history: area('MODERATION'),
  readers: area('MODERATION'),
})
