import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { productRecord } from '../product.record.ts'

export const productWords = recordWords(productRecord, {
  name: m.products_record,
  fields: {
    ...termStatusWords,
    deletedAt: { label: m.products_deleted_at, value: (at) => absoluteTime(String(at)) },
  },
  actions: { cmsDeleteProduct: m.products_action_delete },
})
