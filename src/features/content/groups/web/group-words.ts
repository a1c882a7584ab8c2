import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { groupRecord } from '../group.record.ts'

export const groupWords = recordWords(groupRecord, {
  name: m.groups_record,
  fields: {
    ...termStatusWords,
    deletedAt: { label: m.groups_deleted_at, value: (at) => absoluteTime(String(at)) },
  },
  actions: { deleteCmsGroup: m.groups_action_delete },
})
