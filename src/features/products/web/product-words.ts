import { m } from '../../../generated/messages/messages.js'
import { absoluteTime } from '../../../platform/web/list/time.ts'
import { recordWords } from '../../../platform/web/record-words.ts'
import { statusName } from '../../../platform/web/term-status-name.ts'
import { productRecord } from '../product.record.ts'

export const productWords = recordWords(productRecord, {
  name: m.products_record,
  fields: {
    termStatus: { label: m.common_status, value: (status) => statusName(String(status)) },
    deletedAt: { label: m.products_deleted_at, value: (at) => absoluteTime(String(at)) },
  },
  actions: { cmsDeleteProduct: m.products_action_delete },
})
