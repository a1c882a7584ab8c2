import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { sensitiveWordRecord } from '../sensitive-word.record.ts'

const word = { label: m.sensitive_words_record }

export const sensitiveWordWords = recordWords(sensitiveWordRecord, {
  name: m.sensitive_words_record,
  fields: { key: word, keyword: word },
  actions: {
    addWordsToBlackList: m.sensitive_words_action_add,
    updateBlackWord: m.sensitive_words_action_update,
    removeBlackListWordByIds: m.sensitive_words_action_remove,
    removeBlackListWordByKeys: m.sensitive_words_action_remove,
  },
})
