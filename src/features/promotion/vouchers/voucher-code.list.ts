import { defineList } from '../../../platform/shared/list.ts'

export const codeStatuses = ['ACTIVE', 'REDEEMED'] as const

/** The codes of one voucher: its dialog, `/vouchers/referrals/codes/{id}` and `cmsListVoucherCode`. */
export const voucherCodeList = defineList({
  name: 'VoucherCode',
  filters: {
    voucherId: { kind: 'reference', to: 'VOUCHER' },
    status: { kind: 'choice', values: codeStatuses },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
