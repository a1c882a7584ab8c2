import { defineList } from '../../../platform/shared/list.ts'
import { longestCode } from './voucher-code.values.ts'

export const codeStatuses = ['ACTIVE', 'REDEEMED'] as const

/** What a person means by the state of a code; each code has exactly one. */
export const codeStates = ['NOT_BEGUN', 'FREE', 'RESERVED', 'HANDED_OVER', 'USED', 'ENDED'] as const
export type CodeState = (typeof codeStates)[number]

/** The codes of one voucher: its dialog, `/vouchers/referrals/codes/{id}` and `cmsListVoucherCode`. */
export const voucherCodeList = defineList({
  name: 'VoucherCode',
  filters: {
    /** How a code begins, whatever its case, spaces and dashes. */
    q: { kind: 'text', longest: longestCode },
    state: { kind: 'choice', values: codeStates },
    voucherId: { kind: 'reference', to: 'VOUCHER' },
    status: { kind: 'choice', values: codeStatuses },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
