import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/record-words.ts'
import { termStatusWords } from '../../../../platform/web/term-status-words.ts'
import { commentRecord } from '../comment.record.ts'

export const commentWords = recordWords(commentRecord, {
  name: m.comments_record,
  fields: termStatusWords,
  actions: {},
})
