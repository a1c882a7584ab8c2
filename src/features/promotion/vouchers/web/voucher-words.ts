import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { voucherRecord } from '../voucher.record.ts'
import type { AdminStatus, VoucherStatus, VoucherType } from '../voucher.values.ts'

const types: Readonly<Record<VoucherType, () => string>> = {
  POINT_EXCHANGE: m.vouchers_type_point_exchange,
  GAME: m.vouchers_type_game,
  REFERRAL: m.vouchers_type_referral,
}
const statuses: Readonly<Record<VoucherStatus, () => string>> = {
  ENABLED: m.vouchers_status_enabled,
  DISABLED: m.vouchers_status_disabled,
}
const adminStatuses: Readonly<Record<AdminStatus, () => string>> = {
  PENDING: m.vouchers_admin_pending,
  APPROVED: m.vouchers_admin_approved,
  REJECTED: m.vouchers_admin_rejected,
}
export const typeName = (type: unknown) => types[type as VoucherType]()
export const statusName = (status: unknown) => statuses[status as VoucherStatus]()
export const adminStatusName = (status: unknown) => adminStatuses[status as AdminStatus]()

const moment = (at: unknown) => absoluteTime(String(at))

export const voucherWords = recordWords(voucherRecord, {
  name: m.vouchers_record,
  fields: {
    title: { label: m.common_title },
    titleEn: { label: m.vouchers_title_en },
    type: { label: m.common_type, value: typeName },
    highlight: { label: m.vouchers_highlight },
    highlightEn: { label: m.vouchers_highlight_en },
    description: { label: m.vouchers_description },
    descriptionEn: { label: m.vouchers_description_en },
    termAndCondition: { label: m.vouchers_terms },
    termAndConditionEn: { label: m.vouchers_terms_en },
    phoneNumber: { label: m.common_phone_number },
    email: { label: m.common_email },
    address: { label: m.vouchers_address },
    mediaIds: {
      label: m.vouchers_images,
      value: (ids) => m.vouchers_count_of_images({ count: (ids as readonly string[]).length }),
    },
    pointSpend: { label: m.vouchers_point_spend },
    days: { label: m.vouchers_date_active },
    startDate: { label: m.vouchers_start_date, value: moment },
    endDate: { label: m.vouchers_end_date, value: moment },
    referralTurns: { label: m.vouchers_referral_turns },
    prizeTitle: { label: m.vouchers_prize_title },
    prizeTitleEn: { label: m.vouchers_prize_title_en },
    isPrinted: { label: m.vouchers_printed, value: (is) => (is ? m.common_yes() : m.common_no()) },
    status: { label: m.common_status, value: statusName },
    adminStatus: { label: m.vouchers_admin_status, value: adminStatusName },
    editedSinceApproval: { label: m.vouchers_edited },
    deletedAt: { label: m.vouchers_deleted_at, value: moment },
    codes: { label: m.vouchers_new_codes },
    created: { label: m.vouchers_codes_created },
    existing: { label: m.vouchers_codes_existing },
    repeated: { label: m.vouchers_codes_repeated },
    replaced: { label: m.vouchers_codes_replaced },
  },
  actions: {
    createVoucher: m.vouchers_action_create,
    updateVoucher: m.vouchers_action_update,
    deleteVoucher: m.vouchers_action_delete,
    cmsSetVoucherAdminStatus: m.vouchers_action_admin_status,
    createVoucherCode: m.vouchers_action_create_codes,
    importReferralCodes: m.vouchers_action_import_codes,
  },
})
