import { m } from '../../../generated/messages/messages.js'
import { recordWords } from '../../../platform/web/record-words.ts'
import { statusName } from '../../../platform/web/term-status-name.ts'
import { postRecord } from '../post.record.ts'

export const postWords = recordWords(postRecord, {
  name: m.posts_record,
  fields: {
    title: { label: m.common_title },
    content: { label: m.common_content },
    createdBy: { label: m.posts_author },
    termStatus: { label: m.common_status, value: (status) => statusName(String(status)) },
  },
  actions: {
    cmsCreatePost: m.posts_action_create,
    cmsUpdatePost: m.posts_action_update,
    cmsSetPostStatus: m.posts_action_set_status,
  },
})
