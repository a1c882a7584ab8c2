import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { postRecord } from '../post.record.ts'

export const postWords = recordWords(postRecord, {
  name: m.posts_record,
  fields: {
    title: { label: m.common_title },
    content: { label: m.common_content },
    createdBy: { label: m.posts_author },
    ...termStatusWords,
  },
  actions: {
    cmsCreatePost: m.posts_action_create,
    cmsUpdatePost: m.posts_action_update,
    cmsSetPostStatus: m.posts_action_set_status,
  },
})
