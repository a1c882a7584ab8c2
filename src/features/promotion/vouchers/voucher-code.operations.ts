import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const voucherCodeOperations = defineOperations({
  query: {
    cmsListVoucherCode: promotion,
    cmsFindVoucherCodes: promotion,
    myPrizeReferralVoucherCodes: promotion,
    currentReferralCampaign: promotion,
    cmsMemberCodes: area('SUPPORT'),
  },
  fromStandby: ['cmsListVoucherCode', 'cmsFindVoucherCodes', 'cmsMemberCodes'],
  mutation: {
    cmsCheckVoucherCodes: promotion,
    cmsCheckReferralCodes: promotion,
    createVoucherCode: promotion,
    deleteVoucherCode: promotion,
    cmsDeleteVoucherCodes: promotion,
    importReferralCodes: promotion,
    exportVoucherCode: promotion,
    cmsRefundRedemption: area('SUPPORT'),
  },
})
