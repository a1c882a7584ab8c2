import { defineList } from '../../../platform/shared/list.ts'
import { promotionStates } from '../promotion-states/promotion-state.values.ts'
import { adminStatuses, voucherStatuses } from './voucher.values.ts'

/** How many rows a page of `cmsVouchers` and `vouchersGame` has at most. */
export const mostVouchers = 1_000

/** `/vouchers`, `/vouchers/type/{type}` and `cmsVouchers`: all vouchers except referral campaigns. */
export const voucherList = defineList({
  name: 'Voucher',
  filters: {
    q: { kind: 'text', longest: 200 },
    status: { kind: 'choice', values: voucherStatuses },
    state: { kind: 'choice', values: promotionStates },
    adminStatus: { kind: 'choice', values: adminStatuses },
    uid: { kind: 'reference', to: 'USER' },
    /** NO leaves deleted vouchers out. */
    trash: { kind: 'choice', values: ['NO'], initial: 'NO' },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})

/** `/vouchers/referrals` and `cmsReferralVouchers`. */
export const referralVoucherList = defineList({
  name: 'ReferralVoucher',
  filters: { state: { kind: 'choice', values: promotionStates } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
