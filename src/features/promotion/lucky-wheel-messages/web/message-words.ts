import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { messageRecord } from '../message.record.ts'

export const messageWords = recordWords(messageRecord, {
  name: m.lucky_wheel_messages_record,
  fields: {
    content: { label: m.common_content },
    contentEn: { label: m.lucky_wheel_messages_content_en },
    source: { label: m.lucky_wheel_messages_source },
    file: { label: m.lucky_wheel_messages_file },
  },
  actions: {
    cmsCreateFailedSpinMessages: m.lucky_wheel_messages_action_create,
    cmsUpdateFailedSpinMessage: m.lucky_wheel_messages_action_update,
    cmsDeleteFailedSpinMessages: m.lucky_wheel_messages_action_delete,
  },
})
