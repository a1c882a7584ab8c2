import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { voucherOperations } from './voucher.operations.ts'

const promotion = area('PROMOTION')

export const voucherRecord = defineRecord('VOUCHER', {
  type: 'Voucher',
  fields: [
    'title',
    'titleEn',
    'type',
    'highlight',
    'highlightEn',
    'description',
    'descriptionEn',
    'termAndCondition',
    'termAndConditionEn',
    'phoneNumber',
    'email',
    'address',
    'mediaIds',
    'pointSpend',
    'startDate',
    'endDate',
    'referralTurns',
    'prizeTitle',
    'prizeTitleEn',
    'isPrinted',
    'status',
    'adminStatus',
    'editedSinceApproval',
    'deletedAt',
    // Of its codes.
    'created',
    'existing',
    'repeated',
    'replaced',
  ],
  seenAs: {
    phoneNumber: 'contact',
    email: 'contact',
    address: 'contact',
    created: promotion,
    existing: promotion,
    repeated: promotion,
    replaced: promotion,
  },
  actions: [
    'createVoucher',
    'updateVoucher',
    'deleteVoucher',
    'cmsSetVoucherAdminStatus',
    'createVoucherCode',
    'importReferralCodes',
  ],
  history: promotion,
  readers: promotion,
  plannedBy: voucherOperations.updateVoucher,
  plannedNewBy: voucherOperations.createVoucher,
  address: (id) => `/vouchers/${id}/edit`,
})
