import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { commentRecord } from '../comment.record.ts'

export const commentWords = recordWords(commentRecord, {
  name: m.comments_record,
  fields: termStatusWords,
  actions: {},
})
