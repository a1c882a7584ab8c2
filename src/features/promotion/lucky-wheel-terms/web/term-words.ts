import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termRecord } from '../term.record.ts'

export const termWords = recordWords(termRecord, {
  name: m.lucky_wheel_terms_title,
  fields: {
    content: { label: m.lucky_wheel_terms_content },
    contentEn: { label: m.lucky_wheel_terms_content_en },
  },
  actions: {
    cmsCreateLuckyWheelTerm: m.lucky_wheel_terms_action_create,
    cmsUpdateLuckyWheelTerm: m.lucky_wheel_terms_action_update,
  },
})
