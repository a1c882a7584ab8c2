import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { replyRecord } from '../reply.record.ts'

export const replyWords = recordWords(replyRecord, {
  name: m.replies_record,
  fields: {
    title: { label: m.common_title },
    textEn: { label: m.replies_english },
    textVi: { label: m.replies_vietnamese },
  },
  actions: {
    cmsCreateSavedReply: m.replies_action_create,
    cmsUpdateSavedReply: m.replies_action_update,
    cmsDeleteSavedReply: m.replies_action_delete,
  },
})
