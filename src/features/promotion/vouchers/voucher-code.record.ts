import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const voucherCodeRecord = defineRecord('VOUCHER_CODE', {
  type: 'VoucherCode',
  fields: ['code', 'deletedAt'],
  actions: ['deleteVoucherCode', 'cmsDeleteVoucherCodes'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
})
