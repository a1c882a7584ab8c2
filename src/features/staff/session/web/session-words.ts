import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { sessionRecord } from '../session.record.ts'

export const sessionWords = recordWords(sessionRecord, {
  name: m.session_record,
  fields: {},
  actions: {
    login: m.session_action_login,
    logout: m.session_action_logout,
    refreshToken: m.session_action_refresh_token,
  },
})
