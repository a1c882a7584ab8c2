import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const voucherOperations = defineOperations({
  query: {
    cmsVouchers: promotion,
    cmsReferralVouchers: promotion,
    voucher: promotion,
    vouchersGame: promotion,
    cmsVoucherResults: promotion,
  },
  fromStandby: ['cmsVouchers', 'cmsReferralVouchers', 'vouchersGame', 'cmsVoucherResults'],
  mutation: {
    createVoucher: promotion,
    updateVoucher: promotion,
    deleteVoucher: promotion,
    cmsSetVoucherAdminStatus: promotion,
  },
})

export const memberVoucherOperations = defineMemberOperations({
  query: { vouchers: member, voucher: member, myVouchers: member, myReferral: member },
  fromStandby: ['vouchers', 'myVouchers'],
  mutation: { buyVoucher: member, useVoucher: member, enterVoucherCode: member },
})
