import { m } from '../../../generated/messages/messages.js'
import { recordWords } from '../../../platform/web/record-words.ts'
import { statusName } from '../../../platform/web/term-status-name.ts'
import { commentRecord } from '../comment.record.ts'

export const commentWords = recordWords(commentRecord, {
  name: m.comments_record,
  fields: { termStatus: { label: m.common_status, value: (status) => statusName(String(status)) } },
  actions: {},
})
