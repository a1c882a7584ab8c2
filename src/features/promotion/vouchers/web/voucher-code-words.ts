import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { voucherCodeRecord } from '../voucher-code.record.ts'

export const voucherCodeWords = recordWords(voucherCodeRecord, {
  name: m.voucher_codes_record,
  fields: {
    code: { label: m.voucher_codes_code },
    deletedAt: { label: m.voucher_codes_deleted_at, value: (at) => absoluteTime(String(at)) },
    type: { label: m.voucher_codes_creation },
    file: { label: m.voucher_codes_file },
    qty: { label: m.voucher_codes_quantity },
    prefix: { label: m.voucher_codes_prefix },
    pattern: { label: m.voucher_codes_pattern },
    days: { label: m.voucher_codes_days },
    vendorCode: { label: m.voucher_codes_vendor_code },
    remarks: { label: m.voucher_codes_remarks },
  },
  actions: {
    deleteVoucherCode: m.voucher_codes_action_delete,
    cmsDeleteVoucherCodes: m.voucher_codes_action_delete,
  },
})
