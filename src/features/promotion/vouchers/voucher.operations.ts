import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const voucherOperations = defineOperations({
  query: { cmsVouchers: promotion, cmsReferralVouchers: promotion, voucher: promotion, vouchersGame: promotion },
  mutation: {
    createVoucher: promotion,
    updateVoucher: promotion,
    deleteVoucher: promotion,
    cmsSetVoucherAdminStatus: promotion,
  },
})
